import { InputField } from '@/components/ui/input-field';
import { HoneypotField } from '@/components/ui/honeypot-field';
import { BOOKING_LIMITS, type AppointmentField, type AppointmentState } from '@/lib/appointments/appointment-schema';
import styles from './scheduler.module.scss';
import type { SchedulerLabels } from './labels';

type DetailsFieldsProps = {
  state: AppointmentState;
  errorOf: (field: AppointmentField) => string | undefined;
  labels: SchedulerLabels;
  privacyHref: string;
};

/** Who calls, and what about. */
export function DetailsFields({ state, errorOf, labels, privacyHref }: DetailsFieldsProps) {
  const typed = (field: AppointmentField) => (state.status === 'done' ? undefined : state.values?.[field]);
  const field = (name: 'name' | 'email' | 'phone') => ({
    id: `call-${name}`,
    name,
    label: labels[name],
    error: errorOf(name),
    defaultValue: typed(name),
    required: true,
  });

  return (
    <>
      <div className={styles.fields}>
        <InputField {...field('name')} autoComplete="name" maxLength={BOOKING_LIMITS.name} />
        <InputField {...field('email')} type="email" autoComplete="email" inputMode="email" />
        <InputField
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={BOOKING_LIMITS.phone}
          hint={labels.phoneHint}
        />
        <div className="field">
          <label htmlFor="call-notes" className="fieldLabel">
            {labels.notes}
          </label>
          <textarea
            id="call-notes"
            name="notes"
            rows={3}
            maxLength={BOOKING_LIMITS.notes}
            defaultValue={typed('notes')}
            aria-describedby="call-notes-hint"
            className="fieldInput"
          />
          <p id="call-notes-hint" className="mini soft">
            {labels.notesHint}
          </p>
        </div>
      </div>
      <HoneypotField id="call-honeypot" label={labels.honeypot} />
      <p className="mini soft">
        {labels.privacy} <a href={privacyHref}>{labels.privacyLink}</a>
      </p>
    </>
  );
}
