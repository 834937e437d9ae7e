import { splitLocale } from '@/lib/i18n/href';
import { isArticleId, isGuideId, isListingId, isMemberId } from '@/lib/listings/detail-ids';

const details = {
  properties: { isKnown: isListingId, missing: 'listing' },
  blog: { isKnown: isArticleId, missing: 'article' },
  guias: { isKnown: isGuideId, missing: 'guide' },
  // What is known there leads to a page elsewhere (redirects.ts), before the middleware is asked.
  recursos: { isKnown: () => false, missing: 'guide' },
} as const;

/**
 * The not-found page to show for a detail page whose id does not exist, or null. A static not-found page with
 * the status set here gives whole, localized HTML, which `notFound()` in a prerendered tree does not.
 */
export function missingDetail(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname);
  const [, kind, id] = /^\/(properties|blog|guias|recursos)\/([^/]+)$/.exec(path) ?? [];
  if (!locale || !kind || !id) return null;
  const { isKnown, missing } = details[kind as keyof typeof details];
  return isKnown(id) ? null : `/${locale}/missing/${missing}`;
}

/** The language of an address below `/about` at which nobody of the team stands, or null: it leads home (decision 4). */
export function unknownMember(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname);
  const [, id] = /^\/about\/([^/]+)$/.exec(path) ?? [];
  return locale && id && !isMemberId(id) ? locale : null;
}
