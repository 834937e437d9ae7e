import { foldText } from '@/lib/text/fold-text';
import { growingVocabulary } from '@/lib/text/similar-words';
import type { Place } from './places';
import type { SearchEntry } from './search-entry';

export type Searchable = Readonly<{
  places: readonly Place[];
  text: string;
}>;

const known = new WeakMap<SearchEntry, Searchable>();

/** Folding thousands is slow. */
export function searchableOf(entry: SearchEntry, places: readonly Place[]): Searchable {
  const before = known.get(entry);
  if (before?.places === places) return before;
  const text = ` ${foldText(entry.words.join(' '))} ${namesOf(entry.area, places)}`;
  const searchable = { places, text };
  known.set(entry, searchable);
  return searchable;
}

const namesByPlaces = new WeakMap<readonly Place[], Map<string, string>>();

function namesOf(area: string, places: readonly Place[]): string {
  const byArea = namesByPlaces.get(places) ?? new Map<string, string>();
  namesByPlaces.set(places, byArea);
  const names = byArea.get(area) ?? foldText(placesHolding(area, places).join(' '));
  byArea.set(area, names);
  return names;
}

const placesHolding = (area: string, places: readonly Place[]) =>
  places.filter(({ areas }) => areas.includes(area)).flatMap(({ aliases, name }) => [name, ...aliases]);

/** Includes removed listings. */
const vocabulary = growingVocabulary();
const learnt = new WeakSet<Searchable>();

export function alternativesIn(searchable: readonly Searchable[]): (word: string) => readonly string[] {
  const has = (word: string) => searchable.some(({ text }) => text.includes(` ${word}`));
  return (word) => {
    if (has(word)) return [word];
    for (const one of searchable) {
      if (learnt.has(one)) continue;
      learnt.add(one);
      vocabulary.add(one.text.split(' '));
    }
    return vocabulary.similar(word, has);
  };
}
