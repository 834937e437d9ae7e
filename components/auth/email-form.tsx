'use client';

import { FormMessages } from '@/components/ui/form-messages';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { forgotSchema, type AccountCode } from '@/lib/accounts/account-schemas';
import type { FormAction } from '@/lib/forms/form-state';
import { useActionForm } from '@/lib/accounts/use-action-form';
import styles from './auth-form.module.scss';

type EmailFormProps = {
  action: FormAction<'email', AccountCode>;
  labels: Readonly<{ email: string; submit: string; pending: string; done: string }>;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
};

/** Asks for a link by e-mail. The answer is the same for every address. */
export function EmailForm({ action, labels, errors, hidden }: EmailFormProps) {
  const form = useActionForm<'email'>({ action, schema: forgotSchema, wholeCodes: [] });
  const { isDone, isPending, messageId } = form;
  return (
    <fieldset disabled={isPending} className={styles.fields}>
      <FormMessages id={messageId} done={isDone && labels.done} error={form.formError(errors)} />
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
        <SubmitButton isPending={isPending} labels={labels} isWide />
      </form>
    </fieldset>
  );
}
