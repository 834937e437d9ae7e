'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { SchedulerProps } from './scheduler';

type LazySchedulerProps = SchedulerProps & {
  /** Stands there until the scheduler does, and where it cannot: the way to its own page. */
  children: ReactNode;
};

/** The scheduler on a page that is read more often than it is used: its code comes after the page. */
export function LazyScheduler({ children, ...props }: LazySchedulerProps) {
  const [Scheduler, setScheduler] = useState<ComponentType<SchedulerProps> | null>(null);

  useEffect(() => {
    import('./scheduler').then(
      (module) => setScheduler(() => module.Scheduler),
      () => undefined,
    );
  }, []);

  return Scheduler ? <Scheduler {...props} /> : children;
}
