import { splitLocale } from '@/lib/i18n/href';
import { isArticleId, isGuideId, isMemberId, isWithdrawnArticle } from '@/lib/listings/catalogue/detail-ids';
import { isCatalogueUnavailable, isGoneListing, isShownListing } from '@/lib/listings/catalogue/listing-ids';

const details = {
  properties: { isKnown: isShownListing, missing: 'listing' },
  blog: { isKnown: isArticleId, missing: 'article' },
  guias: { isKnown: isGuideId, missing: 'guide' },
  // Known ones redirect first (redirects.ts, resource-page.ts).
  recursos: { isKnown: () => false, missing: 'guide' },
} as const;

const NOT_FOUND = 404;
const GONE = 410;
const UNAVAILABLE = 503;

/** Pages outside the build that show listings. */
const NEEDS_CATALOGUE = /^\/(properties|search|saved-homes|compare|shared-homes\/[^/]+)$/;

export type Missing = Readonly<{ page: string; status: number }>;

/** Returns null for known ids. A static page has complete HTML, unlike `notFound()` in a prerendered tree. */
export function missingDetail(pathname: string): Missing | null {
  const { locale, path } = splitLocale(pathname);
  const [, kind, id] = /^\/(properties|blog|guias)\/([^/]+)$/.exec(path) ?? /^\/(recursos)\/(.+)$/.exec(path) ?? [];
  if (!locale || !kind || !id) return null;
  const { isKnown, missing } = details[kind as keyof typeof details];
  if (isKnown(id)) return null;
  if (kind === 'properties' && isCatalogueUnavailable()) return listingsUnavailable(locale);
  if (kind === 'properties' && isGoneListing(id)) return { page: `/${locale}/missing/gone-listing`, status: GONE };
  const status = kind === 'blog' && isWithdrawnArticle(id) ? GONE : NOT_FOUND;
  return { page: `/${locale}/missing/${missing}`, status };
}

/** Returns a page when the database is down and the catalogue was not read. */
export function missingCatalogue(pathname: string): Missing | null {
  const { locale, path } = splitLocale(pathname);
  return locale && NEEDS_CATALOGUE.test(path) && isCatalogueUnavailable() ? listingsUnavailable(locale) : null;
}

const listingsUnavailable = (locale: string): Missing => ({
  page: `/${locale}/missing/listings-unavailable`,
  status: UNAVAILABLE,
});

/** Returns a locale for redirects of unknown team pages (decision 4). */
export function unknownMember(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname);
  const [, id] = /^\/about\/([^/]+)$/.exec(path) ?? [];
  return locale && id && !isMemberId(id) ? locale : null;
}
