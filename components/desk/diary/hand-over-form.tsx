'use client';

import { Form } from '@/components/ui/form';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { handOverForm, type DiaryCode } from '@/lib/diary/diary-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';
import { Options, type Choice } from './form-choices';

type HandOverFormProps = Readonly<{
  action: FormAction<DiaryCode>;
  hidden: Readonly<Record<string, string>>;
  heirs: readonly Choice[];
  labels: Readonly<Record<'heir' | 'heirHint' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<DiaryCode, string>>;
}>;

export function HandOverForm({ action, errors, heirs, hidden, labels }: HandOverFormProps) {
  const form = useActionForm({ form: handOverForm, action, texts: errors });
  return (
    <Form form={form} hidden={hidden}>
      <SelectField
        {...form.field('heir')}
        key={form.values?.heir}
        defaultValue={form.values?.heir ?? ''}
        id="hand-over-heir"
        label={labels.heir}
        hint={labels.heirHint}
        required
      >
        <Options choices={heirs} />
      </SelectField>
      <SubmitButton isPending={form.isPending} labels={labels} look="outline" />
    </Form>
  );
}
