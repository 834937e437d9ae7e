import { isArticleId, isListingId } from '@/lib/content/ids';

const details = {
  properties: { isKnown: isListingId, missing: 'home' },
  blog: { isKnown: isArticleId, missing: 'article' },
} as const;

/**
 * The not-found page to show for a detail page whose id does not exist, or null. A static not-found page with
 * the status set here gives whole, localized HTML, which `notFound()` in a prerendered tree does not.
 */
export function missingDetail(pathname: string): string | null {
  const [, locale, kind, id] = /^\/(en|es)\/(properties|blog)\/([^/]+)$/.exec(pathname) ?? [];
  if (!locale || !kind || !id) return null;
  const { isKnown, missing } = details[kind as keyof typeof details];
  return isKnown(id) ? null : `/${locale}/missing/${missing}`;
}
