'use client';

import { useEffect, type ReactNode } from 'react';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { NewPasswordPair, type NewPasswordLabels } from '@/components/account-forms/new-password-pair';
import { SubmitButton } from '@/components/ui/submit-button';
import { signUpForm, type AccountAction } from '@/lib/accounts/account-forms';
import type { AccountCode } from '@/lib/accounts/account-schemas';
import { useAccountForm } from '@/lib/accounts/use-account-form';

type SignUpLabels = NewPasswordLabels & Readonly<{ email: string; password: string; submit: string; pending: string }>;

type SignUpFormProps = {
  action: AccountAction;
  labels: SignUpLabels;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
  terms: ReactNode;
  onPending: (isPending: boolean) => void;
};

export function SignUpForm({ action, labels, errors, hidden, terms, onPending }: SignUpFormProps) {
  const form = useAccountForm({ form: signUpForm, action, texts: errors });
  const { isPending } = form;

  useEffect(() => onPending(isPending), [isPending, onPending]);

  return (
    <Form form={form} hidden={hidden}>
      <InputField
        {...form.field('email')}
        id="email"
        label={labels.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <NewPasswordPair
        password={{ ...form.field('password', { deps: ['confirm'] }), id: 'password', label: labels.password }}
        confirm={form.field('confirm')}
        labels={labels}
      />
      <SubmitButton isPending={isPending} labels={labels} isWide />
      {terms}
    </Form>
  );
}
