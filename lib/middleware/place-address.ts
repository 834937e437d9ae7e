import { localizedHref, splitLocale } from '@/lib/i18n/href';
import { placePathIn } from '@/lib/i18n/place-paths';
import type { Locale } from '@/lib/i18n/locales';
import { isOfPlaces, placePath, readPlacePath } from '@/lib/places/place-query';

const MOVED = 308;
const ELSEWHERE = 307;

type Detour = Readonly<{ path: string; status: number }>;

/** Redirects to localised words and current slug; unknown places to the landing page. */
export function placeDetour(pathname: string): Detour | null {
  const { locale, path } = splitLocale(pathname);
  if (!locale || !isOfPlaces(path)) return null;
  const query = readPlacePath(path);
  if (!query) return { path: `/${locale}`, status: ELSEWHERE };
  const right = localizedHref(locale, placePath(query));
  return right === pathname ? null : { path: right, status: MOVED };
}

export function placeAddressIn(locale: Locale, pathname: string): string | null {
  const query = isOfPlaces(pathname) ? readPlacePath(pathname) : null;
  return query && placePathIn(locale, placePath(query));
}
