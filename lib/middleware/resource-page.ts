import { localizedHref, splitLocale, type AppHref } from '@/lib/i18n/href';
import { articlePath, guidePath, indexedRoutes } from '@/lib/i18n/routes';
import { isArticleId, isGuideId } from '@/lib/listings/catalogue/detail-ids';

const pages: ReadonlySet<string> = new Set(indexedRoutes);

/** Returns null for an unknown name. `resource-paths.ts` has differing names. */
export function resourcePage(rest: string): AppHref | null {
  const [, folder = '', name] = /^(?:(guias|blog|herramientas)\/)?([^/]+)$/.exec(rest) ?? [];
  if (!name) return null;
  if (isGuideId(name) && ['', 'guias'].includes(folder)) return guidePath(name);
  if (isArticleId(name) && ['', 'blog'].includes(folder)) return articlePath(name);
  const paths = [`/herramientas/${name}`, ...(folder === '' ? [`/${name}`] : [])];
  return (paths.find((path) => pages.has(path)) as AppHref | undefined) ?? null;
}

export function resourceDetour(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname);
  const [, rest] = /^\/recursos\/(.+)$/.exec(path) ?? [];
  const page = rest === undefined ? null : resourcePage(rest);
  return locale && page && localizedHref(locale, page);
}
