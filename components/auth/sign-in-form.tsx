'use client';

import { useEffect, type ReactNode } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { signInSchema, type AccountCode } from '@/lib/accounts/account-schemas';
import type { FormAction } from '@/lib/forms/form-state';
import { useActionForm } from '@/lib/accounts/use-action-form';
import styles from './auth-form.module.scss';
import { ResendForm, type ResendLabels } from './resend-form';

type SignInField = 'email' | 'password' | 'remember' | 'returnTo';

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
  action: FormAction<SignInField, AccountCode>;
  resendAction: FormAction<'email' | 'returnTo', AccountCode>;
  labels: SignInLabels;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
  /** The link to the forgotten password. */
  forgot: ReactNode;
  onPending: (isPending: boolean) => void;
};

/** E-mail and password; where the address waits to be verified, the way to get the mail again. */
export function SignInForm(props: SignInFormProps) {
  const { action, resendAction, labels, errors, hidden, forgot, onPending } = props;
  const form = useActionForm<SignInField>({ action, schema: signInSchema, wholeCodes: ['fillAllFields'] });
  const { code, isPending, messageId, state } = form;
  const typedEmail = state.status === 'error' ? state.values?.email : undefined;

  useEffect(() => onPending(isPending), [isPending, onPending]);

  return (
    <>
      <FormMessage id={messageId} kind="error">
        {code && <p>{form.formError(errors)}</p>}
      </FormMessage>
      {code === 'unverified' && typedEmail && (
        <ResendForm action={resendAction} labels={labels} errors={errors} hidden={{ ...hidden, email: typedEmail }} />
      )}
      <form {...form.formProps} className={styles.form}>
        <HiddenFields values={hidden} />
        <InputField
          {...form.field('email', errors)}
          id="email"
          label={labels.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          required
        />
        <PasswordField
          {...form.field('password', errors)}
          id="password"
          label={labels.password}
          showLabel={labels.showPassword}
          autoComplete="current-password"
          aside={forgot}
          required
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            name="remember"
            defaultChecked={state.status === 'error' && Boolean(state.values?.remember)}
          />
          {labels.remember}
          <small>{labels.rememberHint}</small>
        </label>
        <SubmitButton isPending={isPending} labels={labels} isWide />
      </form>
    </>
  );
}
