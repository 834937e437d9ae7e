'use client';

import type { ReactNode } from 'react';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Form } from '@/components/ui/form';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { deleteForm, type DeleteCode } from '@/lib/accounts/account-forms';
import type { FormAction } from '@/lib/forms/define-form';
import { useAccountForm } from '@/lib/accounts/use-account-form';
import styles from './dashboard.module.scss';

type DeleteAccountFormProps = {
  action: FormAction<DeleteCode>;
  /** False where the token of an emailed link replaces the password. */
  asksPassword: boolean;
  labels: Readonly<{ password: string; confirm: string; showPassword: string; submit: string; pending: string }>;
  errors: Readonly<Record<DeleteCode, string>>;
  hidden: Readonly<Record<string, string>>;
  keep: ReactNode;
};

export function DeleteAccountForm(props: DeleteAccountFormProps) {
  const { action, asksPassword, labels, errors, hidden, keep } = props;
  const form = useAccountForm({ form: deleteForm, action, texts: errors });
  return (
    <Form form={form} hidden={hidden}>
      {asksPassword && (
        <PasswordField
          {...form.field('password')}
          id="password"
          label={labels.password}
          showLabel={labels.showPassword}
          autoComplete="current-password"
          required
        />
      )}
      <CheckboxField
        {...form.field('confirm')}
        id="confirm"
        label={labels.confirm}
        defaultChecked={Boolean(form.values?.confirm)}
        isDanger
        required
      />
      <div className={styles.row}>
        <SubmitButton isPending={form.isPending} labels={labels} />
        {keep}
      </div>
    </Form>
  );
}
