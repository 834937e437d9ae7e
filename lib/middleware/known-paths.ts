import { dynamicRoutePrefixes, staticRoutes } from '@/lib/i18n/routes';

const known: ReadonlySet<string> = new Set(staticRoutes);

export function isKnownPath(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return known.has(path) || dynamicRoutePrefixes.some((prefix) => path.startsWith(prefix));
}

export function isFileLike(pathname: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(pathname);
}
