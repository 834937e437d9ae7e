'use client';

import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { SentMessagePanel } from '@/components/contact/contact-form/sent-panel';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { HoneypotField } from '@/components/ui/honeypot-field';
import { InputField } from '@/components/ui/input-field';
import { Segments } from '@/components/ui/segments';
import { SelectField } from '@/components/ui/select-field';
import { SimilarListingsField } from '@/components/ui/similar-listings-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import {
  ENQUIRY_LIMITS,
  enquiryForm,
  type dayParts,
  type EnquiryCode,
  type EnquiryField,
  type enquiryKinds,
  type viewingDays,
  type viewingModes,
} from '@/lib/forms/enquiry-form';
import type { FormAction } from '@/lib/forms/define-form';
import { jsonAction } from '@/lib/forms/json-action';
import { useActionForm } from '@/lib/forms/use-action-form';
import { useMessageEvidence } from '@/lib/forms/use-message-evidence';
import { viewingDetails } from '@/lib/forms/viewing-details';
import type { Locale } from '@/lib/i18n/locales';
import { cleanEmail, cleanText } from '@/lib/text/clean-field';
import styles from './enquiry-fields.module.scss';
import { FreeTimes, type FreeTimesLabels } from './free-times';
import { useFreeTimes } from './use-free-times';
import { useKind } from './use-kind';
import { ViewingFields } from './viewing-fields';

type Choice<Value extends string = string> = Readonly<{ value: Value; label: string }>;
type TextField = 'moveIn' | 'people' | 'name' | 'email' | 'phone' | 'language' | 'message';

export type EnquiryLabels = Readonly<{
  fields: Readonly<Record<TextField, string>>;
  sent: Readonly<Record<'moveIn' | 'people', string>>;
  kindLegend: string;
  modeLegend: string;
  daysLegend: string;
  partsLegend: string;
  timesHint: string;
  messageHint: string;
  times: string;
  anyTime: string;
  free: FreeTimesLabels;
  similar: string;
  honeypot: string;
  submit: string;
  pending: string;
  errors: Readonly<Record<EnquiryCode, string>>;
}>;

export type EnquiryFieldsProps = {
  id: string;
  action: FormAction<EnquiryCode>;
  permalink: string;
  locale: Locale;
  siteKey: string | null;
  listingId: string;
  viewingHref: string;
  /** Sold listings accept questions, not viewings. */
  kinds: readonly Choice<(typeof enquiryKinds)[number]>[];
  modes: readonly Choice<(typeof viewingModes)[number]>[];
  days: readonly Choice<(typeof viewingDays)[number]>[];
  parts: readonly Choice<(typeof dayParts)[number]>[];
  languages: readonly Choice[];
  isLetting: boolean;
  defaultMessage: string;
  labels: EnquiryLabels;
  privacy: ReactNode;
  isAgain: boolean;
  onSent: (message: SentMessagePanel) => void;
};

const send = jsonAction<EnquiryCode>('/api/enquiries/send', {
  refused: 'The enquiry was not taken.',
  unknown: 'The enquiry was not sent.',
});

/** Accepts time preferences until free times can be chosen. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { action, days, id, isLetting, kinds, labels, languages, listingId, locale, modes, parts, permalink } = props;
  const pending = useRef<SentMessagePanel>(null);
  const addEvidence = useMessageEvidence(props.siteKey);
  const form = useActionForm({
    form: enquiryForm,
    action,
    send,
    permalink,
    texts: labels.errors,
    prepare: (data) => {
      pending.current = readSent(data, props);
      return addEvidence(data);
    },
  });
  const { error, isDone, isLive, isPending, values } = form;
  const [kind, setKind] = useKind(id, values?.kind ?? kinds[0]?.value ?? 'question');
  const isVisit = kinds.some(({ value }) => value === 'viewing');
  const free = useFreeTimes(id, { listingId, locale, isWanted: isVisit });
  const showsFree = free !== null && kind === 'viewing';

  const onSent = useEffectEvent(() => pending.current && props.onSent(pending.current));
  useEffect(() => {
    if (isDone) onSent();
  }, [isDone]);

  const begin = useEffectEvent(() => {
    if (props.isAgain) document.getElementById(`${id}-name`)?.focus();
  });
  useEffect(() => begin(), []);

  const field = (name: TextField) => ({
    ...form.field(name satisfies EnquiryField),
    id: `${id}-${name}`,
    label: labels.fields[name],
  });

  return (
    <form
      {...form.formProps}
      id={id}
      noValidate={isLive}
      className={styles.form}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'kind') setKind(target.value);
      }}
      // Read by lib/delivery/content-security-policy.mjs.
      data-bot-check={props.siteKey ? 'recaptcha' : undefined}
    >
      {kinds.length > 1 ? (
        <div className={styles.wide}>
          <Segments legend={labels.kindLegend} name="kind" idPrefix={id} value={kind} options={kinds} />
        </div>
      ) : (
        <input type="hidden" name="kind" value={kinds[0]?.value} />
      )}
      {showsFree && <FreeTimes days={free} href={props.viewingHref} labels={labels.free} />}
      <div className={styles.rest} hidden={showsFree}>
        {isVisit && (
          <ViewingFields
            {...{ days, id, labels, modes, parts, values }}
            freeHref={props.viewingHref}
            tenant={isLetting ? { moveIn: field('moveIn'), people: field('people') } : null}
          />
        )}
        <InputField {...field('name')} autoComplete="name" maxLength={ENQUIRY_LIMITS.name} required />
        <InputField {...field('email')} type="email" autoComplete="email" maxLength={ENQUIRY_LIMITS.email} required />
        <InputField {...field('phone')} type="tel" autoComplete="tel" maxLength={ENQUIRY_LIMITS.phone} />
        <SelectField {...field('language')} defaultValue={values?.language ?? locale}>
          {languages.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...field('message')}
          {...(values === undefined && { defaultValue: props.defaultMessage })}
          hint={kind === 'viewing' ? labels.messageHint : undefined}
          className={styles.wide}
          rows={3}
          maxLength={ENQUIRY_LIMITS.message}
        />
        <SimilarListingsField id={id} label={labels.similar} values={values} className={styles.wide} />
        <HoneypotField id={`${id}-honeypot`} label={labels.honeypot} />
        <HiddenFields values={{ locale, listingId }} />
        <div className={styles.foot}>
          <SubmitButton isPending={isPending} labels={labels} disabled={isPending} className={styles.submit} />
          <div className={styles.privacy}>{props.privacy}</div>
        </div>
        <div className={styles.messages}>
          <FormMessage id={form.messageId} kind="error">
            {error}
          </FormMessage>
        </div>
      </div>
    </form>
  );
}

function readSent(data: FormData, { days, labels, locale, modes, parts }: EnquiryFieldsProps): SentMessagePanel {
  const text = (name: string) => String(data.get(name) ?? '');
  const namesOf = (name: string, choices: readonly Choice[]) =>
    data
      .getAll(name)
      .map((value) => choices.find((choice) => choice.value === value)?.label)
      .join(', ');
  const times = [namesOf('days[]', days), namesOf('parts[]', parts)].filter((part) => part !== '').join('; ');
  return {
    email: cleanEmail(text('email')),
    message: cleanText(text('message')),
    ...(text('kind') === 'viewing' && {
      times: `${namesOf('mode', modes)} · ${times === '' ? labels.anyTime : times}`,
      details: viewingDetails({ moveIn: text('moveIn'), people: text('people') }, labels.sent, locale),
    }),
  };
}
