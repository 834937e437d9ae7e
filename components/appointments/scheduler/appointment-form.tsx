'use client';

import { useState } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SubmitButton } from '@/components/ui/submit-button';
import type { MonthView } from '@/lib/appointments/month-view';
import {
  appointmentFieldsSchema,
  movingFieldsSchema,
  type AppointmentField,
  type AppointmentState,
} from '@/lib/appointments/appointment-schema';
import type { Locale } from '@/lib/i18n/locales';
import { DetailsFields } from './details-fields';
import { fill, type SchedulerLabels } from './labels';
import { TimePicker } from './time-picker';
import { useAppointmentForm, type AppointmentAction } from './use-appointment-form';
import styles from './scheduler.module.scss';

export type AppointmentFormProps = {
  action: AppointmentAction;
  /** Fields that nobody fills in. */
  hidden: Readonly<Record<string, string>>;
  privacyHref: string;
  /** Moving a call asks for a time alone. */
  mode: 'book' | 'move';
  /** Of reCAPTCHA, where it is configured. */
  siteKey: string | null;
  locale: Locale;
  labels: SchedulerLabels;
  view: MonthView | null;
  day: string | null;
  starts: readonly number[];
  start: number | null;
  onStart: (start: number) => void;
  minutes: number;
  zone: string;
  onResponse: (state: AppointmentState) => void;
};

const MINUTE_MS = 60_000;

/** Times of the chosen day, the visitor's details, and what will be booked in one sentence. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { action, hidden, privacyHref, mode, locale, labels, view, day, starts, minutes, zone } = props;
  const isBooking = mode === 'book';
  const { state, isPending, formProps } = useAppointmentForm({
    action,
    schema: isBooking ? appointmentFieldsSchema : movingFieldsSchema,
    onResponse: props.onResponse,
    // Whoever moves a call has its private link.
    siteKey: isBooking ? props.siteKey : undefined,
  });
  const [formKey] = useState(() => hidden.formKey ?? newKey());
  const typedStart = state.status === 'error' ? Number(state.values?.start) : NaN;
  const start = props.start ?? (starts.includes(typedStart) ? typedStart : null);
  const dayName = view?.weeks.flat().find((cell) => cell?.day === day)?.name;

  const [from, to] = start === null ? [] : [view?.clocks[start], view?.clocks[start + minutes * MINUTE_MS]];

  const code = state.status === 'error' ? state.code : undefined;
  const errorOf = (field: AppointmentField) => {
    const own = state.status === 'error' ? state.fields?.[field] : undefined;
    return own && labels.errors[own];
  };

  if (state.status === 'done') {
    return (
      <div className={styles.call}>
        <FormMessage kind="success">{labels.received}</FormMessage>
      </div>
    );
  }
  return (
    <form {...formProps} className={styles.call}>
      <HiddenFields
        values={{ ...hidden, ...(isBooking && { formKey, minutes: String(minutes), timeZone: zone }), locale }}
      />
      <h2 className={styles.title}>{labels.timeTitle}</h2>
      <FormMessage kind="error">{code === 'taken' && labels.errors.taken}</FormMessage>
      <p role="status" className={starts.length > 0 ? 'visuallyHidden' : styles.notice}>
        {dayName
          ? fill(starts.length > 0 ? labels.times : labels.noneOnDay, { day: dayName })
          : view
            ? fill(labels.noneInMonth, { month: view.name })
            : labels.chooseDay}
      </p>
      {view && day && dayName && starts.length > 0 && (
        <TimePicker
          starts={starts}
          start={start}
          legend={fill(labels.times, { day: dayName })}
          view={view}
          day={day}
          labels={labels}
          error={start === null && errorOf('start') ? labels.chooseTime : undefined}
          onStart={props.onStart}
        />
      )}
      {isBooking && (
        <>
          <h2 className={styles.title}>{labels.detailsTitle}</h2>
          <DetailsFields state={state} errorOf={errorOf} labels={labels} privacyHref={privacyHref} />
        </>
      )}
      {view && dayName && from && to && (
        <p className={`numeric ${styles.summary}`}>
          {fill(labels.summary, { day: dayName, from: from.time, to: to.time })}
          {from.own && (
            <span className="soft">
              {fill(labels.summaryOwn, { city: view.city, from: from.own, to: to.own ?? to.time })}
            </span>
          )}
        </p>
      )}
      <FormMessage kind="error">{code && code !== 'taken' && labels.errors[code]}</FormMessage>
      <SubmitButton
        isPending={isPending}
        labels={
          isBooking
            ? { submit: labels.confirm, pending: labels.confirming }
            : { submit: labels.move, pending: labels.moving }
        }
      />
    </form>
  );
}

/** Random, for a page that was made before anybody asked for it. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
