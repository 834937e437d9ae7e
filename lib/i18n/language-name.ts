import { capitalised } from '@/lib/text/capitalised';
import { formattingLocale, type Locale } from './locales';

/** `English`, `Inglés`: a language (ISO 639-1) in the words of a page. */
export function languageName(language: string, locale: Locale): string {
  return capitalised(new Intl.DisplayNames(formattingLocale[locale], { type: 'language' }).of(language) ?? language);
}
