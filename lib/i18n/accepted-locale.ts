import { defaultLocale, isLocale, type Locale } from './locales';

const readSpanish: ReadonlySet<string> = new Set(['ca', 'gl', 'eu', 'ast']);

export function acceptedLocale(header: string): Locale {
  const languages = header
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.toLowerCase().split(';');
      return { language: tag.trim().split('-')[0] ?? '', quality: Number(quality.trim().replace(/^q=/, '')) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
  return languages.find(isLocale) ?? (languages.some((language) => readSpanish.has(language)) ? 'es' : defaultLocale);
}
