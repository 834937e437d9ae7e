'use client';

import { lazy, Suspense } from 'react';
import '@/components/styles/globals.scss';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';

/** Loaded lazily, because every page references it but rarely shows it. */
const ErrorScreen = lazy(async () => ({
  default: (await import('@/components/layout/error-screen/error-screen')).ErrorScreen,
}));

type GlobalErrorProps = { error: Error & { digest?: string }; retry: () => void };

/** Replaces the root layout, so it is a complete document. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  const first = typeof window === 'undefined' ? '' : window.location.pathname.split('/')[1];
  return (
    <html lang={isLocale(first) ? first : defaultLocale}>
      <body>
        <main id="main">
          <Suspense>
            <ErrorScreen error={error} retry={retry} />
          </Suspense>
        </main>
      </body>
    </html>
  );
}
