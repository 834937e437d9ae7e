import { classNames } from '@/lib/text/class-names';
import styles from './status-dot.module.scss';
import type { ReactNode } from 'react';

export type StatusTone = 'lacking' | 'ready' | 'running' | 'held' | 'done' | 'over';

type StatusDotProps = Readonly<{ tone: StatusTone; children: ReactNode }>;

export function StatusDot({ tone, children }: StatusDotProps) {
  return (
    <span className={styles.status}>
      <i aria-hidden="true" className={classNames(styles.dot, styles[tone])} />
      <span>{children}</span>
    </span>
  );
}
