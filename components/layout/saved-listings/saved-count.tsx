'use client';

import styles from './saved-link.module.scss';
import { useSaved } from './saved-store';

/** Nothing for zero. */
export function SavedCount() {
  const { ids } = useSaved();
  return ids?.length ? <span className={styles.count}>{ids.length}</span> : null;
}
