import 'server-only';
import { acceptedLocale } from '@/lib/i18n/accepted-locale';
import { isLocale, type Locale } from '@/lib/i18n/locales';

/** The language of the page a request came from: as it says itself, else by the page's address, else by the browser. */
export function requestLocale(said: unknown, { headers }: Request): Locale {
  if (isLocale(said)) return said;
  const referer = headers.get('referer') ?? '';
  const first = URL.canParse(referer) ? new URL(referer).pathname.split('/')[1] : undefined;
  return isLocale(first) ? first : acceptedLocale(headers.get('accept-language') ?? '');
}
