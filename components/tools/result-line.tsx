import styles from './result-line.module.scss';
import type { ReactNode } from 'react';

type ResultLineProps = {
  /** Whether it is an example or the visitor's own. */
  label: string;
  /** Leads to the whole result. */
  more: string;
  /** The figure. */
  children: ReactNode;
};

/** The result in one line above the form where there is no room beside it; in sight as long as the form is. */
export function ResultLine({ label, more, children }: ResultLineProps) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>{children}</span>
      <a href="#result">{more}</a>
    </p>
  );
}
