'use client';

import { NewPasswordPair, type NewPasswordLabels } from '@/components/account-forms/new-password-pair';
import { Form } from '@/components/ui/form';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { UsernameField } from '@/components/ui/username-field';
import { changeForm, type AccountAction } from '@/lib/accounts/account-forms';
import type { AccountCode } from '@/lib/accounts/account-schemas';
import { useAccountForm } from '@/lib/accounts/use-account-form';

type ChangePasswordFormProps = {
  action: AccountAction;
  labels: NewPasswordLabels &
    Readonly<{ current: string; next: string; submit: string; pending: string; done: string }>;
  errors: Readonly<Record<AccountCode, string>>;
  locale: string;
  email: string;
};

export function ChangePasswordForm({ action, labels, errors, locale, email }: ChangePasswordFormProps) {
  const form = useAccountForm({ form: changeForm, action, texts: errors });
  const isFilled = form.watch(['current', 'next', 'confirm']).every(Boolean);
  return (
    <Form form={form} done={labels.done} hidden={{ locale }}>
      <UsernameField email={email} />
      <PasswordField
        {...form.field('current')}
        id="current"
        label={labels.current}
        showLabel={labels.showPassword}
        autoComplete="current-password"
        required
      />
      <NewPasswordPair
        key={String(form.isDone)}
        password={{ ...form.field('next', { deps: ['confirm'] }), id: 'next', label: labels.next }}
        confirm={form.field('confirm')}
        labels={labels}
      />
      <SubmitButton isPending={form.isPending} labels={labels} disabled={form.isLive && !isFilled} />
    </Form>
  );
}
