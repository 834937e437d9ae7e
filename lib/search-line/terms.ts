import { foldText } from '@/lib/text/fold-text';
import type { Place } from '@/lib/listings/search/places';
import type { LineFacts } from './facts';
import { finerTypes, fillers, innocents, lexicon } from './lexicon';
import { topics } from './topics';
import type { Vocabulary } from './slips';

/** `finer`: also searched as text. */
export type Term = Readonly<{ facts: LineFacts; kind: 'fact' | 'finer' | 'place' }> | 'text';

export type Terms = ReadonlyMap<string, Term>;

export const MAX_WORDS = 7;

const listed = (words: string) => words.split(', ');

const wordTerms: Terms = new Map<string, Term>([
  ...lexicon.flatMap(([facts, words]) => listed(words).map((word) => [word, { facts, kind: 'fact' }] as const)),
  ...finerTypes.flatMap(([facts, words]) => listed(words).map((word) => [word, { facts, kind: 'finer' }] as const)),
  ...listed(innocents).map((word) => [word, 'text'] as const),
]);

const LEADING_ARTICLE = /^(?:the|el|la|l|les|els) (?=.)/;

function placeTerms(places: readonly Place[]): Terms {
  const terms = (kind: 'place' | 'finer', namesOf: (place: Place) => readonly string[]) =>
    places
      .flatMap((place) =>
        namesOf(place).map((name) => [foldText(name).replace(LEADING_ARTICLE, ''), place.key] as const),
      )
      // The first of equal names counts.
      .toReversed()
      .map(([name, key]) => [name, { facts: { areas: [key] }, kind }] as const);
  return new Map<string, Term>([
    // No own lists: filter by the place nearby and search the name as text.
    ...terms('finer', ({ nearby = [] }) => nearby),
    ...terms('place', ({ key, name, aliases }) => [key, name, ...aliases]),
  ]);
}

export type TermWords = Vocabulary & Readonly<{ terms: Terms }>;

const wordsOf = new WeakMap<readonly Place[], TermWords>();

export function readableWords(places: readonly Place[]): TermWords {
  const known = wordsOf.get(places) ?? makeWords(places);
  wordsOf.set(places, known);
  return known;
}

function makeWords(places: readonly Place[]): TermWords {
  const named = placeTerms(places);
  const single = (terms: Iterable<string>) => [...new Set([...terms].flatMap((term) => term.split(' ')))];
  const placeWords = single(named.keys());
  const termWords = single([...wordTerms].flatMap(([words, term]) => (term === 'text' ? [] : [words])));
  const plain = [...placeWords, ...termWords, ...single(wordTerms.keys()), ...single(topics), ...fillers];
  return {
    terms: new Map([...named, ...[...wordTerms].filter(([word, term]) => term === 'text' || !named.has(word))]),
    placeWords,
    termWords,
    words: new Set(plain.flatMap((word) => [word, `${word}s`, `${word}es`])),
  };
}

const withoutS = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);
const withoutEs = (word: string) => (word.length > 4 ? word.replace(/(?<=[^aeiou])es$|s$/, '') : word);

export function findTerm(terms: Terms, words: readonly string[]): Term | null {
  const exact = terms.get(words.join(' '));
  if (exact) return exact;
  const singular = terms.get(words.map(withoutS).join(' ')) ?? terms.get(words.map(withoutEs).join(' '));
  return singular === undefined || (singular !== 'text' && singular.kind === 'place') ? null : singular;
}
