'use client';

import styles from './saved-link.module.scss';
import { useSaved } from './saved-store';

export function SavedCount() {
  const { ids } = useSaved();
  return ids?.length ? <span className={styles.count}>{ids.length}</span> : null;
}
