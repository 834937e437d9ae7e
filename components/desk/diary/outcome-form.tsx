'use client';

import { Form } from '@/components/ui/form';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { DIARY_LIMITS, outcomeForm, type DiaryCode } from '@/lib/diary/diary-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import { Options, type Choice } from './form-choices';

type Name = 'outcome' | 'internal' | 'forSeller';

type OutcomeFormProps = Readonly<{
  action: FormAction<DiaryCode>;
  hidden: Readonly<Record<string, string>>;
  values: Readonly<Record<Name, string>>;
  outcomes: readonly Choice[];
  hasSeller: boolean;
  labels: Readonly<Record<Name | 'internalHint' | 'forSellerHint' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<DiaryCode, string>>;
}>;

export function OutcomeForm({ action, errors, hasSeller, hidden, labels, outcomes, values }: OutcomeFormProps) {
  const form = useActionForm({ form: outcomeForm, action, texts: errors });
  const field = (name: Name) => ({
    ...form.field(name),
    defaultValue: form.values?.[name] ?? values[name],
    id: `outcome-${name}`,
    label: labels[name],
  });
  return (
    <Form form={form} hidden={hidden}>
      <SelectField {...field('outcome')} key={form.values?.outcome ?? values.outcome} required>
        <Options choices={outcomes} />
      </SelectField>
      <TextAreaField {...field('internal')} hint={labels.internalHint} maxLength={DIARY_LIMITS.feedback} rows={3} />
      {hasSeller && (
        <TextAreaField {...field('forSeller')} hint={labels.forSellerHint} maxLength={DIARY_LIMITS.feedback} rows={3} />
      )}
      <SubmitButton isPending={form.isPending} labels={labels} />
    </Form>
  );
}
