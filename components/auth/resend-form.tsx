'use client';

import { useEffect, useRef } from 'react';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { AccountCode } from '@/lib/forms/account';
import type { FormAction } from '@/lib/forms/form-state';
import { useFormAction } from '@/lib/forms/use-form-action';
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
  const [state, dispatch, isPending] = useFormAction(action, 'unavailable');
  const answer = useRef<HTMLParagraphElement>(null);

  // The button that was pressed is gone by then.
  useEffect(() => answer.current?.focus(), [state]);

  if (state.status === 'done') {
    return (
      <p ref={answer} tabIndex={-1}>
        {labels.resent}
      </p>
    );
  }
  return (
    // Not shut while it waits, which would lose the focus: a second press asks for nothing.
    <form action={dispatch} aria-busy={isPending} onSubmit={(event) => isPending && event.preventDefault()}>
      <HiddenFields values={hidden} />
      {state.status === 'error' && state.code && <p>{errors[state.code]}</p>}
      <button type="submit" className={styles.link} aria-disabled={isPending || undefined}>
        {isPending ? labels.resending : labels.resend}
      </button>
    </form>
  );
}
