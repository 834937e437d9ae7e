'use client';

import { resetSchema, type AccountCode } from '@/lib/accounts/account-schemas';
import type { FormAction } from '@/lib/forms/form-state';
import { useActionForm } from '@/lib/accounts/use-action-form';
import styles from '@/components/ui/form.module.scss';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { NewPasswordPair, type NewPasswordLabels } from './new-password-pair';
import { SubmitButton } from '@/components/ui/submit-button';

type ResetField = 'token' | 'password' | 'confirm';

type NewPasswordFormProps = {
  action: FormAction<ResetField, AccountCode>;
  token: string;
  labels: NewPasswordLabels & Readonly<{ password: string; submit: string; pending: string }>;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
  /** Address of the account, for password managers. */
  email?: string;
};

/** A new password with a link that was mailed. Done, the action leads on. */
export function NewPasswordForm({ action, token, labels, errors, hidden, email }: NewPasswordFormProps) {
  const form = useActionForm<ResetField>({ action, schema: resetSchema, wholeCodes: ['fillAllFields'] });
  const { isPending, messageId } = form;
  const error = form.formError(errors);
  const { name, ref } = form.field('token', errors);
  return (
    <fieldset disabled={isPending} className={styles.fields}>
      <FormMessage id={messageId} kind="error">
        {error && <p>{error}</p>}
      </FormMessage>
      <form {...form.formProps} className={styles.form}>
        <HiddenFields values={hidden} />
        <input type="hidden" name={name} ref={ref} defaultValue={token} />
        {email && (
          <input
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={email}
            hidden
            readOnly
            tabIndex={-1}
          />
        )}
        <NewPasswordPair
          password={{ ...form.field('password', errors), id: 'password', label: labels.password }}
          confirm={form.field('confirm', errors)}
          labels={labels}
        />
        <SubmitButton isPending={isPending} labels={labels} isWide />
      </form>
    </fieldset>
  );
}
