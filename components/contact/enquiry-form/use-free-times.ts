'use client';

import { useEffect, useState } from 'react';
import { logFailure } from '@/lib/browser/log-failure';
import type { OfferedDay } from '@/lib/diary/offered-times';

const MARGIN = '600px';

/** Returns free times, read when the form is almost in view; null until then and without any. */
export function useFreeTimes(
  formId: string,
  { listingId, locale, isWanted }: Readonly<{ listingId: string; locale: string; isWanted: boolean }>,
): readonly OfferedDay[] | null {
  const [days, setDays] = useState<readonly OfferedDay[] | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!form || !isWanted || !('IntersectionObserver' in window)) return;
    const leaving = new AbortController();
    const read = async () => {
      const query = new URLSearchParams({ listing: listingId, locale });
      const response = await fetch(`/api/booking/viewings?${query}`, { signal: leaving.signal });
      if (!response.ok) return;
      const found = ((await response.json()) as { days: readonly OfferedDay[] }).days;
      setDays(found.length > 0 ? found : null);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        read().catch((error: unknown) => {
          if (!leaving.signal.aborted) logFailure(error);
        });
      },
      { rootMargin: MARGIN },
    );
    observer.observe(form);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [formId, isWanted, listingId, locale]);
  return days;
}
