'use client';

import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import formStyles from '@/components/ui/form.module.scss';
import { FormMessages } from '@/components/ui/form-messages';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { NewPasswordField, type StrengthLabels } from '@/components/ui/new-password-field';
import { PasswordField } from '@/components/ui/password-field';
import { changeSchema, type AccountCode } from '@/lib/forms/account';
import { useActionForm, type FormAction } from '@/lib/forms/use-action-form';

const fields = ['current', 'next', 'confirm'] as const;
type ChangeField = (typeof fields)[number];

type ChangePasswordFormProps = {
  action: FormAction<ChangeField, AccountCode>;
  labels: Readonly<
    Record<ChangeField, string> & {
      showPassword: string;
      submit: string;
      pending: string;
      done: string;
      strength: StrengthLabels;
    }
  >;
  errors: Readonly<Record<AccountCode, string>>;
  /** Language, and the address for password managers. */
  locale: string;
  email: string;
};

/** The current password and the new one twice. The button waits until all three are there. */
export function ChangePasswordForm({ action, labels, errors, locale, email }: ChangePasswordFormProps) {
  const form = useActionForm<ChangeField, AccountCode>({ action, schema: changeSchema, wholeCodes: ['fillAllFields'] });
  const { code, isDone, isPending, isLive, messageId } = form;
  const values = useWatch({ control: form.control, name: [...fields] }) as (string | undefined)[];
  const isFilled = values.every(Boolean);
  return (
    <fieldset disabled={isPending} className={formStyles.fields}>
      <FormMessages id={messageId} done={isDone && labels.done} error={code && errors[code]} />
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
        <NewPasswordField
          key={String(isDone)}
          {...form.field('next', errors)}
          id="next"
          label={labels.next}
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
        <Button type="submit" disabled={isLive && !isFilled}>
          {isPending ? labels.pending : labels.submit}
        </Button>
      </form>
    </fieldset>
  );
}
