'use client';

import { useActionState } from 'react';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { AccountCode } from '@/lib/forms/account';
import type { FormAction } from '@/lib/forms/use-action-form';
import styles from './auth-form.module.scss';

export type ResendLabels = Readonly<{ resend: string; resending: string; resent: string }>;

type ResendFormProps = {
  action: FormAction<'email', AccountCode>;
  labels: ResendLabels;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
};

/** Sends the verification again; the answer is the same for every address. */
export function ResendForm({ action, labels, errors, hidden }: ResendFormProps) {
  const [state, dispatch, isPending] = useActionState(action, { status: 'idle' });
  if (state.status === 'done') return <p>{labels.resent}</p>;
  return (
    <form action={dispatch}>
      <HiddenFields values={hidden} />
      {state.status === 'error' && state.code && <p>{errors[state.code]}</p>}
      <button type="submit" className={styles.link} aria-disabled={isPending || undefined}>
        {isPending ? labels.resending : labels.resend}
      </button>
    </form>
  );
}
