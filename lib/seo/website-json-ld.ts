import { formattingLocale, locales, type Locale } from '@/lib/i18n/locales';
import { agencyId } from './agency-json-ld';
import { absoluteUrl } from './json-ld';
import type { SearchActionLeaf, WebSiteLeaf, WithContext } from 'schema-dts';

/** One node for all languages; only the search action differs. */
export function websiteJsonLd(name: string, siteUrl: URL, locale: Locale): WithContext<WebSiteLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': new URL('/#website', siteUrl).href,
    name,
    url: new URL('/', siteUrl).href,
    inLanguage: locales.map((offered) => formattingLocale[offered]),
    publisher: { '@id': agencyId(siteUrl) },
    potentialAction: searchAction(siteUrl, locale),
  };
}

/** `query-input` is not part of schema.org. */
function searchAction(siteUrl: URL, locale: Locale): SearchActionLeaf & { 'query-input': string } {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(siteUrl, locale, '/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
}
