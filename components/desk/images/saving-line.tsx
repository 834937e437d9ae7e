import styles from './image-form.module.scss';
import type { ImageLabels } from './image-form-types';
import type { SavingState } from './use-saving';

type SavingLineProps = Readonly<{ state: SavingState; labels: ImageLabels; locale: string }>;

export function SavingLine({ labels, locale, state }: SavingLineProps) {
  const text = {
    clean: null,
    changed: labels.unsaved,
    saving: labels.saving,
    saved: labels.saved,
    refused: labels.refused,
    unknown: labels.gone,
    signedOut: labels.ended,
    lost: labels.lost,
  }[state];
  return (
    <p role="status" className={styles.state} data-state={state}>
      {text && <span>{text}</span>}{' '}
      {state === 'signedOut' && (
        <a href={`/${locale}/login`} target="_blank">
          {labels.signIn}
        </a>
      )}
    </p>
  );
}
