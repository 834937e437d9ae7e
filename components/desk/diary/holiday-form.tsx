'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { holidayForm, type DiaryCode } from '@/lib/diary/diary-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import styles from './diary-form.module.scss';

type Name = 'firstDay' | 'lastDay';

type HolidayFormProps = Readonly<{
  action: FormAction<DiaryCode>;
  hidden: Readonly<Record<string, string>>;
  labels: Readonly<Record<Name | 'submit' | 'pending', string>>;
  errors: Readonly<Record<DiaryCode, string>>;
}>;

export function HolidayForm({ action, errors, hidden, labels }: HolidayFormProps) {
  const form = useActionForm({ form: holidayForm, action, texts: errors });
  const field = (name: Name) => ({
    ...form.field(name),
    defaultValue: form.values?.[name],
    id: `holiday-${name}`,
    label: labels[name],
    required: true,
  });
  return (
    <Form form={form} hidden={hidden}>
      <div className={styles.pair}>
        <InputField {...field('firstDay')} type="date" />
        <InputField {...field('lastDay')} type="date" />
      </div>
      <SubmitButton isPending={form.isPending} labels={labels} look="outline" />
    </Form>
  );
}
