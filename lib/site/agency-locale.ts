import type { Locale } from '@/lib/i18n/locales';

export const AGENCY_LOCALE = 'es' satisfies Locale;
