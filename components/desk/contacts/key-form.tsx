'use client';

import { useActionState } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import type { KeyState } from '@/lib/contacts/key-state';
import styles from './key-form.module.scss';

type KeyFormProps = Readonly<{
  action: (state: KeyState, data: FormData) => Promise<KeyState>;
  locale: string;
  labels: Readonly<Record<'name' | 'hint' | 'wrong' | 'made' | 'submit' | 'pending', string>>;
}>;

export function KeyForm({ action, locale, labels }: KeyFormProps) {
  const [state, dispatch, isPending] = useActionState(action, { status: 'idle' });
  return (
    <>
      <FormMessage kind="success">
        {state.status === 'made' && (
          <>
            <p>{labels.made}</p>
            <p>
              <code className={styles.key}>{state.key}</code>
            </p>
          </>
        )}
      </FormMessage>
      <form action={dispatch} className={styles.form}>
        <HiddenFields values={{ locale }} />
        <InputField
          id="key-name"
          name="name"
          label={labels.name}
          hint={labels.hint}
          error={state.status === 'wrong' ? labels.wrong : undefined}
          defaultValue={state.status === 'wrong' ? state.name : undefined}
          maxLength={80}
          autoComplete="off"
          required
        />
        <SubmitButton isPending={isPending} labels={labels} />
      </form>
    </>
  );
}
