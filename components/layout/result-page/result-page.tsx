import type { ReactNode } from 'react';
import styles from './result-page.module.scss';

type ResultPageProps = {
  heading: string;
  children: ReactNode;
  ways?: ReactNode;
};

export function ResultPage({ heading, children, ways }: ResultPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{heading}</h1>
      {children}
      {ways && <div className={styles.ways}>{ways}</div>}
    </div>
  );
}
