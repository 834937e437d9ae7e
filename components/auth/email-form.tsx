'use client';

import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { forgotForm, type AccountAction } from '@/lib/accounts/account-forms';
import type { AccountCode } from '@/lib/accounts/account-schemas';
import { useAccountForm } from '@/lib/accounts/use-account-form';

type EmailFormProps = {
  action: AccountAction;
  labels: Readonly<{ email: string; submit: string; pending: string; done: string }>;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
};

/** Requests a link by email. The response is the same for every address. */
export function EmailForm({ action, labels, errors, hidden }: EmailFormProps) {
  const form = useAccountForm({ form: forgotForm, action, texts: errors });
  return (
    <Form form={form} done={labels.done} hidden={hidden}>
      <InputField
        {...form.field('email')}
        id="email"
        label={labels.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <SubmitButton isPending={form.isPending} labels={labels} isWide />
    </Form>
  );
}
