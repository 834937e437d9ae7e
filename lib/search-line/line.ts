import { foldText } from '@/lib/text/fold-text';
import { addFacts, type LineFacts } from './facts';

/** Characters that are read. */
const MAX_LENGTH = 200;

/** Square metres, amounts with their letter, signs between figures, words. Other signs are left out. */
const TOKEN =
  /m2(?![\p{L}\d])|\d(?:[\d.,']*\d)?(?:[km](?![\p{L}\d]))?|[€£$]|(?<=(?:\d[km]?|€)\s?)[-–—](?=\s?[\d€])|(?<=\d)\+|[\p{L}\p{M}·]+/giu;

type Token = {
  /** Folded, a slip corrected. */
  word: string;
  readonly typed: string;
  /** `text`: words that no filter may read, and that are said. */
  state: 'open' | 'taken' | 'text';
};

/** What is typed, while facts are taken out of it. */
export type Line = {
  readonly tokens: readonly Token[];
  /** The open words between blanks, others masked: a match's place in it is a place in the line. */
  text: string;
  facts: LineFacts;
};

/** `correct` names the word that was meant. */
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

/** A rule's pattern: whole words, written without accents. */
export const wholeWords = (source: string) => new RegExp(`(?<= )(?:${source})(?= )`, 'g');

/** Takes what matches: as facts, as text to be said, or not at all. */
export function take(line: Line, pattern: RegExp, read: (match: RegExpExecArray) => LineFacts | 'text' | null): void {
  for (const match of line.text.matchAll(pattern)) {
    const fact = read(match);
    if (fact === null) continue;
    const first = line.text.slice(1, match.index).split(' ').length - 1;
    consumeWords(line, first, match[0].split(' ').length, fact);
  }
}

/** False where the facts contradict those already taken: then the words stay. */
export function consumeWords(line: Line, first: number, count: number, fact: LineFacts | 'text'): boolean {
  const facts = fact === 'text' ? line.facts : addFacts(line.facts, fact);
  if (facts === null) return false;
  line.facts = facts;
  for (const token of line.tokens.slice(first, first + count)) token.state = fact === 'text' ? 'text' : 'taken';
  line.text = ` ${line.tokens.map(({ word, state }) => (state === 'open' ? word : '|'.repeat(word.length))).join(' ')} `;
  return true;
}
