'use client';

import '@/components/styles/globals.scss';
import { ErrorScreen } from '@/components/layout/error-screen/error-screen';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';

type GlobalErrorProps = { error: Error & { digest?: string }; retry: () => void };

/** Replaces the root layout, so it is a whole document. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  const first = typeof window === 'undefined' ? '' : window.location.pathname.split('/')[1];
  return (
    <html lang={isLocale(first) ? first : defaultLocale}>
      <body>
        <main id="main">
          <ErrorScreen error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
