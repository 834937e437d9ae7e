'use client';

import { useEffect, useState } from 'react';
import { FormMessages } from '@/components/ui/form-messages';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SubmitButton } from '@/components/ui/submit-button';
import { resendForm, type AccountAction } from '@/lib/accounts/account-forms';
import { RESEND_SECONDS, type AccountCode } from '@/lib/accounts/account-schemas';
import { useActionForm } from '@/lib/forms/use-action-form';
import styles from './auth-form.module.scss';

export type ResendLabels = Readonly<{
  resend: string;
  resending: string;
  resent: string;
  /** Contains `{time}` in seconds. */
  resendIn: string;
}>;

type ResendFormProps = {
  action: AccountAction;
  labels: ResendLabels;
  errors: Readonly<Record<AccountCode, string>>;
  hidden: Readonly<Record<string, string>>;
  waitSeconds?: number;
};

/** Resends the verification; the response is the same for every address. The server enforces the wait too. */
export function ResendForm({ action, labels, errors, hidden, waitSeconds = 0 }: ResendFormProps) {
  const form = useActionForm({ form: resendForm, action, texts: errors });
  const { isPending, response } = form;
  const secondsLeft = useCountdown(waitSeconds, response);
  const isWaiting = secondsLeft > 0;
  return (
    <div className={styles.fields}>
      <FormMessages id={form.messageId} done={form.isDone && labels.resent} error={form.error} />
      <form {...form.formProps} {...(isWaiting && { onSubmit: (event) => event.preventDefault() })}>
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

/** Seconds until the button is enabled; restarts after each email. */
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
