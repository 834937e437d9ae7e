import { capitalised } from '@/lib/text/capitalised';
import { formattingLocale, type Locale } from './locales';

export function languageName(language: string, locale: Locale): string {
  return capitalised(new Intl.DisplayNames(formattingLocale[locale], { type: 'language' }).of(language) ?? language);
}
