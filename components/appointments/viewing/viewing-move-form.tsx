'use client';

import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SubmitButton } from '@/components/ui/submit-button';
import { appointmentMoveForm, type AppointmentAction, type AppointmentCode } from '@/lib/appointments/appointment-form';
import type { OfferedDay } from '@/lib/diary/offered-times';
import { useActionForm } from '@/lib/forms/use-action-form';
import { TimeChoice } from './time-choice';
import styles from './viewing.module.scss';
import type { ReactNode } from 'react';

type ViewingMoveFormProps = Readonly<{
  action: AppointmentAction;
  hidden: Readonly<Record<'reference' | 'locale', string>>;
  days: readonly OfferedDay[];
  start: string | undefined;
  labels: Readonly<Record<'times' | 'timesHint' | 'chooseTime' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<AppointmentCode, string>>;
  more: ReactNode;
}>;

export function ViewingMoveForm({ action, days, errors, hidden, labels, more, start }: ViewingMoveFormProps) {
  const form = useActionForm({ form: appointmentMoveForm, action, texts: errors });
  return (
    <form {...form.formProps} className={styles.form}>
      <HiddenFields values={hidden} />
      <FormMessage id={form.messageId} kind="error">
        {form.error}
      </FormMessage>
      <TimeChoice
        legend={labels.times}
        hint={labels.timesHint}
        days={days}
        chosen={form.values?.start ?? start}
        error={form.field('start').isInvalid ? labels.chooseTime : undefined}
      />
      {more}
      <SubmitButton isPending={form.isPending} labels={labels} />
    </form>
  );
}
