'use client';

import { useActionState } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SubmitButton } from '@/components/ui/submit-button';
import type { ShareState } from '@/lib/diary/share-state';
import styles from './hours.module.scss';

type ShareFormProps = Readonly<{
  action: (state: ShareState, data: FormData) => Promise<ShareState>;
  locale: string;
  labels: Readonly<Record<'made' | 'submit' | 'pending', string>>;
}>;

/** Makes the private address of a diary and shows it once. */
export function ShareForm({ action, labels, locale }: ShareFormProps) {
  const [state, dispatch, isPending] = useActionState(action, { status: 'idle' });
  return (
    <>
      <FormMessage kind="success">
        {state.status === 'made' && (
          <>
            <p>{labels.made}</p>
            <p>
              <code className={styles.address}>{state.address}</code>
            </p>
          </>
        )}
      </FormMessage>
      <form action={dispatch} className={styles.alone}>
        <HiddenFields values={{ locale }} />
        <SubmitButton isPending={isPending} labels={labels} look="outline" />
      </form>
    </>
  );
}
