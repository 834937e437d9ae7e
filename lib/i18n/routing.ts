import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from './locales';

const LOCALE_COOKIE_MAX_AGE_S = 31_536_000;

export const LOCALE_COOKIE = 'NEXT_LOCALE';

export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'always',
  alternateLinks: false,
  localeCookie: { name: LOCALE_COOKIE, maxAge: LOCALE_COOKIE_MAX_AGE_S, sameSite: 'lax' },
});
