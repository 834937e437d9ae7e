import { splitLocale } from '@/lib/i18n/href';
import { staticRoutes } from '@/lib/i18n/routes';
import { isArticleId, isGuideId, isMemberId, isWithdrawnArticle } from '@/lib/listings/catalogue/detail-ids';
import { isGoneListing, isShownListing } from '@/lib/listings/catalogue/listing-ids';
import { isOfPlaces, readPlacePath } from '@/lib/places/place-query';
import { resourcePage } from './resource-page';
import { resourcePaths } from './resource-paths';

const pages: ReadonlySet<string> = new Set(staticRoutes);

/** Paths that bypass the middleware, and prefixes reserved for this site. */
const OWN =
  /^\/(api|_next|feeds|pictures|media|map|particulars|dashboard|guides|schedule-call|shared-homes|draft-homes|newsletter|alerts|og|missing)(\/|$)|^\/(healthz|readyz|metrics|sitemap\.xml|robots\.txt|manifest\.webmanifest|favicon\.ico|icon\.svg|apple-icon\.png|icon-(?:\d+|email)\.png|contacto|guias|blog\/rss\.xml|search\/(homes|results))$|^\/(properties|blog)\/list\/|^\/recursos\/.+\/./;

const details: Readonly<Record<string, (id: string) => boolean>> = {
  properties: (id) => isShownListing(id) || isGoneListing(id),
  blog: (id) => isArticleId(id) || isWithdrawnArticle(id),
  guias: isGuideId,
  about: isMemberId,
  recursos: (id) => Object.hasOwn(resourcePaths, id) || resourcePage(id) !== null,
};

export function isOwnAddress(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  if (pages.has(path) || OWN.test(path)) return true;
  if (isOfPlaces(path)) return readPlacePath(path) !== null;
  const [, kind = '', id = '', rest] = path.split('/');
  return rest === undefined && Object.hasOwn(details, kind) && (details[kind]?.(id) ?? false);
}

/** Page addresses are never redirected. WordPress numbers pages in the query of `/`. */
export const isFreeAddress = (pathname: string, hasQuery: boolean): boolean =>
  pathname === '/' ? hasQuery : !isOwnAddress(pathname);
