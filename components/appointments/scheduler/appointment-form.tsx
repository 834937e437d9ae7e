'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SubmitButton } from '@/components/ui/submit-button';
import type { MonthView } from '@/lib/appointments/month-view';
import {
  appointmentBookingForm,
  appointmentMoveForm,
  type AppointmentAction,
  type AppointmentCode,
} from '@/lib/appointments/appointment-form';
import type { FormState } from '@/lib/forms/define-form';
import { useBotEvidence } from '@/lib/forms/use-bot-evidence';
import { useActionForm } from '@/lib/forms/use-action-form';
import type { Locale } from '@/lib/i18n/locales';
import { randomKey } from '@/lib/text/random-key';
import { DetailsFields } from './details-fields';
import { fill } from './fill';
import type { SchedulerLabels } from './read-labels';
import { TimePicker } from './time-picker';
import styles from './scheduler.module.scss';

export type AppointmentFormProps = {
  action: AppointmentAction;
  hidden: Readonly<Record<string, string>>;
  privacyHref: string;
  mode: 'book' | 'move';
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
  onResponse: (response: FormState<AppointmentCode>) => void;
};

const MINUTE_MS = 60_000;

export function AppointmentForm(props: AppointmentFormProps) {
  const { action, hidden, privacyHref, mode, locale, labels, view, day, starts, minutes, zone } = props;
  const isBooking = mode === 'book';
  const [formKey] = useState(() => hidden.formKey ?? randomKey());
  const addEvidence = useBotEvidence(props.siteKey);
  const form = useActionForm({
    form: isBooking ? appointmentBookingForm : appointmentMoveForm,
    action,
    texts: labels.errors,
    // Not needed to move an appointment: the private link is the proof.
    ...(isBooking && { prepare: (data) => addEvidence(data, formKey) }),
  });
  const { code, error, isPending, messageId, response } = form;
  const isTaken = code === 'taken';

  const onResponse = useEffectEvent(props.onResponse);
  useEffect(() => onResponse(response), [response]);

  const typedStart = Number(form.values?.start);
  const start = props.start ?? (starts.includes(typedStart) ? typedStart : null);
  const dayName = view?.weeks.flat().find((cell) => cell?.day === day)?.name;

  const [from, to] = start === null ? [] : [view?.clocks[start], view?.clocks[start + minutes * MINUTE_MS]];

  if (form.isDone) {
    return (
      <div className={styles.appointment}>
        <FormMessage kind="success">{labels.received}</FormMessage>
      </div>
    );
  }
  return (
    <form {...form.formProps} className={styles.appointment}>
      <HiddenFields
        values={{ ...hidden, ...(isBooking && { formKey, minutes: String(minutes), timeZone: zone }), locale }}
      />
      <h2 className={styles.title}>{labels.timeTitle}</h2>
      <FormMessage kind="error" {...(isTaken && { id: messageId })}>
        {isTaken && error}
      </FormMessage>
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
          error={start === null && form.field('start').isInvalid ? labels.chooseTime : undefined}
          onStart={props.onStart}
        />
      )}
      {isBooking && (
        <>
          <h2 className={styles.title}>{labels.detailsTitle}</h2>
          <DetailsFields field={form.field} labels={labels} privacyHref={privacyHref} values={form.values} />
        </>
      )}
      {view && dayName && from && to && (
        <p className={`numeric ${styles.summary}`}>
          <span>{fill(labels.summary, { day: dayName, from: from.time, to: to.time })}</span>
          {from.own && (
            <span className="soft">
              {fill(labels.summaryOwn, { city: view.city, from: from.own, to: to.own ?? to.time })}
            </span>
          )}
        </p>
      )}
      <FormMessage kind="error" {...(!isTaken && { id: messageId })}>
        {!isTaken && error}
      </FormMessage>
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
