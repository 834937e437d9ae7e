'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import styles from './focus-heading.module.scss';

type FocusHeadingProps = Omit<ComponentProps<'h1'>, 'className' | 'ref' | 'tabIndex'> & { level: 1 | 3 };

/** A heading that takes the focus when it comes: what became of a form is read out, and the keyboard goes on from it. */
export function FocusHeading({ level, ...heading }: FocusHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;

  useEffect(() => element.current?.focus({ preventScroll: true }), []);

  return <Heading {...heading} ref={element} tabIndex={-1} className={styles.heading} />;
}
