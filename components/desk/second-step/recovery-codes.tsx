'use client';

import { useActionState, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { PrintButton } from '@/components/ui/print-button';
import { SubmitButton } from '@/components/ui/submit-button';
import type { RecoveryCodesState } from '@/lib/access/second-step-form';
import { useHydrated } from '@/lib/browser/use-hydrated';
import styles from './second-step.module.scss';

type Labels = Readonly<
  Record<'make' | 'pending' | 'list' | 'copy' | 'copied' | 'print' | 'goOn' | 'skip' | 'failed', string> & {
    left: string | null;
  }
>;

type RecoveryCodesProps = Readonly<{
  action: (state: RecoveryCodesState, data: FormData) => Promise<RecoveryCodesState>;
  locale: string;
  goTo: string;
  labels: Labels;
}>;

export function RecoveryCodes({ action, locale, goTo, labels }: RecoveryCodesProps) {
  const [{ codes, hasFailed }, send, isPending] = useActionState(action, { codes: null, hasFailed: false });
  const [isCopied, setCopied] = useState(false);
  const isLive = useHydrated();
  if (codes) {
    const copy = async () => {
      await navigator.clipboard.writeText(codes.join('\n')).then(
        () => setCopied(true),
        () => undefined,
      );
    };
    return (
      <div className={styles.made}>
        <ul aria-label={labels.list} className={styles.codes} translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {isLive && (
            <button type="button" className={buttonClass({ look: 'outline', isSmall: true })} onClick={copy}>
              {isCopied ? labels.copied : labels.copy}
            </button>
          )}
          <PrintButton label={labels.print} />
        </div>
        <a href={goTo} className={buttonClass({ isWide: true })}>
          {labels.goOn}
        </a>
      </div>
    );
  }
  return (
    <form action={send} className={styles.made}>
      <input type="hidden" name="locale" value={locale} />
      {labels.left && <p>{labels.left}</p>}
      <FormMessage kind="error">{hasFailed && <p>{labels.failed}</p>}</FormMessage>
      <SubmitButton isPending={isPending} labels={{ submit: labels.make, pending: labels.pending }} isWide />
      <a href={goTo} className={styles.inline}>
        {labels.skip}
      </a>
    </form>
  );
}
