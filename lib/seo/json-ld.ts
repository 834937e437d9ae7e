import { localizedHref, type AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import type { BreadcrumbListLeaf, ItemListLeaf, ListItemLeaf, WithContext } from 'schema-dts';

export type NamedPage = Readonly<{ name: string; href: AppHref }>;

export function absoluteUrl(siteUrl: URL, locale: Locale, href: AppHref): string {
  return new URL(localizedHref(locale, href), siteUrl).href;
}

/** `trail` starts with the landing page. */
export function breadcrumbList(
  trail: readonly NamedPage[],
  siteUrl: URL,
  locale: Locale,
): WithContext<BreadcrumbListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(
      ({ name, href }, index) =>
        ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absoluteUrl(siteUrl, locale, href),
        }) satisfies ListItemLeaf,
    ),
  };
}

/** `firstPosition` is 1-based. */
export function itemList(
  hrefs: readonly AppHref[],
  siteUrl: URL,
  locale: Locale,
  firstPosition = 1,
): WithContext<ItemListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: hrefs.length,
    itemListElement: hrefs.map(
      (href, index) =>
        ({
          '@type': 'ListItem',
          position: firstPosition + index,
          url: absoluteUrl(siteUrl, locale, href),
        }) satisfies ListItemLeaf,
    ),
  };
}
