'use client';

import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { HoneypotField } from '@/components/ui/honeypot-field';
import type { ContactErrorCode, ContactField, ContactState } from '@/lib/forms/contact-schema';
import { CONTACT_LIMITS } from '@/lib/forms/contact-limits';
import { useFormAction } from '@/lib/forms/use-form-action';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { BrainHandle, ContactBrain, FieldErrors } from './contact-brain';
import styles from './contact-form.module.scss';
import type { ContactAction, ContactLabels } from './labels';
import type { SentMessage } from './sent-panel';
import { typedEarly } from './typed-early';

export type ContactFieldsProps = {
  /** Ids of the fields begin so. */
  id: string;
  action: ContactAction;
  /** Page that shows the answer where there is no JavaScript. */
  permalink: string;
  locale: string;
  siteKey: string | null;
  listingId: string | null;
  labels: ContactLabels;
  /** What stands in the fields at first. */
  defaults: Readonly<Partial<Record<ContactField, string>>>;
  /** First layer of the privacy information. */
  privacy: ReactNode;
  /** True for an empty form after a message was sent. */
  isAgain: boolean;
  /** Takes the form's place. */
  onSent: (message: SentMessage) => void;
};

/** The code behind the form, and the form it was asked for by. */
type Loaded = Readonly<{ Brain: typeof ContactBrain; form: HTMLFormElement }>;
type Phase = 'idle' | 'sending' | ContactErrorCode;

/**
 * The fields, as they stand in the page. Without JavaScript the browser sends them to the server action; with it, the
 * code that checks and sends them comes with the first focus.
 */
export function ContactFields(props: ContactFieldsProps) {
  const { id, action, permalink, locale, siteKey, labels, defaults, privacy, isAgain, onSent } = props;
  const [answer, dispatch] = useFormAction(action, 'failed', permalink);
  const isLive = useHydrated();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [errors, setErrors] = useState<FieldErrors>({});
  const brain = useRef<BrainHandle | null>(null);
  const isWanted = useRef(false);
  const shownAt = useRef(0);
  const element = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const [early] = useState(() => typedEarly(`${id}-message`, defaults.message));

  const isTyped = answer.status !== 'done' ? answer.values : undefined;
  const listingId = isTyped?.listingId ?? props.listingId;
  const current: Phase = phase !== 'idle' ? phase : phaseOf(answer);
  const codes: FieldErrors =
    answer.status === 'error' && phase === 'idle' ? { ...(answer.fields as FieldErrors), ...errors } : errors;

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  useLayoutEffect(() => {
    const text = element.current?.elements.namedItem('message');
    if (early.text !== null && text instanceof HTMLTextAreaElement) text.value = early.text;
  }, [early]);

  useEffect(() => {
    const form = element.current;
    if (!form) return;
    if (isAgain) {
      form.querySelector<HTMLElement>('[name="name"]')?.focus();
      return;
    }
    const query = new URLSearchParams(window.location.search);
    const asked = query.get('subject');
    const words =
      asked && Object.hasOwn(labels.subjects, asked) && labels.subjects[asked as keyof typeof labels.subjects];
    const field = form.elements.namedItem('subject');
    if (words && field instanceof HTMLInputElement && field.value === '') field.value = words;
    // The valuation tool hands over what it was told.
    const text = form.elements.namedItem('message');
    const told = query.get('message')?.slice(0, CONTACT_LIMITS.message);
    if (told && text instanceof HTMLTextAreaElement && text.value === '') text.value = told;
  }, [labels, isAgain]);

  useEffect(() => {
    if (current === 'idle' || current === 'sending') return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? message.current?.querySelector<HTMLElement>('[tabindex]'))?.focus();
  }, [current]);

  const load = (form: HTMLFormElement) => {
    if (loaded) return;
    import('./contact-brain').then(
      ({ ContactBrain: Brain }) => setLoaded({ Brain, form }),
      // Without the code the form still goes to the server action.
      () => isWanted.current && startTransition(() => dispatch(new FormData(form))),
    );
  };

  const connect = (handle: BrainHandle) => {
    brain.current = handle;
    if (isWanted.current) handle.submit();
    isWanted.current = false;
  };

  const value = (name: ContactField) => isTyped?.[name] ?? defaults[name] ?? '';
  const field = (name: ContactField) => ({
    id: `${id}-${name}`,
    name,
    label: labels.fields[name],
    defaultValue: value(name),
    maxLength: name === 'email' ? 254 : CONTACT_LIMITS[name],
    error: codes[name] && labels.fieldErrors[codes[name]],
  });
  const isSending = current === 'sending';
  const isError = current !== 'idle' && current !== 'sending';

  return (
    <form
      ref={element}
      action={dispatch}
      // With JavaScript the words of the schema are said, in the language of the page.
      noValidate={isLive}
      aria-busy={isSending}
      className={styles.form}
      // Read by lib/delivery/content-security-policy.mjs.
      data-bot-check={siteKey ? 'recaptcha' : undefined}
      onFocus={(event) => load(event.currentTarget)}
      onChange={(event) => brain.current?.onChange(event)}
      onBlur={(event) => brain.current?.onBlur(event)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending) return;
        isWanted.current = brain.current === null;
        if (brain.current) brain.current.submit();
        else load(event.currentTarget);
      }}
    >
      <InputField {...field('name')} autoComplete="name" required />
      <InputField {...field('email')} type="email" autoComplete="email" required />
      <InputField {...field('company')} autoComplete="organization" />
      <InputField {...field('subject')} />
      <TextAreaField {...field('message')} className={styles.wide} rows={5} required />
      <HoneypotField id={`${id}-honeypot`} label={labels.honeypot} />
      <input type="hidden" name="locale" value={locale} />
      {listingId && <input type="hidden" name="listingId" value={listingId} />}
      <div className={styles.foot}>
        <SubmitButton isPending={isSending} labels={labels} disabled={isSending} className={styles.submit} />
        <div className={styles.privacy}>{privacy}</div>
      </div>
      <div ref={message} className={styles.messages}>
        <FormMessage kind="error">{isError && current !== 'invalid' && labels.errors[current]}</FormMessage>
      </div>
      {loaded && (
        <loaded.Brain
          form={loaded.form}
          connect={connect}
          extras={() => ({
            locale,
            listingId,
            siteKey,
            honeypot: (loaded.form.elements.namedItem('honeypot') as HTMLInputElement).value,
            shownAt: shownAt.current,
          })}
          onErrors={setErrors}
          onStart={() => setPhase('sending')}
          onSent={onSent}
          onFailed={setPhase}
        />
      )}
    </form>
  );
}

function phaseOf(answer: ContactState): Phase {
  return answer.status === 'error' ? ((answer.code as ContactErrorCode | undefined) ?? 'invalid') : 'idle';
}
