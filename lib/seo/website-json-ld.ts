import type { Locale } from '@/lib/i18n/locales';
import { agencyId } from './agency-json-ld';
import { absoluteUrl } from './json-ld';

/** schema.org WebSite for the landing page: the name of the site, who publishes it, and where it is searched. */
export function websiteJsonLd(name: string, siteUrl: URL, locale: Locale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': new URL('/#website', siteUrl).href,
    name,
    url: absoluteUrl(siteUrl, locale, '/'),
    publisher: { '@id': agencyId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl(siteUrl, locale, '/search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
