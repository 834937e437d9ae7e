'use client';

import styles from './saved-link.module.scss';
import { useSaved } from './saved-store';

/** How many homes are saved, on the corner of the heart in the header; nothing for none. */
export function SavedCount() {
  const { ids } = useSaved();
  return ids?.length ? <span className={styles.count}>{ids.length}</span> : null;
}
