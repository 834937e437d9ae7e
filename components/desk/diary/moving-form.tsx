'use client';

import { CheckboxField } from '@/components/ui/checkbox-field';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { diaryMoveForm, type DiaryCode } from '@/lib/diary/diary-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { TICKED } from '@/lib/forms/ticked';
import { useActionForm } from '@/lib/forms/use-action-form';
import styles from './diary-form.module.scss';

type Label = 'day' | 'time' | 'timeHint' | 'ignoresTravel' | 'ignoresTravelHint' | 'submit' | 'pending';

type MovingFormProps = Readonly<{
  action: FormAction<DiaryCode>;
  hidden: Readonly<Record<string, string>>;
  day: string;
  time: string;
  hasTravel: boolean;
  labels: Readonly<Record<Label, string>>;
  errors: Readonly<Record<DiaryCode, string>>;
}>;

export function MovingForm({ action, day, errors, hasTravel, hidden, labels, time }: MovingFormProps) {
  const form = useActionForm({ form: diaryMoveForm, action, texts: errors });
  return (
    <Form form={form} hidden={hidden}>
      <div className={styles.pair}>
        <InputField
          {...form.field('day')}
          defaultValue={form.values?.day ?? day}
          id="moving-day"
          label={labels.day}
          type="date"
          required
        />
        <InputField
          {...form.field('time')}
          defaultValue={form.values?.time ?? time}
          id="moving-time"
          label={labels.time}
          type="time"
          step={900}
          hint={labels.timeHint}
          required
        />
      </div>
      {hasTravel && (
        <CheckboxField
          {...form.field('ignoresTravel')}
          defaultValue={undefined}
          key={form.values?.ignoresTravel}
          defaultChecked={form.values?.ignoresTravel === TICKED}
          value={TICKED}
          id="moving-ignores-travel"
          label={labels.ignoresTravel}
          hint={labels.ignoresTravelHint}
        />
      )}
      <SubmitButton isPending={form.isPending} labels={labels} look="outline" />
    </Form>
  );
}
