'use client';

import { useActionState, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RecordState } from '@/lib/forms/record-form';
import { RecordGroup } from './record-group';
import { RecordPreview } from './record-preview';
import styles from './record-form.module.scss';
import type { GroupView, OperationView, RecordTexts } from './record-view';

export type RecordFormProps = Readonly<{
  action: (state: RecordState, data: FormData) => Promise<RecordState>;
  initial: RecordState;
  groups: readonly GroupView[];
  operations: readonly OperationView[];
  texts: RecordTexts;
  hidden: Readonly<Record<string, string>>;
  returnTo: string;
  /** Result of the last form, until the next submission. */
  notice?: ReactNode;
}>;

const UPLOAD_FORM = 'record-upload';

export function RecordForm(props: RecordFormProps) {
  const { action, initial, groups, operations, texts, hidden, returnTo, notice } = props;
  const [state, dispatch, isPending] = useActionState(action, initial);
  const element = useRef<HTMLFormElement>(null);
  const isChanged = useRef(false);
  const messageId = useId();

  const settle = useEffectEvent(() => {
    if (state.serial === initial.serial) return;
    const first = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    const place = state.focus === undefined ? null : first(`[name^="${CSS.escape(state.focus)}"]`);
    const message = document.getElementById(state.preview ? `${messageId}-preview` : messageId);
    (place ?? first('[aria-invalid="true"]') ?? (state.code || state.preview ? message : null))?.focus();
  });
  useEffect(() => settle(), [state]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isChanged.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const code = state.code;
  return (
    <>
      {state.serial === initial.serial && notice}
      <div id={messageId} tabIndex={-1} className={styles.message}>
        <FormMessage kind="error">{code && <p>{texts.errors[code] ?? texts.errors.failed}</p>}</FormMessage>
      </div>
      <form
        ref={element}
        action={dispatch}
        noValidate
        aria-busy={isPending}
        className={styles.form}
        onChange={() => (isChanged.current = true)}
        onSubmit={() => (isChanged.current = false)}
      >
        <HiddenFields values={{ ...hidden, serial: String(state.serial), version: String(state.version) }} />
        {/* The button that the Enter key presses. */}
        <button type="submit" name="operation" value="save" tabIndex={-1} aria-hidden="true" className={styles.first} />
        <div key={state.serial} className={styles.groups}>
          {groups.map((group) => (
            <RecordGroup key={group.name} group={group} state={state} texts={texts} uploadForm={UPLOAD_FORM} />
          ))}
        </div>
        <div className={styles.buttons}>
          {operations.map(({ label, operation }, index) => (
            <Button
              key={operation}
              type="submit"
              name="operation"
              value={operation}
              look={index === 0 ? 'primary' : 'outline'}
              aria-disabled={isPending || undefined}
            >
              {isPending && index === 0 ? texts.pending : label}
            </Button>
          ))}
        </div>
      </form>
      <form id={UPLOAD_FORM} action="/api/desk/portraits" method="post" encType="multipart/form-data">
        <HiddenFields values={{ returnTo }} />
      </form>
      {state.preview && (
        <section id={`${messageId}-preview`} tabIndex={-1} aria-label={texts.preview} className={styles.message}>
          <RecordPreview title={texts.preview} languages={texts.languages} previews={state.preview} />
        </section>
      )}
    </>
  );
}
