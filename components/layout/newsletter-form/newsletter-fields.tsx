'use client';

import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { HoneypotField } from '@/components/ui/honeypot-field';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { jsonAction } from '@/lib/forms/json-action';
import { newsletterForm, type NewsletterCode, type NewsletterPlace } from '@/lib/forms/newsletter-form';
import { useActionForm } from '@/lib/forms/use-action-form';

export type NewsletterLabels = Readonly<{
  email: string;
  honeypot: string;
  submit: string;
  pending: string;
  success: string;
  problems: Readonly<Record<NewsletterCode, string>>;
}>;

type NewsletterFieldsProps = {
  place: NewsletterPlace;
  locale: string;
  labels: NewsletterLabels;
  privacy: ReactNode;
  isInline?: boolean;
  onDone?: () => void;
};

const ADDRESS = '/api/klaviyo/subscribe';

/** Content blockers block URLs that contain the name of the service. */
const UNBLOCKED_ADDRESS = '/api/subscribe';

const subscribe = jsonAction<NewsletterCode>(
  ADDRESS,
  { refused: 'Failed to subscribe.', unknown: 'An unknown error occurred while subscribing.' },
  UNBLOCKED_ADDRESS,
);

export function NewsletterFields(props: NewsletterFieldsProps) {
  const { place, locale, labels, privacy, isInline = false } = props;
  const form = useActionForm({ form: newsletterForm, action: ADDRESS, send: subscribe, texts: labels.problems });
  const { isDone, isPending } = form;

  const onDone = useEffectEvent(() => props.onDone?.());
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone]);

  return (
    <div className={isInline ? 'newsletterInline' : 'newsletterStacked'}>
      {!isDone && (
        <form {...form.formProps} noValidate={false} className="newsletterForm">
          <InputField
            id={`newsletter-${place}`}
            name="email"
            type="email"
            label={labels.email}
            autoComplete="email"
            maxLength={254}
            required
            error={form.error}
          />
          <HoneypotField id={`newsletter-${place}-honeypot`} label={labels.honeypot} />
          <HiddenFields values={{ locale, place }} />
          <SubmitButton isPending={isPending} labels={labels} disabled={isPending} />
        </form>
      )}
      <div className="newsletterMessage">
        <FormMessage id={form.messageId} kind="success">
          {isDone && labels.success}
        </FormMessage>
      </div>
      {!isDone && <p className="newsletterPrivacy">{privacy}</p>}
    </div>
  );
}
