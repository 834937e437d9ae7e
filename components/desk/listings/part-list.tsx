'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** Scrolls its row, not the page, until the current link is in view. */
export function PartList({ children, current }: Readonly<{ children: ReactNode; current: string }>) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && link)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return <ul ref={list}>{children}</ul>;
}
