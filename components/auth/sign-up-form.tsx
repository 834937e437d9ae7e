'use client';

import { useEffect, type ReactNode } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { NewPasswordPair, type NewPasswordLabels } from '@/components/account-forms/new-password-pair';
import { SubmitButton } from '@/components/ui/submit-button';
import { signUpSchema, type AccountCode } from '@/lib/accounts/account-schemas';
import type { FormAction } from '@/lib/forms/form-state';
import { useActionForm } from '@/lib/accounts/use-action-form';
import styles from './auth-form.module.scss';

type SignUpField = 'email' | 'password' | 'confirm' | 'returnTo';

type SignUpLabels = NewPasswordLabels & Readonly<{ email: string; password: string; submit: string; pending: string }>;

type SignUpFormProps = {
  action: FormAction<SignUpField, AccountCode>;
  labels: SignUpLabels;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
  /** What one accepts by signing up. */
  terms: ReactNode;
  onPending: (isPending: boolean) => void;
};

/** E-mail and a password typed twice. Done, it says what the e-mail is for and is empty again. */
export function SignUpForm({ action, labels, errors, hidden, terms, onPending }: SignUpFormProps) {
  const form = useActionForm<SignUpField>({ action, schema: signUpSchema, wholeCodes: ['fillAllFields'] });
  const { isPending, messageId } = form;
  const error = form.formError(errors);

  useEffect(() => onPending(isPending), [isPending, onPending]);

  return (
    <>
      <FormMessage id={messageId} kind="error">
        {error && <p>{error}</p>}
      </FormMessage>
      <form {...form.formProps} className={styles.form}>
        <HiddenFields values={hidden} />
        <InputField
          {...form.field('email', errors)}
          id="email"
          label={labels.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
        <NewPasswordPair
          password={{ ...form.field('password', errors), id: 'password', label: labels.password }}
          confirm={form.field('confirm', errors)}
          labels={labels}
        />
        <SubmitButton isPending={isPending} labels={labels} isWide />
        {terms}
      </form>
    </>
  );
}
