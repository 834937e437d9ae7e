import type { ReactNode } from 'react';
import styles from './map-split.module.scss';

export function MapSplit({ map, children }: { map: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split} data-map-view>
      <div className={styles.list}>{children}</div>
      <div className={styles.side}>{map}</div>
    </div>
  );
}
