import styles from './arrow-label.module.scss';
import type { ReactNode } from 'react';

/** Class name of the link round an `ArrowLabel`; it draws the arrow. */
export const arrowLinkClass = styles.link;

/** The words of a quiet text link. */
export function ArrowLabel({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}
