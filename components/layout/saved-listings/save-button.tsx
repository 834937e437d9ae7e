'use client';

import { Heart } from 'lucide';
import { useContext } from 'react';
import { Icon } from '@/components/ui/icon';
import { classNames } from '@/lib/text/class-names';
import styles from './save-button.module.scss';
import { SavedListContext } from './saved-list-context';
import { toggleListing, useSaved } from './saved-store';

type SaveButtonProps = {
  listing: string;
  label: string;
  /** Text; without it, a round button on a card. */
  children?: string;
};

/** Appears after hydration in reserved space. Absent without JavaScript. */
export function SaveButton({ listing, label, children }: SaveButtonProps) {
  const { ids, isSettled } = useSaved();
  const isListed = useContext(SavedListContext);
  if (!isSettled && !children) return null;
  return (
    <button
      type="button"
      className={classNames(styles.save, !children && styles.round, !isSettled && styles.waiting)}
      aria-label={label}
      aria-pressed={ids?.includes(listing) ?? false}
      onClick={() => toggleListing(listing, isListed)}
    >
      <Icon node={Heart} />
      {children}
    </button>
  );
}
