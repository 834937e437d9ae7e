'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '@/lib/text/class-names';
import styles from './enquiry-bar.module.scss';

type FootBarProps = {
  /** Id of the part that hides it. */
  unavailableFrom: string;
  children: ReactNode;
};

/** Fixed at the bottom; hidden while `unavailableFrom` is in view. */
export function StickyBar({ unavailableFrom, children }: FootBarProps) {
  const [isUnavailable, setIsUnavailable] = useState(false);

  useEffect(() => {
    const part = document.getElementById(unavailableFrom);
    if (!part) return undefined;
    const observer = new IntersectionObserver((entries) => setIsUnavailable(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(part);
    return () => observer.disconnect();
  }, [unavailableFrom]);

  return (
    <div className={classNames(styles.bar, isUnavailable && styles.hidden)} data-testid="foot-bar">
      {children}
    </div>
  );
}
