import type { Locale } from '@/lib/i18n/locales';

/** The agency works in Spanish: what is written to it. */
export const AGENCY_LOCALE = 'es' satisfies Locale;
