import en from '@/messages/en';
import es from '@/messages/es';
import type { Locale } from './locales';

type TextPart = Readonly<{ text: string; isWord: boolean }>;

const messages: Readonly<Record<Locale, unknown>> = { en, es };
const PLACE = /\{([\w.]+)\}/;

/** `{namespace.key}` becomes that message. @throws Error if unknown or with arguments. */
export function partsWithWords(text: string, locale: Locale): readonly TextPart[] {
  return text
    .split(PLACE)
    .map((part, index) =>
      index % 2 === 0 ? { text: part, isWord: false } : { text: wordOf(part, locale), isWord: true },
    )
    .filter((part) => part.text !== '');
}

function wordOf(path: string, locale: Locale): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : null),
      messages[locale],
    );
  if (typeof found !== 'string' || found.includes('{')) throw new Error(`No plain message: ${path}`);
  return found;
}
