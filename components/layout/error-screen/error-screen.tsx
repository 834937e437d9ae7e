'use client';

import { useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { errorTexts } from '@/lib/i18n/error-texts';
import { localizedHref } from '@/lib/i18n/href';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';

type ErrorScreenProps = {
  error: Error & { digest?: string };
  /** Next's `retry` fetches again; `reset` would render the same error. */
  retry: () => void;
};

/** Specification, section 8. Server errors have a digest and a developer message, which is replaced. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const first = typeof window === 'undefined' ? '' : window.location.pathname.split('/')[1];
  const locale = isLocale(first) ? first : defaultLocale;
  const texts = errorTexts[locale];
  const [request] = useState(lastRequestId);

  useEffect(() => {
    document.title = texts.heading;
  }, [texts.heading]);

  return (
    <section className="wrap errorScreen" aria-labelledby="error-heading">
      <picture>
        <source srcSet="/pictures/spot-error-480.avif" type="image/avif" />
        <img src="/pictures/spot-error-960.webp" alt="" width="480" height="360" />
      </picture>
      <div>
        <h1 id="error-heading">{texts.heading}</h1>
        <p className="lead">{texts.explanation}</p>
        <p className="errorScreenMessage" role="status">
          {error.digest ? texts.onServer : error.message}
        </p>
        {request && (
          <p>
            {texts.reference}: <code>{request}</code>
          </p>
        )}
        <div className="errorScreenActions">
          <Button onClick={retry}>{texts.retry}</Button>
          <a className={buttonClass({ look: 'outline' })} href={localizedHref(locale, '/')}>
            {texts.home}
          </a>
        </div>
      </div>
    </section>
  );
}

function lastRequestId(): string | null {
  if (typeof window === 'undefined' || !performance.getEntriesByType) return null;
  const responses = ['navigation', 'resource']
    .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
    .sort((a, b) => b.responseEnd - a.responseEnd);
  for (const { serverTiming } of responses) {
    const found = serverTiming?.find(({ name }) => name === 'request');
    if (found) return found.description;
  }
  return null;
}
