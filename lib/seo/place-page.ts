import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import type { AppHref } from '@/lib/i18n/href';
import type { CollectionPageLeaf, WithContext } from 'schema-dts';
import { absoluteUrl, itemList } from './json-ld';

type Page = Readonly<{
  name: string;
  description: string;
  href: AppHref;
  /** `firstPosition` counts across all pages. */
  listings: readonly AppHref[];
  firstPosition: number;
}>;

export function collectionPage(
  { description, firstPosition, listings, href, name }: Page,
  siteUrl: URL,
  locale: Locale,
): WithContext<CollectionPageLeaf> {
  const list = itemList(listings, siteUrl, locale, firstPosition);
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    description,
    url: absoluteUrl(siteUrl, locale, href),
    inLanguage: formattingLocale[locale],
    ...(listings.length > 0 && {
      mainEntity: { '@type': 'ItemList', numberOfItems: list.numberOfItems, itemListElement: list.itemListElement },
    }),
  };
}
