'use client';

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { classNames } from '@/lib/text/class-names';
import styles from './enquiry-bar.module.scss';

type StickyBarProps = {
  /** Id of the part that the bar replaces after it scrolls out of view. */
  after: string;
  unavailableFrom: string;
  children: ReactNode;
};

/** Fixed at the bottom; hidden until `after` scrolls out of view, and while `unavailableFrom` is visible. */
export function StickyBar({ after, unavailableFrom, children }: StickyBarProps) {
  const isPassed = useInView(after, ({ boundingClientRect, isIntersecting }) => {
    return !isIntersecting && boundingClientRect.bottom <= 0;
  });
  const isUnavailable = useInView(unavailableFrom, ({ isIntersecting }) => isIntersecting);
  const isShown = isPassed && !isUnavailable;
  return (
    <div className={classNames(styles.bar, !isShown && styles.hidden)} data-testid="foot-bar">
      {children}
    </div>
  );
}

function useInView(id: string, test: (entry: IntersectionObserverEntry) => boolean): boolean {
  const [isSo, setIsSo] = useState(false);
  const update = useEffectEvent((entry: IntersectionObserverEntry) => setIsSo(test(entry)));
  useEffect(() => {
    const part = document.getElementById(id);
    if (!part) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) update(entry);
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, [id]);
  return isSo;
}
