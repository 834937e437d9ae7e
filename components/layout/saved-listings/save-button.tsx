'use client';

import { Heart } from 'lucide';
import { useContext } from 'react';
import { Icon } from '@/components/ui/icon';
import { classNames } from '@/lib/text/class-names';
import styles from './save-button.module.scss';
import { SavedListContext } from './saved-list-context';
import { toggleListing, useSaved } from './saved-store';

type SaveButtonProps = {
  /** Id of the home. */
  home: string;
  /** Names the home: the same whether it is saved or not, which is said by `aria-pressed`. */
  label: string;
  /** The words beside the heart; without them it is the round heart on a card's picture. */
  children?: string;
};

/**
 * The heart of a home. It appears once it works and knows the list: on a card over the picture, beside words in the
 * room kept for it, so that nothing moves. Without JavaScript there is none.
 */
export function SaveButton({ home, label, children }: SaveButtonProps) {
  const { ids, isSettled } = useSaved();
  const isListed = useContext(SavedListContext);
  if (!isSettled && !children) return null;
  return (
    <button
      type="button"
      className={classNames(styles.save, !children && styles.round, !isSettled && styles.waiting)}
      aria-label={label}
      aria-pressed={ids?.includes(home) ?? false}
      onClick={() => toggleListing(home, isListed)}
    >
      <Icon node={Heart} />
      {children}
    </button>
  );
}
