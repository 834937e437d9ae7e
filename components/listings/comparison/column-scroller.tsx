'use client';

import { useState, type ReactNode, type UIEvent } from 'react';
import styles from './comparison.module.scss';

type ColumnScrollerProps = {
  labelledBy: string;
  /** Text for each first column that is shown; a phone shows two. */
  words: readonly string[];
  children: ReactNode;
};

export function ColumnScroller({ labelledBy, words, children }: ColumnScrollerProps) {
  const [first, setFirst] = useState(0);
  const last = words.length - 1;
  const handleScroll = ({ currentTarget: { clientWidth, scrollLeft, scrollWidth } }: UIEvent<HTMLDivElement>) =>
    setFirst(Math.round((scrollLeft / Math.max(1, scrollWidth - clientWidth)) * last));
  return (
    <>
      {last > 0 && (
        <p className={styles.position} aria-hidden="true">
          {words[first]}
        </p>
      )}
      <div role="region" tabIndex={0} aria-labelledby={labelledBy} className={styles.scroll} onScroll={handleScroll}>
        {children}
      </div>
    </>
  );
}
