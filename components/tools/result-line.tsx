import styles from './result-line.module.scss';
import type { ReactNode } from 'react';

type ResultLineProps = {
  label: string;
  more: string;
  children: ReactNode;
};

export function ResultLine({ label, more, children }: ResultLineProps) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>{children}</span>
      <a href="#result">{more}</a>
    </p>
  );
}
