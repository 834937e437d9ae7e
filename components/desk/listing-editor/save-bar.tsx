import { SubmitButton } from '@/components/ui/submit-button';
import { buttonClass } from '@/components/ui/button';
import type { EditorTexts } from './editor-texts';
import styles from './save-bar.module.scss';
import type { AutosaveState } from './use-autosave';

type SaveBarProps = Readonly<{
  state: AutosaveState;
  isPending: boolean;
  hasNext: boolean;
  loginHref: string;
  conflictHref: string;
  texts: EditorTexts;
}>;

export function SaveBar({ conflictHref, hasNext, isPending, loginHref, state, texts }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.state} data-state={state.status}>
        {textOf(state, texts)} {state.status === 'signedOut' && <a href={loginHref}>{texts.signIn}</a>}
        {state.status === 'changed' && <a href={conflictHref}>{texts.conflictTitle}</a>}
      </p>
      {hasNext && (
        <button type="submit" name="continue" value="next" className={buttonClass({ look: 'outline' })}>
          {texts.next}
        </button>
      )}
      <SubmitButton isPending={isPending} labels={{ submit: texts.save, pending: texts.saving }} />
    </div>
  );
}

function textOf(state: AutosaveState, texts: EditorTexts): string {
  if (state.status === 'saved') return texts.autosaved.replace('{time}', state.time);
  return {
    clean: texts.noChanges,
    typing: texts.unsaved,
    offline: texts.offline,
    signedOut: texts.signedOut,
    changed: texts.changedByUnknown,
  }[state.status];
}
