import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import type { AppHref } from '@/lib/i18n/href';
import { absoluteUrl } from './json-ld';

type Posting = Readonly<{
  href: AppHref;
  title: string;
  excerpt: string;
  /** ISO date. */
  date: string;
  minutes: number;
  /** The category's name in the page's language. */
  category: string;
  /** Addresses of pictures, from the root of the site. */
  pictures: readonly string[];
  sources: readonly Readonly<{ label: string; url?: string }>[];
}>;

/** schema.org BlogPosting: the agency is author and publisher, sources with an address are its citations. */
export function blogPosting(posting: Posting, agency: string, siteUrl: URL, locale: Locale): object {
  const url = absoluteUrl(siteUrl, locale, posting.href);
  const organization = { '@type': 'RealEstateAgent', name: agency, url: absoluteUrl(siteUrl, locale, '/') };
  const citations = posting.sources.filter((source) => source.url);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: posting.title,
    description: posting.excerpt,
    inLanguage: formattingLocale[locale],
    datePublished: posting.date,
    articleSection: posting.category,
    timeRequired: `PT${posting.minutes}M`,
    image: posting.pictures.map((path) => new URL(path, siteUrl).href),
    author: organization,
    publisher: organization,
    ...(citations.length > 0 && {
      citation: citations.map(({ label, url: address }) => ({ '@type': 'CreativeWork', name: label, url: address })),
    }),
  };
}
