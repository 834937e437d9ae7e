'use client';

import { useActionState, type ReactNode } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SubmitButton } from '@/components/ui/submit-button';
import { reachServer } from '@/lib/browser/reach-server';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { RedirectProblem } from '@/lib/middleware/check-redirects';
import { isTooLarge, type UploadFailure } from '@/lib/forms/csv-upload';
import { capitalised } from '@/lib/text/capitalised';
import type { RedirectAction, RedirectState } from '@/lib/middleware/redirect-state';
import styles from './redirects.module.scss';

export type RedirectTexts = Readonly<
  Record<RedirectProblem | UploadFailure, string> & { refused: string; line: string }
>;

type RedirectFormProps = Readonly<{
  action: RedirectAction;
  locale: string;
  labels: Readonly<{ submit: string; pending: string }>;
  texts: RedirectTexts;
  look?: 'primary' | 'outline';
  children: (typed: Readonly<{ from: string; to: string }> | undefined) => ReactNode;
}>;

export function RedirectForm({ action, children, labels, locale, look = 'primary', texts }: RedirectFormProps) {
  const isLive = useHydrated();
  const send = (last: RedirectState, data: FormData): Promise<RedirectState> => {
    if (isTooLarge(data)) return Promise.resolve({ status: 'error', code: 'tooLarge' });
    return reachServer<RedirectState>(
      () => action(last, data),
      () => ({ status: 'error', code: 'failed' }),
    );
  };
  const [state, dispatch, isPending] = useActionState(isLive ? send : action, { status: 'idle' });
  const refused = state.status === 'done' ? state.refused : [];
  /** A single redirect needs no row number or count. */
  const isTyped = state.status === 'done' && state.typed !== undefined;
  const reason = (problem: RedirectProblem, end: string) => capitalised(texts[problem].replace('{end}', () => end));
  const isGood = state.status === 'done' && state.counts.refused === 0;
  return (
    <>
      <FormMessage kind="success">{isGood && <p>{state.summary}</p>}</FormMessage>
      <FormMessage kind="error">
        {state.status === 'error' && <p>{texts[state.code]}</p>}
        {isTyped && refused.map(({ end = '', problem }) => <p key={problem}>{reason(problem, end)}</p>)}
        {state.status === 'done' && !isGood && !isTyped && <p>{state.summary}</p>}
        {refused.length > 0 && !isTyped && (
          <ul className={styles.refused} aria-label={texts.refused}>
            {refused.map(({ end = '', from, line, problem }) => (
              <li key={line}>
                {texts.line.replace('{line}', String(line)).replace('{from}', () => from)}{' '}
                {texts[problem].replace('{end}', () => end)}
              </li>
            ))}
          </ul>
        )}
      </FormMessage>
      <form action={dispatch} className={styles.form}>
        <HiddenFields values={{ locale }} />
        {children(state.status === 'done' ? state.typed : undefined)}
        <SubmitButton isPending={isPending} labels={labels} look={look} isSmall />
      </form>
    </>
  );
}
