'use client';

import type { AccountCode } from '@/lib/accounts/account-schemas';
import type { FormAction } from '@/lib/forms/form-state';
import { useFormAction } from '@/lib/forms/use-form-action';
import { errorText } from '@/lib/forms/error-text';
import type { ButtonLook } from '@/components/ui/button';
import styles from '@/components/ui/form.module.scss';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SubmitButton } from '@/components/ui/submit-button';

type ButtonFormProps = ButtonLook & {
  action: FormAction<string, AccountCode>;
  labels: Readonly<{ submit: string; pending: string; done?: string }>;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
};

/** One button that asks the server for one thing, and what comes of it. */
export function ButtonForm({ action, labels, errors, hidden, ...look }: ButtonFormProps) {
  const [state, dispatch, isPending] = useFormAction(action, 'unavailable');
  const error = state.status === 'error' ? errorText(state.code, errors, state.wait) : undefined;
  return (
    <div className={styles.fields}>
      <FormMessage kind="success">{state.status === 'done' && labels.done && <p>{labels.done}</p>}</FormMessage>
      <FormMessage kind="error">{error && <p>{error}</p>}</FormMessage>
      <form action={dispatch} aria-busy={isPending}>
        <HiddenFields values={hidden} />
        <SubmitButton {...look} isPending={isPending} labels={labels} disabled={isPending} />
      </form>
    </div>
  );
}
