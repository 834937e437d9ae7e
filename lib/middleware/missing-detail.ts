import { splitLocale } from '@/lib/i18n/href';
import { isArticleId, isGuideId, isListingId, isMemberId } from '@/lib/listings/detail-ids';

const details = {
  properties: { isKnown: isListingId, missing: 'listing' },
  blog: { isKnown: isArticleId, missing: 'article' },
  guias: { isKnown: isGuideId, missing: 'guide' },
  // Known ones redirect first (redirects.ts).
  recursos: { isKnown: () => false, missing: 'guide' },
} as const;

/**
 * Not-found page for an unknown id, or null. A static page with a status is complete HTML, unlike `notFound()` in a
 * prerendered tree.
 */
export function missingDetail(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname);
  const [, kind, id] = /^\/(properties|blog|guias|recursos)\/([^/]+)$/.exec(path) ?? [];
  if (!locale || !kind || !id) return null;
  const { isKnown, missing } = details[kind as keyof typeof details];
  return isKnown(id) ? null : `/${locale}/missing/${missing}`;
}

/** Locale of an unknown team page, or null: redirects (decision 4). */
export function unknownMember(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname);
  const [, id] = /^\/about\/([^/]+)$/.exec(path) ?? [];
  return locale && id && !isMemberId(id) ? locale : null;
}
