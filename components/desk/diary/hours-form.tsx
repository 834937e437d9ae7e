'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { DIARY_LIMITS, hourFields, hoursForm, type DiaryCode } from '@/lib/diary/diary-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';

type Name = (typeof hourFields)[number];

type HoursFormProps = Readonly<{
  action: FormAction<DiaryCode>;
  hidden: Readonly<Record<string, string>>;
  values: Readonly<Record<Name, string>>;
  days: Readonly<Record<Name, string>>;
  hint: string;
  labels: Readonly<Record<'submit' | 'pending', string>>;
  errors: Readonly<Record<DiaryCode, string>>;
}>;

export function HoursForm({ action, days, errors, hidden, hint, labels, values }: HoursFormProps) {
  const form = useActionForm({ form: hoursForm, action, texts: errors });
  return (
    <Form form={form} hidden={hidden}>
      {hourFields.map((name, index) => (
        <InputField
          key={name}
          {...form.field(name)}
          defaultValue={form.values?.[name] ?? values[name]}
          id={`hours-${name}`}
          label={days[name]}
          hint={index === 0 ? hint : undefined}
          maxLength={DIARY_LIMITS.hours}
          autoComplete="off"
        />
      ))}
      <SubmitButton isPending={form.isPending} labels={labels} />
    </Form>
  );
}
