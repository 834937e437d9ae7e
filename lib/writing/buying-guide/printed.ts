import type { Locale } from '@/lib/i18n/locales';
import made from './made.json';

/** Pages and fingerprint per locale. */
export const printedBuyingGuide: Readonly<Record<Locale, Readonly<{ pages: number; fingerprint: string }>>> = made;
