import { dynamicRoutePrefixes, staticRoutes } from '@/lib/i18n/routes';

const known: ReadonlySet<string> = new Set(staticRoutes);

/** Whether a pathname without language is one of the site's. */
export function isKnownPath(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return known.has(path) || dynamicRoutePrefixes.some((prefix) => path.startsWith(prefix));
}

/** `/wp-login.php`, `/x.png`: a last part with an ending is taken for a file. */
export function isFileLike(pathname: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(pathname);
}
