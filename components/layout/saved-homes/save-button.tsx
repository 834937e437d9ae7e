'use client';

import { classNames } from '@/lib/class-names';
import styles from './save-button.module.scss';
import { toggleHome, useSaved } from './saved-store';

type SaveButtonProps = {
  /** Id of the home. */
  home: string;
  /** Names the home: the same whether it is saved or not, which is said by `aria-pressed`. */
  label: string;
  /** The words beside the heart; without them it is the round heart on a card's picture. */
  children?: string;
};

/**
 * The heart of a home. On a card it appears with the code that makes it work, over the picture, so that nothing moves;
 * without JavaScript there is none.
 */
export function SaveButton({ home, label, children }: SaveButtonProps) {
  const { ids } = useSaved();
  if (!ids && !children) return null;
  return (
    <button
      type="button"
      className={classNames(styles.save, !children && styles.round)}
      aria-label={label}
      aria-pressed={ids?.includes(home) ?? false}
      onClick={() => toggleHome(home)}
    >
      {children}
    </button>
  );
}
