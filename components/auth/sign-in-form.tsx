'use client';

import { useEffect, type ReactNode } from 'react';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Form } from '@/components/ui/form';
import { InputField } from '@/components/ui/input-field';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { signInForm, type AccountAction } from '@/lib/accounts/account-forms';
import type { AccountCode } from '@/lib/accounts/account-schemas';
import { useAccountForm } from '@/lib/accounts/use-account-form';
import { ResendForm, type ResendLabels } from './resend-form';

type SignInLabels = ResendLabels &
  Readonly<{
    email: string;
    password: string;
    showPassword: string;
    remember: string;
    rememberHint: string;
    submit: string;
    pending: string;
  }>;

type SignInFormProps = {
  action: AccountAction;
  resendAction: AccountAction;
  labels: SignInLabels;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
  forgot: ReactNode;
  onPending: (isPending: boolean) => void;
};

export function SignInForm(props: SignInFormProps) {
  const { action, resendAction, labels, errors, hidden, forgot, onPending } = props;
  const form = useAccountForm({ form: signInForm, action, texts: errors });
  const { code, isPending, values } = form;

  useEffect(() => onPending(isPending), [isPending, onPending]);

  return (
    <Form
      form={form}
      hidden={hidden}
      notice={
        code === 'unverified' &&
        values?.email && (
          <ResendForm
            action={resendAction}
            labels={labels}
            errors={errors}
            hidden={{ ...hidden, email: values.email }}
          />
        )
      }
    >
      <InputField
        {...form.field('email')}
        id="email"
        label={labels.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <PasswordField
        {...form.field('password')}
        id="password"
        label={labels.password}
        showLabel={labels.showPassword}
        autoComplete="current-password"
        aside={forgot}
        required
      />
      <CheckboxField
        {...form.field('remember')}
        id="remember"
        label={labels.remember}
        hint={labels.rememberHint}
        defaultChecked={Boolean(values?.remember)}
      />
      <SubmitButton isPending={isPending} labels={labels} isWide />
    </Form>
  );
}
