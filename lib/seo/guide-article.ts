import { agencyId } from './agency-json-ld';
import { absoluteUrl } from './json-ld';
import type { AppHref } from '@/lib/i18n/href';
import { formattingLocale, type Locale } from '@/lib/i18n/locales';

type GuideFacts = Readonly<{
  href: AppHref;
  title: string;
  excerpt: string;
  /** ISO date on which its figures were checked. */
  updated: string;
  picture: Readonly<{ name: string }>;
}>;

/** schema.org Article of a guide. */
export function guideArticle(guide: GuideFacts, siteUrl: URL, locale: Locale): object {
  const agency = { '@id': agencyId(siteUrl) };
  const url = absoluteUrl(siteUrl, locale, guide.href);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: guide.title,
    description: guide.excerpt,
    inLanguage: formattingLocale[locale],
    dateModified: guide.updated,
    image: new URL(`/pictures/${guide.picture.name}-960.webp`, siteUrl).href,
    url,
    mainEntityOfPage: url,
    author: agency,
    publisher: agency,
  };
}
