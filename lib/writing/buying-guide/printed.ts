import type { Locale } from '@/lib/i18n/locales';
import made from './made.json';

/** The printed guide of each language: its pages, and a fingerprint of what it was made from. */
export const printedBuyingGuide: Readonly<Record<Locale, Readonly<{ pages: number; fingerprint: string }>>> = made;
