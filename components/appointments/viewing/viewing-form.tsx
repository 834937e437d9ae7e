'use client';

import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { HoneypotField } from '@/components/ui/honeypot-field';
import { InputField } from '@/components/ui/input-field';
import { Segments } from '@/components/ui/segments';
import { SelectField } from '@/components/ui/select-field';
import { SimilarListingsField } from '@/components/ui/similar-listings-field';
import { SubmitButton } from '@/components/ui/submit-button';
import type { AppointmentAction, AppointmentCode } from '@/lib/appointments/appointment-form';
import { VIEWING_LIMITS, viewingForm } from '@/lib/appointments/viewing-form';
import type { OfferedDay } from '@/lib/diary/offered-times';
import { useBotEvidence } from '@/lib/forms/use-bot-evidence';
import { useActionForm } from '@/lib/forms/use-action-form';
import { TimeChoice } from './time-choice';
import styles from './viewing.module.scss';
import { useState, type ReactNode } from 'react';

type TextField = 'name' | 'email' | 'phone' | 'language' | 'notes';
type Label =
  | TextField
  | 'times'
  | 'timesHint'
  | 'chooseTime'
  | 'mode'
  | 'details'
  | 'notesHint'
  | 'similar'
  | 'honeypot'
  | 'chosen';

type Choice = Readonly<{ value: string; label: string }>;

type ViewingFormProps = Readonly<{
  action: AppointmentAction;
  hidden: Readonly<Record<'listingId' | 'locale' | 'formKey', string>>;
  siteKey: string | null;
  days: readonly OfferedDay[];
  start: string | undefined;
  modes: readonly Choice[];
  languages: readonly Choice[];
  labels: Readonly<Record<Label | 'submit' | 'pending', string>>;
  errors: Readonly<Record<AppointmentCode, string>>;
  more: ReactNode;
  note: ReactNode;
}>;

export function ViewingForm({ action, days, errors, hidden, labels, languages, modes, ...props }: ViewingFormProps) {
  const addEvidence = useBotEvidence(props.siteKey);
  const form = useActionForm({
    form: viewingForm,
    action,
    texts: errors,
    prepare: (data) => {
      data.set('timeZone', new Intl.DateTimeFormat().resolvedOptions().timeZone);
      return addEvidence(data, hidden.formKey);
    },
  });
  const { code, error, messageId, values } = form;
  const [start, setStart] = useState(values?.start ?? props.start);
  const isTaken = code === 'taken';
  const field = (name: TextField) => ({ ...form.field(name), id: `viewing-${name}`, label: labels[name] });
  const chosen = days
    .flatMap(({ name, times }) => times.map((time) => ({ ...time, name })))
    .find((offered) => String(offered.start) === start);
  return (
    <form
      {...form.formProps}
      className={styles.form}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'start') setStart(target.value);
      }}
      // Read by lib/delivery/content-security-policy.mjs.
      data-bot-check={props.siteKey ? 'recaptcha' : undefined}
    >
      <HiddenFields values={hidden} />
      <FormMessage kind="error" {...(isTaken && { id: messageId })}>
        {isTaken && error}
      </FormMessage>
      <TimeChoice
        legend={labels.times}
        hint={labels.timesHint}
        days={days}
        chosen={values?.start ?? props.start}
        error={form.field('start').isInvalid ? labels.chooseTime : undefined}
      />
      {props.more}
      <Segments legend={labels.mode} name="mode" value={values?.mode ?? 'inPerson'} options={modes} />
      <h2 className={styles.title}>{labels.details}</h2>
      <div className={styles.fields}>
        <InputField {...field('name')} autoComplete="name" maxLength={VIEWING_LIMITS.name} required />
        <InputField {...field('email')} type="email" autoComplete="email" inputMode="email" required />
        <InputField {...field('phone')} type="tel" autoComplete="tel" maxLength={VIEWING_LIMITS.phone} required />
        <SelectField {...field('language')} defaultValue={values?.language ?? hidden.locale}>
          {languages.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <InputField {...field('notes')} maxLength={VIEWING_LIMITS.notes} hint={labels.notesHint} />
      </div>
      <SimilarListingsField id="viewing" label={labels.similar} values={values} />
      <HoneypotField id="viewing-honeypot" label={labels.honeypot} />
      {form.isLive && chosen && (
        <p>
          {labels.chosen} <b>{`${chosen.name}, ${chosen.time}`}</b>
        </p>
      )}
      {props.note}
      <FormMessage kind="error" {...(!isTaken && { id: messageId })}>
        {!isTaken && error}
      </FormMessage>
      <SubmitButton isPending={form.isPending} labels={labels} />
    </form>
  );
}
