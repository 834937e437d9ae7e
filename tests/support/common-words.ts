import type { Locale } from '@/lib/i18n/locales';

/** Words frequent in one language and absent in the other. */
export const commonWords: Readonly<Record<Locale, RegExp>> = {
  en: /\b(the|and|with|your|from|this|that|what|home page|of the)\b/i,
  es: /\b(el|los|las|una|para|con|usted|nuestra|página|desde)\b/i,
};

/** Without URLs and names that contain such words: El Portet, Nuestra Señora del Pilar. */
export const withoutNames = (text: string) =>
  text
    .replace(/https?:\S+/g, '')
    .replaceAll('El Putxet i el Farró', '')
    .replace(/(?<!\p{L})(El|Los|Las|Nuestra) (?=\p{Lu})/gu, '');
