import { formattingLocale, type Locale } from './locales';

/** `English`, `Inglés`: a language (ISO 639-1) in the words of a page. */
export function languageName(language: string, locale: Locale): string {
  const name = new Intl.DisplayNames(formattingLocale[locale], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
