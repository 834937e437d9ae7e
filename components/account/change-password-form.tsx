'use client';

import { useWatch } from 'react-hook-form';
import formStyles from '@/components/ui/form.module.scss';
import { FormMessages } from '@/components/ui/form-messages';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { NewPasswordPair, type NewPasswordLabels } from '@/components/account-forms/new-password-pair';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { changeSchema, type AccountCode } from '@/lib/accounts/account-schemas';
import type { FormAction } from '@/lib/forms/form-state';
import { useActionForm } from '@/lib/accounts/use-action-form';

const fields = ['current', 'next', 'confirm'] as const;
type ChangeField = (typeof fields)[number];

type ChangePasswordFormProps = {
  action: FormAction<ChangeField, AccountCode>;
  labels: NewPasswordLabels &
    Readonly<{ current: string; next: string; submit: string; pending: string; done: string }>;
  errors: Readonly<Record<AccountCode, string>>;
  /** Language, and the address for password managers. */
  locale: string;
  email: string;
};

/** The current password and the new one twice. The button waits until all three are there. */
export function ChangePasswordForm({ action, labels, errors, locale, email }: ChangePasswordFormProps) {
  const form = useActionForm<ChangeField>({ action, schema: changeSchema, wholeCodes: ['fillAllFields'] });
  const { isDone, isPending, isLive, messageId } = form;
  const values = useWatch({ control: form.control, name: [...fields] }) as (string | undefined)[];
  const isFilled = values.every(Boolean);
  return (
    <fieldset disabled={isPending} className={formStyles.fields}>
      <FormMessages id={messageId} done={isDone && labels.done} error={form.formError(errors)} />
      <form {...form.formProps} className={formStyles.form}>
        <HiddenFields values={{ locale }} />
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly tabIndex={-1} />
        <PasswordField
          {...form.field('current', errors)}
          id="current"
          label={labels.current}
          showLabel={labels.showPassword}
          autoComplete="current-password"
          required
        />
        <NewPasswordPair
          key={String(isDone)}
          password={{ ...form.field('next', errors), id: 'next', label: labels.next }}
          confirm={form.field('confirm', errors)}
          labels={labels}
        />
        <SubmitButton isPending={isPending} labels={labels} disabled={isLive && !isFilled} />
      </form>
    </fieldset>
  );
}
