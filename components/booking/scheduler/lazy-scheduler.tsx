'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { SchedulerProps } from './scheduler';

type LazySchedulerProps = SchedulerProps & {
  /** Stands there until the scheduler does, and where it cannot: the way to its own page. */
  children: ReactNode;
};

/** A window's height before it is seen, so that it is there by then. */
const NEAR = '100% 0px';

/** The scheduler on a page that is read more often than it is used: its code comes when the reader comes near. */
export function LazyScheduler({ children, ...props }: LazySchedulerProps) {
  const [Scheduler, setScheduler] = useState<ComponentType<SchedulerProps> | null>(null);
  const room = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import('./scheduler').then(
          (module) => {
            // Who had come to the link by keyboard goes on from where it stood.
            if (room.current?.contains(document.activeElement)) room.current.focus();
            setScheduler(() => module.Scheduler);
          },
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={room} tabIndex={-1}>
      {Scheduler ? <Scheduler {...props} /> : children}
    </div>
  );
}
