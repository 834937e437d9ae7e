import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import type { AppHref } from '@/lib/i18n/href';
import { agencyNode } from './agency-json-ld';
import { absoluteUrl } from './json-ld';
import { authorNode } from './person-json-ld';
import type { Agency } from '@/content/types/agency';
import type { TeamMember } from '@/lib/site/team';
import type { BlogPostingLeaf, CreativeWorkLeaf, WithContext } from 'schema-dts';

type Posting = Readonly<{
  href: AppHref;
  title: string;
  excerpt: string;
  /** ISO date. */
  date: string;
  /** ISO date. */
  updated?: string;
  author: TeamMember;
  minutes: number;
  category: string;
  /** Root-relative URLs. */
  images: readonly string[];
  sources: readonly Readonly<{ label: string; url?: string }>[];
}>;

export function blogPosting(
  posting: Posting,
  agency: Agency,
  siteUrl: URL,
  locale: Locale,
): WithContext<BlogPostingLeaf> {
  const url = absoluteUrl(siteUrl, locale, posting.href);
  const citations = posting.sources.flatMap(({ label, url: address }) =>
    address ? [{ '@type': 'CreativeWork', name: label, url: address } satisfies CreativeWorkLeaf] : [],
  );
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
    dateModified: posting.updated ?? posting.date,
    articleSection: posting.category,
    timeRequired: `PT${posting.minutes}M`,
    image: posting.images.map((path) => new URL(path, siteUrl).href),
    author: authorNode(posting.author, siteUrl, locale),
    publisher: agencyNode(agency, siteUrl),
    ...(citations.length > 0 && { citation: citations }),
  };
}
