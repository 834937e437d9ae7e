'use client';

import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { HoneypotField } from '@/components/ui/honeypot-field';
import type { NewsletterPlace } from '@/lib/forms/newsletter-schema';
import { subscribe, type SubscribeProblem } from './subscribe';
import styles from './newsletter-form.module.scss';

export type NewsletterLabels = Readonly<{
  email: string;
  honeypot: string;
  submit: string;
  pending: string;
  success: string;
  problems: Readonly<Record<SubscribeProblem, string>>;
}>;

type NewsletterFieldsProps = {
  place: NewsletterPlace;
  locale: string;
  labels: NewsletterLabels;
  /** First layer of the privacy information. */
  privacy: ReactNode;
  /** On one line with its button wherever there is room. */
  isInline?: boolean;
  onDone?: () => void;
};

type Phase = 'idle' | 'sending' | 'done' | SubscribeProblem;

/** An e-mail address for the newsletter. Without JavaScript the browser sends it, and a page answers. */
export function NewsletterFields(props: NewsletterFieldsProps) {
  const { place, locale, labels, privacy, isInline = false, onDone } = props;
  const [phase, setPhase] = useState<Phase>('idle');
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const isSending = phase === 'sending';
  const problem = phase === 'idle' || phase === 'sending' || phase === 'done' ? undefined : phase;

  useEffect(() => {
    if (phase === 'done') done.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
    else if (problem) form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, [phase, problem]);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    setPhase('sending');
    const answer = await subscribe({
      email: String(data.get('email')),
      honeypot: String(data.get('honeypot')),
      locale,
      place,
    });
    setPhase(answer);
    if (answer === 'done') onDone?.();
  };

  return (
    <div className={isInline ? styles.inline : styles.stacked}>
      {phase !== 'done' && (
        <form
          ref={form}
          method="post"
          action="/api/klaviyo/subscribe"
          className={styles.form}
          aria-busy={isSending}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <InputField
            id={`newsletter-${place}`}
            name="email"
            type="email"
            label={labels.email}
            autoComplete="email"
            maxLength={254}
            required
            error={problem && labels.problems[problem]}
          />
          <HoneypotField id={`newsletter-${place}-honeypot`} label={labels.honeypot} />
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="place" value={place} />
          <SubmitButton isPending={isSending} labels={labels} disabled={isSending} />
        </form>
      )}
      <div ref={done} className={styles.message}>
        <FormMessage kind="success">{phase === 'done' && labels.success}</FormMessage>
      </div>
      {phase !== 'done' && <p className={styles.privacy}>{privacy}</p>}
    </div>
  );
}
