import { HoneypotField } from '@/components/ui/honeypot-field';
import { InputField } from '@/components/ui/input-field';
import { SimilarListingsField } from '@/components/ui/similar-listings-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { APPOINTMENT_LIMITS, type AppointmentField } from '@/lib/appointments/appointment-form';
import type { FieldProps } from '@/lib/forms/use-action-form';
import styles from './scheduler.module.scss';
import type { SchedulerLabels } from './read-labels';

type DetailsFieldsProps = {
  field: (name: AppointmentField) => FieldProps;
  labels: SchedulerLabels;
  privacyHref: string;
  values: Readonly<Partial<Record<string, string>>> | undefined;
};

export function DetailsFields({ field: fieldOf, labels, privacyHref, values }: DetailsFieldsProps) {
  const field = (name: 'name' | 'email' | 'phone' | 'notes') => ({
    ...fieldOf(name),
    id: `call-${name}`,
    label: labels[name],
  });

  return (
    <>
      <div className={styles.fields}>
        <InputField {...field('name')} autoComplete="name" maxLength={APPOINTMENT_LIMITS.name} required />
        <InputField {...field('email')} type="email" autoComplete="email" inputMode="email" required />
        <InputField
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={APPOINTMENT_LIMITS.phone}
          hint={labels.phoneHint}
          required
        />
        <TextAreaField {...field('notes')} rows={3} maxLength={APPOINTMENT_LIMITS.notes} hint={labels.notesHint} />
      </div>
      <SimilarListingsField id="call" label={labels.similar} values={values} />
      <HoneypotField id="call-honeypot" label={labels.honeypot} />
      <p className="mini soft">
        {labels.privacy} <a href={privacyHref}>{labels.privacyLink}</a>
      </p>
    </>
  );
}
