import 'server-only';
import { acceptedLocale } from '@/lib/i18n/accepted-locale';
import { isLocale, type Locale } from '@/lib/i18n/locales';

/** Returns the locale of the field, else the referring page, else the browser. */
export function requestLocale(requested: unknown, { headers }: Request): Locale {
  if (isLocale(requested)) return requested;
  const referer = headers.get('referer') ?? '';
  const first = URL.canParse(referer) ? new URL(referer).pathname.split('/')[1] : undefined;
  return isLocale(first) ? first : acceptedLocale(headers.get('accept-language') ?? '');
}
