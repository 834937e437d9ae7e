'use client';

import { useSyncExternalStore } from 'react';
import { formatDateTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const never = () => () => undefined;

/** Shows `iso` (UTC) in the client's time zone, which the server does not know. */
export function LocalTime({ iso, locale }: { iso: string; locale: Locale }) {
  const text = useSyncExternalStore(
    never,
    () => formatDateTime(iso, locale, null),
    () => formatDateTime(iso, locale),
  );
  return <time dateTime={iso}>{text}</time>;
}
