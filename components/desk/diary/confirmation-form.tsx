'use client';

import { CheckboxField } from '@/components/ui/checkbox-field';
import { Form } from '@/components/ui/form';
import { SubmitButton } from '@/components/ui/submit-button';
import { confirmationForm, type DiaryCode } from '@/lib/diary/diary-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { TICKED } from '@/lib/forms/ticked';
import { useActionForm } from '@/lib/forms/use-action-form';

type ConfirmationFormProps = Readonly<{
  action: FormAction<DiaryCode>;
  hidden: Readonly<Record<string, string>>;
  isConfirming: boolean;
  labels: Readonly<Record<'confirmsViewings' | 'hint' | 'submit' | 'pending', string>>;
  errors: Readonly<Record<DiaryCode, string>>;
}>;

export function ConfirmationForm({ action, errors, hidden, isConfirming, labels }: ConfirmationFormProps) {
  const form = useActionForm({ form: confirmationForm, action, texts: errors });
  return (
    <Form form={form} hidden={hidden}>
      <CheckboxField
        {...form.field('confirmsViewings')}
        defaultValue={undefined}
        defaultChecked={isConfirming}
        value={TICKED}
        id="confirms-viewings"
        label={labels.confirmsViewings}
        hint={labels.hint}
      />
      <SubmitButton isPending={form.isPending} labels={labels} look="outline" />
    </Form>
  );
}
