'use client';

import { Form } from '@/components/ui/form';
import { SubmitButton } from '@/components/ui/submit-button';
import { listingSendForm, type SendCode } from '@/lib/contacts/send-form';
import type { FormAction } from '@/lib/forms/define-form';
import { useActionForm } from '@/lib/forms/use-action-form';

type SendFormProps = Readonly<{
  action: FormAction<SendCode>;
  hidden: Readonly<Record<string, string>>;
  labels: Readonly<Record<'submit' | 'pending', string>>;
  errors: Readonly<Record<SendCode, string>>;
}>;

export function SendListingForm({ action, errors, hidden, labels }: SendFormProps) {
  const form = useActionForm({ form: listingSendForm, action, texts: errors });
  return (
    <Form form={form} hidden={hidden}>
      <SubmitButton isPending={form.isPending} labels={labels} isSmall />
    </Form>
  );
}
