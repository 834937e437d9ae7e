'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import formStyles from '@/components/ui/form.module.scss';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import type { AccountCode } from '@/lib/accounts/account-schemas';
import { errorText } from '@/lib/forms/error-text';
import type { FormAction, FormState } from '@/lib/forms/form-state';
import { useServerAction } from '@/lib/forms/use-server-action';
import styles from './dashboard.module.scss';

export type DeleteField = 'password' | 'confirm';
export type DeleteCode = AccountCode | 'mustConfirm';

type DeleteAccountFormProps = {
  action: FormAction<DeleteField, DeleteCode>;
  /** False where the token of a mailed link stands for the password. */
  asksPassword: boolean;
  labels: Readonly<{ password: string; confirm: string; showPassword: string; submit: string; pending: string }>;
  errors: Readonly<Record<DeleteCode, string>>;
  hidden: Readonly<Record<string, string>>;
  /** The way back, beside the button. */
  keep: ReactNode;
};

/** Proof of who it is, and a box to tick: nobody deletes an account by accident. */
export function DeleteAccountForm(props: DeleteAccountFormProps) {
  const { action, asksPassword, labels, errors, hidden, keep } = props;
  const [state, dispatch, isPending] = useServerAction<FormState<DeleteField, DeleteCode>>({
    action,
    initial: { status: 'idle' },
    lost: (_, data) => ({
      status: 'error',
      code: 'unavailable',
      values: { confirm: data.has('confirm') ? 'on' : '' },
    }),
  });
  const form = useRef<HTMLFormElement>(null);
  const fields = state.status === 'error' ? state.fields : undefined;
  const error = state.status === 'error' ? errorText(state.code ?? fields?.confirm, errors, state.wait) : undefined;

  useEffect(() => {
    if (state.status !== 'error') return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? document.querySelector<HTMLElement>('#delete-message [tabindex]'))?.focus();
  }, [state]);

  return (
    <fieldset disabled={isPending} className={formStyles.fields}>
      <FormMessage id="delete-message" kind="error">
        {error && <p>{error}</p>}
      </FormMessage>
      <form ref={form} action={dispatch} noValidate aria-busy={isPending} className={formStyles.form}>
        <HiddenFields values={hidden} />
        {asksPassword && (
          <PasswordField
            id="password"
            name="password"
            label={labels.password}
            showLabel={labels.showPassword}
            autoComplete="current-password"
            error={fields?.password && errors[fields.password]}
            required
          />
        )}
        <label className={styles.check}>
          <input
            type="checkbox"
            name="confirm"
            defaultChecked={state.status === 'error' && Boolean(state.values?.confirm)}
            required
            aria-invalid={fields?.confirm ? true : undefined}
            aria-describedby={fields?.confirm && 'delete-message'}
          />
          {labels.confirm}
        </label>
        <div className={styles.row}>
          <SubmitButton isPending={isPending} labels={labels} />
          {keep}
        </div>
      </form>
    </fieldset>
  );
}
