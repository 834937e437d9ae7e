import type { Locale } from '@/lib/i18n/locales';

export const commonWords: Readonly<Record<Locale, RegExp>> = {
  en: /\b(the|and|with|your|from|this|that|what|home page|of the)\b/i,
  es: /\b(el|los|las|una|para|con|usted|nuestra|página|desde)\b/i,
};

/** Removes URLs and names that contain common words, such as El Portet. */
export const withoutNames = (text: string) =>
  text
    .replace(/https?:\S+/g, '')
    .replaceAll('El Putxet i el Farró', '')
    .replace(/(?<!\p{L})(El|Los|Las|Nuestra) (?=\p{Lu})/gu, '');
