'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import styles from './focus-heading.module.scss';

type FocusHeadingProps = Omit<ComponentProps<'h1'>, 'className' | 'ref' | 'tabIndex'> & { level: 1 | 3 };

/** Takes focus on mount, so that results are announced. */
export function FocusHeading({ level, ...heading }: FocusHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;

  useEffect(() => element.current?.focus({ preventScroll: true }), []);

  return <Heading {...heading} ref={element} tabIndex={-1} className={styles.heading} />;
}
