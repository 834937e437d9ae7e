import { ArrowRight } from 'lucide';
import { Icon } from './icon';
import styles from './arrow-label.module.scss';
import type { ReactNode } from 'react';

/** Class name of the link round an `ArrowLabel`. */
export const arrowLinkClass = styles.link;

/** The words of a quiet text link, and its arrow. */
export function ArrowLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.text}>{children}</span>
      <Icon node={ArrowRight} />
    </>
  );
}
