'use client';

import { useActionState } from 'react';
import type { ShareState } from '@/lib/forms/share-state';
import { FormMessage } from './form-message';
import { HiddenFields } from './hidden-fields';
import styles from './share-form.module.scss';
import { SubmitButton } from './submit-button';

type ShareFormProps = Readonly<{
  action: (state: ShareState, data: FormData) => Promise<ShareState>;
  values: Readonly<Record<string, string>>;
  labels: Readonly<Record<'made' | 'add' | 'submit' | 'pending', string>>;
}>;

/** Creates the private address of a calendar and shows it once. */
export function ShareForm({ action, labels, values }: ShareFormProps) {
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
            <p>
              <a href={state.address.replace(/^https?:/, 'webcal:')}>{labels.add}</a>
            </p>
          </>
        )}
      </FormMessage>
      <form action={dispatch} className={styles.form}>
        <HiddenFields values={values} />
        <SubmitButton isPending={isPending} labels={labels} look="outline" isSmall />
      </form>
    </>
  );
}
