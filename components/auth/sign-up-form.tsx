'use client';

import { useEffect, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FormMessages } from '@/components/ui/form-messages';
import { InputField } from '@/components/ui/input-field';
import { NewPasswordField, type StrengthLabels } from '@/components/ui/new-password-field';
import { PasswordField } from '@/components/ui/password-field';
import { signUpSchema, type AccountCode } from '@/lib/forms/account';
import { useActionForm, type FormAction } from '@/lib/forms/use-action-form';
import styles from './auth-form.module.scss';
import { HiddenFields } from '@/components/ui/hidden-fields';

type SignUpField = 'email' | 'password' | 'confirm';

export type SignUpLabels = Readonly<{
  email: string;
  password: string;
  confirm: string;
  showPassword: string;
  submit: string;
  pending: string;
  done: string;
  strength: StrengthLabels;
}>;

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
  const form = useActionForm<SignUpField, AccountCode>({ action, schema: signUpSchema, wholeCodes: ['fillAllFields'] });
  const { code, isDone, isPending, messageId } = form;

  useEffect(() => onPending(isPending), [isPending, onPending]);

  return (
    <>
      <FormMessages id={messageId} done={isDone && labels.done} error={code && errors[code]} />
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
        <NewPasswordField
          key={String(isDone)}
          {...form.field('password', errors)}
          id="password"
          label={labels.password}
          showLabel={labels.showPassword}
          strength={labels.strength}
          required
        />
        <PasswordField
          {...form.field('confirm', errors)}
          id="confirm"
          label={labels.confirm}
          showLabel={labels.showPassword}
          autoComplete="new-password"
          required
        />
        <Button type="submit" isWide aria-disabled={isPending || undefined}>
          {isPending ? labels.pending : labels.submit}
        </Button>
        {terms}
      </form>
    </>
  );
}
