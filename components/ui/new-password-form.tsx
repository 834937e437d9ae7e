'use client';

import { resetSchema, type AccountCode } from '@/lib/forms/account';
import { useActionForm, type FormAction } from '@/lib/forms/use-action-form';
import { Button } from './button';
import styles from './form.module.scss';
import { FormMessage } from './form-message';
import { HiddenFields } from './hidden-fields';
import { NewPasswordField, type StrengthLabels } from './new-password-field';
import { PasswordField } from './password-field';

type ResetField = 'token' | 'password' | 'confirm';

type NewPasswordFormProps = {
  action: FormAction<ResetField, AccountCode>;
  token: string;
  labels: Readonly<{
    password: string;
    confirm: string;
    showPassword: string;
    submit: string;
    pending: string;
    strength: StrengthLabels;
  }>;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
};

/** A new password with a link that was mailed. Done, the action leads on. */
export function NewPasswordForm({ action, token, labels, errors, hidden }: NewPasswordFormProps) {
  const form = useActionForm<ResetField, AccountCode>({ action, schema: resetSchema, wholeCodes: ['fillAllFields'] });
  const { code, isPending, messageId } = form;
  const { name, ref } = form.field('token', errors);
  return (
    <fieldset disabled={isPending} className={styles.fields}>
      <FormMessage id={messageId} kind="error">
        {code && <p>{errors[code]}</p>}
      </FormMessage>
      <form {...form.formProps} className={styles.form}>
        <HiddenFields values={hidden} />
        <input type="hidden" name={name} ref={ref} defaultValue={token} />
        <NewPasswordField
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
        <Button type="submit" isWide>
          {isPending ? labels.pending : labels.submit}
        </Button>
      </form>
    </fieldset>
  );
}
