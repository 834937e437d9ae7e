import type { ReactNode } from 'react';
import styles from './result-page.module.scss';

type ResultPageProps = {
  heading: string;
  children: ReactNode;
  /** Where to go from here: links and buttons beside each other. */
  ways?: ReactNode;
};

/** What became of a form or of a link in a mail, and what there is to do now. */
export function ResultPage({ heading, children, ways }: ResultPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{heading}</h1>
      {children}
      {ways && <div className={styles.ways}>{ways}</div>}
    </div>
  );
}
