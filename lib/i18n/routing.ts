import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from './locales';

/** One year in seconds. */
const LOCALE_COOKIE_MAX_AGE_S = 31_536_000;

/** Name of the cookie that keeps the visitor's choice of language. */
export const LOCALE_COOKIE = 'NEXT_LOCALE';

/**
 * Every page stands under its language; a path without one is answered with a redirect.
 * Alternates come from page metadata alone, so that two sources can never disagree.
 */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'always',
  alternateLinks: false,
  localeCookie: { name: LOCALE_COOKIE, maxAge: LOCALE_COOKIE_MAX_AGE_S, sameSite: 'lax' },
});
