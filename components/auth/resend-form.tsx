'use client';

import { useEffect, useRef, useState } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SubmitButton } from '@/components/ui/submit-button';
import { RESEND_SECONDS, type AccountCode } from '@/lib/accounts/account-schemas';
import { errorText } from '@/lib/forms/error-text';
import type { FormAction } from '@/lib/forms/form-state';
import { useFormAction } from '@/lib/forms/use-form-action';
import styles from './auth-form.module.scss';

export type ResendLabels = Readonly<{
  resend: string;
  resending: string;
  resent: string;
  /** With `{time}` in it, in seconds. */
  resendIn: string;
}>;

type ResendFormProps = {
  action: FormAction<'email' | 'returnTo', AccountCode>;
  labels: ResendLabels;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
  /** How long the button waits from the start, where a mail has just gone out. */
  waitSeconds?: number;
};

/** Sends the verification again; the answer is the same for every address. The server keeps the time as well. */
export function ResendForm({ action, labels, errors, hidden, waitSeconds = 0 }: ResendFormProps) {
  const [state, dispatch, isPending] = useFormAction(action, 'unavailable');
  const secondsLeft = useCountdown(waitSeconds, state);
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.status !== 'idle') message.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
  }, [state]);

  const isWaiting = secondsLeft > 0;
  const error = state.status === 'error' ? errorText(state.code, errors, state.wait) : undefined;
  return (
    <div ref={message} className={styles.fields}>
      <FormMessage kind="success">{state.status === 'done' && <p>{labels.resent}</p>}</FormMessage>
      <FormMessage kind="error">{error && <p>{error}</p>}</FormMessage>
      <form
        action={dispatch}
        aria-busy={isPending}
        onSubmit={(event) => (isPending || isWaiting) && event.preventDefault()}
      >
        <HiddenFields values={hidden} />
        <SubmitButton
          look="outline"
          isPending={isPending}
          labels={{
            submit: isWaiting ? labels.resendIn.replace('{time}', String(secondsLeft)) : labels.resend,
            pending: labels.resending,
          }}
          aria-disabled={isWaiting || undefined}
        />
      </form>
    </div>
  );
}

/** Seconds until the button may be pressed: counted in the browser, from the start and after each mail that went out. */
function useCountdown(seconds: number, state: { status: string }): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (state.status === 'error') return undefined;
    const end = Date.now() + (state.status === 'done' ? RESEND_SECONDS : seconds) * 1_000;
    const update = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [seconds, state]);
  return left;
}
