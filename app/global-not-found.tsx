import '@/components/styles/globals.scss';
import { siteFacts } from '@/lib/site/site-facts';
import { localizedHref } from '@/lib/i18n/href';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { notFoundTexts } from '@/lib/i18n/error-texts';
import type { Metadata } from 'next';

export function generateMetadata(): Metadata {
  return { title: siteFacts().agency.name, icons: '/icon.svg', robots: { index: false } };
}

/** Outside every locale: a document in both languages. */
export default function GlobalNotFound() {
  return (
    <html lang={defaultLocale}>
      <body>
        <main className="wrap section">
          {locales.map((locale) => (
            <div key={locale} lang={locale}>
              <h1>{notFoundTexts[locale].heading}</h1>
              <p>{notFoundTexts[locale].text}</p>
              <p>
                <a href={localizedHref(locale, '/')}>{notFoundTexts[locale].home}</a>
              </p>
              <p>
                <a href={localizedHref(locale, '/contact')}>{notFoundTexts[locale].contact}</a>
              </p>
            </div>
          ))}
        </main>
      </body>
    </html>
  );
}
