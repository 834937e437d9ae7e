'use client';

import { useSyncExternalStore } from 'react';
import { formatDateTime } from '@/lib/i18n/format-date-time';
import type { Locale } from '@/lib/i18n/locales';

/** Server rendering; the client's zone is unknown. */
const OFFICE_TIME_ZONE = 'Europe/Madrid';

const never = () => () => undefined;

/** Client's format and time zone. `iso` in UTC. */
export function LocalTime({ iso, locale }: { iso: string; locale: Locale }) {
  const text = useSyncExternalStore(
    never,
    () => formatDateTime(new Date(iso), locale),
    () => formatDateTime(new Date(iso), locale, OFFICE_TIME_ZONE),
  );
  return <time dateTime={iso}>{text}</time>;
}
