import type { IsoDate } from '@/content/types/common';
import type { Place } from '@/lib/listings/search/places';
import { readAmounts } from './amount-rules';
import { readCounts } from './count-rules';
import type { LineFacts } from './facts';
import { fillers } from './lexicon';
import { openLine, type Line } from './line';
import { readMeans } from './means-rules';
import { slipsOf } from './slips';
import { readableWords } from './terms';
import { readTerms } from './read-terms';
import { hasTopic } from './topics';
import { readReference, readWords } from './word-rules';

export type SearchLine = Readonly<{
  filters: LineFacts;
  reference: string | null;
  rest: string;
  /** False for a line about a page, an article or a question. */
  isAboutHomes: boolean;
}>;

/** Minimum number of unknown words that make a line text. */
const MIN_TEXT_WORDS = 4;

type Context = Readonly<{ places: readonly Place[]; today: IsoDate }>;

/** Never throws. */
export function readSearchLine(typed: string, { places, today }: Context): SearchLine {
  const words = readableWords(places);
  const line = openLine(typed, slipsOf(words));
  readMeans(line);
  const isTopic = hasTopic(line.tokens.map(({ state, word }) => (state === 'open' ? word : '|')));
  const reference = readReference(line);
  readCounts(line);
  readWords(line, today);
  readAmounts(line);
  readTerms(line, words.terms);

  const rest = restOf(line);
  const understood = line.tokens.filter(({ state }) => state === 'taken').length;
  const isText = isTopic || (rest.length >= MIN_TEXT_WORDS && rest.length > understood);
  const filters = withNarrowAreas(line.facts, places);
  return { filters, reference, rest: rest.join(' '), isAboutHomes: Object.keys(filters).length > 0 && !isText };
}

const restOf = ({ tokens }: Line): readonly string[] =>
  tokens
    .filter(
      ({ word, state }) => state === 'text' || (state === 'open' && !fillers.has(word) && /[\p{L}\d]/u.test(word)),
    )
    .map(({ typed }) => typed);

/** 'Eixample, Barcelona' means only the Eixample. */
function withNarrowAreas(facts: LineFacts, places: readonly Place[]): LineFacts {
  const { areas } = facts;
  if (!areas || areas.length < 2) return facts;
  const named = places.filter(({ key }) => areas.includes(key));
  const holds = (whole: Place, part: Place) =>
    part.areas.length < whole.areas.length && part.areas.every((area) => whole.areas.includes(area));
  const isWhole = (key: string) => named.some((whole) => whole.key === key && named.some((part) => holds(whole, part)));
  return { ...facts, areas: areas.filter((key) => !isWhole(key)) };
}
