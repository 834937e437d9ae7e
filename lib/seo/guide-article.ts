import { agencyNode } from './agency-json-ld';
import { absoluteUrl } from './json-ld';
import type { AppHref } from '@/lib/i18n/href';
import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import { authorNode } from './person-json-ld';
import type { Agency } from '@/content/types/agency';
import type { TeamMember } from '@/lib/site/team';
import type { ArticleLeaf, WithContext } from 'schema-dts';

type GuideFacts = Readonly<{
  href: AppHref;
  title: string;
  excerpt: string;
  /** ISO dates. */
  published: string;
  updated: string;
  author: TeamMember;
  image: Readonly<{ name: string }>;
}>;

export function guideArticle(
  guide: GuideFacts,
  agency: Agency,
  siteUrl: URL,
  locale: Locale,
): WithContext<ArticleLeaf> {
  const url = absoluteUrl(siteUrl, locale, guide.href);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: guide.title,
    description: guide.excerpt,
    inLanguage: formattingLocale[locale],
    datePublished: guide.published,
    dateModified: guide.updated,
    image: new URL(`/pictures/${guide.image.name}-960.webp`, siteUrl).href,
    url,
    mainEntityOfPage: url,
    author: authorNode(guide.author, siteUrl, locale),
    publisher: agencyNode(agency, siteUrl),
  };
}
