'use client';

import { startTransition, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { NEXT_FREE, ownZone, fetchMonth } from './fetch-month';
import type { SchedulerProps } from './scheduler';

type LazySchedulerProps = Omit<SchedulerProps, 'initial'> & {
  /** Until the scheduler is loaded. */
  outline: ReactNode;
  /** If it cannot be loaded: the way to its own page. */
  fallback: ReactNode;
};

type Loaded = Readonly<{ Scheduler: ComponentType<SchedulerProps> }> & Pick<SchedulerProps, 'initial'>;

/** A window's height before it is seen, so that it is there by then. */
const NEAR = '100% 0px';

/** The scheduler on a page that is read more often than it is used: loaded, with its calendar, when it comes near. */
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
    // lib/delivery/content-security-policy.mjs reads the attribute: this page may load reCAPTCHA.
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
