import { formattingLocale, locales } from '@/lib/i18n/locales';
import { agencyId } from './agency-json-ld';
import type { WebSiteLeaf, WithContext } from 'schema-dts';

export function websiteJsonLd(name: string, siteUrl: URL): WithContext<WebSiteLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': new URL('/#website', siteUrl).href,
    name,
    url: new URL('/', siteUrl).href,
    inLanguage: locales.map((offered) => formattingLocale[offered]),
    publisher: { '@id': agencyId(siteUrl) },
  };
}
