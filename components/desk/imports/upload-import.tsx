'use client';

import { useActionState } from 'react';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { reachServer } from '@/lib/browser/reach-server';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { isTooLarge, type UploadAction, type UploadFailure, type UploadState } from '@/lib/forms/csv-upload';
import styles from './imports.module.scss';

type UploadImportProps = Readonly<{
  action: UploadAction;
  accept: string;
  locale: string;
  labels: Readonly<Record<'file' | 'hint' | 'submit' | 'pending', string>>;
  texts: Readonly<Record<UploadFailure, string>>;
}>;

export function UploadImport({ accept, action, labels, locale, texts }: UploadImportProps) {
  const isLive = useHydrated();
  const send = (last: UploadState, data: FormData): Promise<UploadState> => {
    if (isTooLarge(data)) return Promise.resolve({ status: 'error', code: 'tooLarge' });
    return reachServer<UploadState>(
      () => action(last, data),
      () => ({ status: 'error', code: 'failed' }),
    );
  };
  const [state, dispatch, isPending] = useActionState(isLive ? send : action, { status: 'idle' });
  const error = state.status === 'error' ? texts[state.code] : undefined;
  return (
    <form action={dispatch} className={styles.upload}>
      <HiddenFields values={{ locale }} />
      <InputField
        id="import-file"
        name="file"
        type="file"
        label={labels.file}
        hint={labels.hint}
        error={error}
        accept={accept}
        required
      />
      <SubmitButton isPending={isPending} labels={labels} />
    </form>
  );
}
