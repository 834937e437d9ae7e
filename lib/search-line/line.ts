import { foldText } from '@/lib/text/fold-text';
import { addFacts, type LineFacts } from './facts';

const MAX_LENGTH = 200;

const TOKEN =
  /m2(?![\p{L}\d])|\d(?:[\d.,']*\d)?(?:[km](?![\p{L}\d]))?|[€£$]|(?<=(?:\d[km]?|€)\s?)[-–—](?=\s?[\d€])|(?<=\d)\+|[\p{L}\p{M}·]+/giu;

type Token = {
  word: string;
  readonly typed: string;
  /** `text`: words for the text search only. */
  state: 'open' | 'taken' | 'text';
};

export type Line = {
  readonly tokens: readonly Token[];
  /** Masks consumed words and keeps offsets. */
  text: string;
  facts: LineFacts;
};

export function openLine(typed: string, correct: (word: string) => string): Line {
  const short = typed
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[’‘´`]/g, "'");
  const tokens = [...short.matchAll(TOKEN)].map(([part]) => {
    const word = /\p{L}{2}/u.test(part) ? foldText(part) : part.toLowerCase().replace(/[–—]/, '-');
    return { word: correct(word), typed: part, state: 'open' as const };
  });
  return { tokens, text: ` ${tokens.map(({ word }) => word).join(' ')} `, facts: {} };
}

export const wholeWords = (source: string) => new RegExp(`(?<= )(?:${source})(?= )`, 'g');

/** Ignores a match when `read` returns null. */
export function take(line: Line, pattern: RegExp, read: (match: RegExpExecArray) => LineFacts | 'text' | null): void {
  for (const match of line.text.matchAll(pattern)) {
    const fact = read(match);
    if (fact === null) continue;
    const first = line.text.slice(1, match.index).split(' ').length - 1;
    consumeWords(line, first, match[0].split(' ').length, fact);
  }
}

/** Returns false when the facts contradict earlier ones. */
export function consumeWords(line: Line, first: number, count: number, fact: LineFacts | 'text'): boolean {
  const facts = fact === 'text' ? line.facts : addFacts(line.facts, fact);
  if (facts === null) return false;
  line.facts = facts;
  for (const token of line.tokens.slice(first, first + count)) token.state = fact === 'text' ? 'text' : 'taken';
  line.text = ` ${line.tokens.map(({ word, state }) => (state === 'open' ? word : '|'.repeat(word.length))).join(' ')} `;
  return true;
}
