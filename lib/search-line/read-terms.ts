import type { LineFacts } from './facts';
import { fillers } from './lexicon';
import { consumeWords, type Line } from './line';
import { findTerm, MAX_WORDS, type Term, type Terms } from './terms';

const negators: ReadonlySet<string> = new Set(['sin', 'no', 'not', 'without', 'ni', 'nor', 'except', 'excepto']);
const goOn: ReadonlySet<string> = new Set(['ni', 'nor', 'o', 'or', 'u']);
const unclear: ReadonlySet<string> = new Set(['y', 'e', 'and']);
const having: ReadonlySet<string> = new Set(['con', 'with']);

/** `unclear`: 'without a lift and a terrace' is ambiguous. */
type Mood = 'plain' | 'negative' | 'after' | 'unclear';

export function readTerms(line: Line, terms: Terms): void {
  let mood = 'plain' as Mood;
  let negator = 0;
  let isHaving = false;
  for (let position = 0; position < line.tokens.length; position += 1) {
    const found = termAt(line, terms, position);
    const word = line.tokens[position]?.word ?? '';
    if (found) {
      const isTaken: boolean =
        mood !== 'unclear' && applyTerm(line, { ...found, position, isHaving, isNegative: mood === 'negative' });
      if (isTaken && mood === 'negative') consumeWords(line, negator, 1, {});
      mood = isTaken && mood === 'negative' ? 'after' : 'plain';
      isHaving = false;
      position += found.count - 1;
    } else if (negators.has(word) || (mood === 'after' && goOn.has(word))) {
      mood = 'negative';
      negator = position;
    } else if (mood === 'after' && unclear.has(word)) mood = 'unclear';
    else if (having.has(word)) {
      mood = mood === 'negative' ? mood : 'plain';
      isHaving = true;
    } else if (!fillers.has(word)) {
      mood = 'plain';
      isHaving = false;
    }
  }
}

type Found = Readonly<{ term: Term; count: number }>;

function termAt({ tokens }: Line, terms: Terms, position: number): Found | null {
  const ahead = tokens.slice(position, position + MAX_WORDS);
  const end = ahead.findIndex(({ state }) => state !== 'open');
  const words = (end === -1 ? ahead : ahead.slice(0, end)).map(({ word }) => word);
  for (let count = words.length; count > 0; count -= 1) {
    const term = findTerm(terms, words.slice(0, count));
    if (term) return { term, count };
  }
  return null;
}

type Place = Found & Readonly<{ position: number; isHaving: boolean; isNegative: boolean }>;

function applyTerm(line: Line, { term, count, position, isHaving, isNegative }: Place): boolean {
  if (term === 'text') {
    consumeWords(line, position, count, 'text');
    return false;
  }
  // 'Villa with a plot' does not mean a plot.
  const isPart = isHaving && term.facts.types !== undefined;
  const facts = isNegative ? negated(term.facts) : term.facts;
  if (facts === null || isPart || !consumeWords(line, position, count, facts)) return false;
  if (term.kind === 'finer') consumeWords(line, position, count, 'text');
  return true;
}

/** Returns null when no filter expresses the opposite. */
function negated({ features, floor }: LineFacts): LineFacts | null {
  if (features) return { without: features };
  return floor === 'ground' ? { without: ['ground-floor'] } : null;
}
