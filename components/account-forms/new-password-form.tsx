'use client';

import { Form } from '@/components/ui/form';
import { SubmitButton } from '@/components/ui/submit-button';
import { UsernameField } from '@/components/ui/username-field';
import { resetForm, type AccountAction } from '@/lib/accounts/account-forms';
import type { AccountCode } from '@/lib/accounts/account-schemas';
import { useAccountForm } from '@/lib/accounts/use-account-form';
import { NewPasswordPair, type NewPasswordLabels } from './new-password-pair';

type NewPasswordFormProps = {
  action: AccountAction;
  token: string;
  labels: NewPasswordLabels & Readonly<{ password: string; submit: string; pending: string }>;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
  email?: string;
};

export function NewPasswordForm({ action, token, labels, errors, hidden, email }: NewPasswordFormProps) {
  const form = useAccountForm({ form: resetForm, action, texts: errors });
  return (
    <Form form={form} hidden={{ ...hidden, token }}>
      {email && <UsernameField email={email} />}
      <NewPasswordPair
        password={{ ...form.field('password', { deps: ['confirm'] }), id: 'password', label: labels.password }}
        confirm={form.field('confirm')}
        labels={labels}
      />
      <SubmitButton isPending={form.isPending} labels={labels} isWide />
    </Form>
  );
}
