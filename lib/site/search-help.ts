import { partsWithWords } from '@/lib/i18n/interface-words';
import type { Locale } from '@/lib/i18n/locales';
import { foldText } from '@/lib/text/fold-text';
import { deskHelp, type HelpSection } from './desk-help';

/** Sections that contain all words; those with all of them in the title come first. Without words: all sections. */
export function searchHelp(q: string, locale: Locale): readonly HelpSection[] {
  const words = foldText(q).split(' ').filter(Boolean);
  const hasWords = (text: string) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
  const found = deskHelp(locale).filter(({ lead, notes, steps, title }) =>
    hasWords([title, lead, ...steps, ...notes].map((text) => plainText(text, locale)).join(' ')),
  );
  return found.toSorted((one, other) => Number(hasWords(other.title)) - Number(hasWords(one.title)));
}

const plainText = (text: string, locale: Locale): string =>
  partsWithWords(text, locale)
    .map((part) => part.text)
    .join('');
