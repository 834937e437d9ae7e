'use client';

import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { HoneypotField } from '@/components/ui/honeypot-field';
import { InputField } from '@/components/ui/input-field';
import { SimilarListingsField } from '@/components/ui/similar-listings-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import {
  CONTACT_LIMITS,
  contactForm,
  type ContactCode,
  type ContactField,
  type contactSubjects,
} from '@/lib/forms/contact-form';
import type { FormAction } from '@/lib/forms/define-form';
import { jsonAction } from '@/lib/forms/json-action';
import { valuesOf } from '@/lib/forms/read-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import { useMessageEvidence } from '@/lib/forms/use-message-evidence';
import { cleanEmail, cleanLine, cleanText } from '@/lib/text/clean-field';
import styles from './contact-form.module.scss';
import type { SentMessagePanel } from './sent-panel';

type ContactLabels = Readonly<{
  fields: Readonly<Record<ContactField, string>>;
  similar: string;
  honeypot: string;
  submit: string;
  pending: string;
  errors: Readonly<Record<ContactCode, string>>;
  subjects: Readonly<Record<(typeof contactSubjects)[number], string>>;
}>;

export type ContactFieldsProps = {
  id: string;
  action: FormAction<ContactCode>;
  permalink: string;
  locale: string;
  siteKey: string | null;
  listingId: string | null;
  labels: ContactLabels;
  defaults: Readonly<Partial<Record<ContactField, string>>>;
  privacy: ReactNode;
  isAgain: boolean;
  onSent: (message: SentMessagePanel) => void;
};

const send = jsonAction<ContactCode>('/api/contact/send', {
  refused: 'The message was not taken.',
  unknown: 'The message was not sent.',
});

/** Sends JSON; without JavaScript the server action receives the form. */
export function ContactFields(props: ContactFieldsProps) {
  const { id, action, permalink, locale, siteKey, labels, defaults, privacy, isAgain } = props;
  const pending = useRef<SentMessagePanel>(null);
  const addEvidence = useMessageEvidence(siteKey);
  const form = useActionForm({
    form: contactForm,
    action,
    send,
    permalink,
    texts: labels.errors,
    prepare: (data) => {
      pending.current = readMessage(data);
      return addEvidence(data);
    },
  });
  const { error, isDone, isLive, isPending, values } = form;
  const listingId = values?.listingId ?? props.listingId;
  const inputOf = (name: ContactField) =>
    document.getElementById(`${id}-${name}`) as HTMLInputElement | HTMLTextAreaElement;

  const fillIn = useEffectEvent(() => {
    if (isAgain) return inputOf('name').focus();
    const query = new URLSearchParams(window.location.search);
    const subject = query.get('subject') ?? '';
    const texts: Partial<Record<ContactField, string>> = {
      ...(Object.hasOwn(labels.subjects, subject) && {
        subject: labels.subjects[subject as keyof typeof labels.subjects],
      }),
      // The valuation tool sends its answers in the query.
      message: query.get('message')?.slice(0, CONTACT_LIMITS.message) ?? '',
      ...defaults,
    };
    for (const [name, text] of Object.entries(texts) as [ContactField, string][]) {
      if (!inputOf(name).value) inputOf(name).value = text;
    }
  });
  // Not in the HTML: on hydration, React would overwrite typed text.
  useEffect(() => fillIn(), []);

  const onSent = useEffectEvent(() => pending.current && props.onSent(pending.current));
  useEffect(() => {
    if (isDone) onSent();
  }, [isDone]);

  const field = (name: ContactField) => ({
    ...form.field(name),
    id: `${id}-${name}`,
    label: labels.fields[name],
    maxLength: CONTACT_LIMITS[name],
  });

  return (
    <form
      {...form.formProps}
      // With JavaScript, the form itself shows errors in the page's language.
      noValidate={isLive}
      className={styles.form}
      // Read by lib/delivery/content-security-policy.mjs.
      data-bot-check={siteKey ? 'recaptcha' : undefined}
    >
      <InputField {...field('name')} autoComplete="name" required />
      <InputField {...field('email')} type="email" autoComplete="email" required />
      <InputField {...field('company')} autoComplete="organization" />
      <InputField {...field('subject')} />
      <TextAreaField {...field('message')} className={styles.wide} rows={5} required />
      <SimilarListingsField id={id} label={labels.similar} values={values} className={styles.wide} />
      <HoneypotField id={`${id}-honeypot`} label={labels.honeypot} />
      <HiddenFields values={{ locale, ...(listingId && { listingId }) }} />
      <div className={styles.foot}>
        <SubmitButton isPending={isPending} labels={labels} disabled={isPending} className={styles.submit} />
        <div className={styles.privacy}>{privacy}</div>
      </div>
      <div className={styles.messages}>
        <FormMessage id={form.messageId} kind="error">
          {error}
        </FormMessage>
      </div>
    </form>
  );
}

function readMessage(data: FormData): SentMessagePanel {
  const { email = '', message = '', subject = '' } = valuesOf(data, ['email', 'message', 'subject']);
  return { email: cleanEmail(email), message: cleanText(message), subject: cleanLine(subject) };
}
