import { localizedHref, splitLocale, type AppHref } from '@/lib/i18n/href';
import { articlePath, guidePath, indexedRoutes } from '@/lib/i18n/routes';
import { isArticleId, isGuideId } from '@/lib/listings/catalogue/detail-ids';

const pages: ReadonlySet<string> = new Set(indexedRoutes);

/**
 * Page that an address below `/recursos` means: the guide, article or tool of its last part, or the page of the rest of
 * its path (`/recursos/guias/comprar`, `/recursos/faq`). Null for an unknown name. Names that differ from the page's are
 * in `resource-paths.ts`.
 */
export function resourcePage(rest: string): AppHref | null {
  const [, folder = '', name] = /^(?:(guias|blog|herramientas)\/)?([^/]+)$/.exec(rest) ?? [];
  if (!name) return null;
  if (isGuideId(name) && ['', 'guias'].includes(folder)) return guidePath(name);
  if (isArticleId(name) && ['', 'blog'].includes(folder)) return articlePath(name);
  const paths = [`/herramientas/${name}`, ...(folder === '' ? [`/${name}`] : [])];
  return (paths.find((path) => pages.has(path)) as AppHref | undefined) ?? null;
}

/** Address that `/{locale}/recursos/...` leads to, or null. */
export function resourceDetour(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname);
  const [, rest] = /^\/recursos\/(.+)$/.exec(path) ?? [];
  const page = rest === undefined ? null : resourcePage(rest);
  return locale && page && localizedHref(locale, page);
}
