'use client';

import { startTransition, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { NEXT_FREE, ownZone, fetchMonth } from './fetch-month';
import type { SchedulerProps } from './scheduler';

type LazySchedulerProps = Omit<SchedulerProps, 'initial'> & {
  outline: ReactNode;
  fallback: ReactNode;
};

type Loaded = Readonly<{ Scheduler: ComponentType<SchedulerProps> }> & Pick<SchedulerProps, 'initial'>;

/** One window height before the scheduler is visible. */
const NEAR = '100% 0px';

/** Loads the scheduler when it is almost in view: the page is read more often than the scheduler is used. */
export function LazyScheduler({ outline, fallback, ...props }: LazySchedulerProps) {
  const { locale } = props;
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  const room = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load(locale).then(
          (found) => startTransition(() => setLoaded(found)),
          () => setLoaded('failed'),
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [locale]);

  return (
    // lib/delivery/content-security-policy.mjs reads it to allow reCAPTCHA.
    <div ref={room} data-bot-check={props.siteKey ? 'recaptcha' : undefined}>
      {loaded === null ? (
        outline
      ) : loaded === 'failed' ? (
        <div role="alert">{fallback}</div>
      ) : (
        <loaded.Scheduler
          {...props}
          initial={loaded.initial}
          choice={{ ...props.choice, zone: loaded.initial?.zone ?? null }}
        />
      )}
    </div>
  );
}

async function load(locale: Locale): Promise<Loaded> {
  const code = import('./scheduler');
  const month = fetchMonth(NEXT_FREE, ownZone(), locale).catch(() => null);
  return { Scheduler: (await code).Scheduler, initial: await month };
}
