import { classNames } from '@/lib/text/class-names';
import styles from './actions.module.scss';
import type { ReactNode } from 'react';

/** Buttons and links of one decision in a row that wraps. */
export function Actions({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles.actions, className)}>{children}</div>;
}
