import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from './locales';

/** One year. */
const LOCALE_COOKIE_MAX_AGE_S = 31_536_000;

export const LOCALE_COOKIE = 'NEXT_LOCALE';

/** Paths without locale redirect. Alternates come from page metadata only. */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'always',
  alternateLinks: false,
  localeCookie: { name: LOCALE_COOKIE, maxAge: LOCALE_COOKIE_MAX_AGE_S, sameSite: 'lax' },
});
