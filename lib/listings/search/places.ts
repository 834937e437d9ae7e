import { foldText } from '@/lib/text/fold-text';

/** A part of the country to search in: an area, or a group of areas. */
export type Place = Readonly<{
  key: string;
  /** As people write it; the query parameter takes it in lower case. */
  name: string;
  /** Other names it is asked for by. */
  aliases: readonly string[];
  /** The areas it holds; an area holds itself. */
  areas: readonly string[];
}>;

const namesOf = new WeakMap<readonly Place[], ReadonlyMap<string, Place>>();

/** The place a text names, whatever its accents, capitals and hyphens; or null. */
export function findPlace(places: readonly Place[], text: string): Place | null {
  let names = namesOf.get(places);
  if (!names) {
    names = foldedNames(places);
    namesOf.set(places, names);
  }
  return names.get(foldText(text)) ?? null;
}

/** Every name of every place; of two with the same name the first counts. */
function foldedNames(places: readonly Place[]): ReadonlyMap<string, Place> {
  const pairs = places.flatMap((place) =>
    [place.key, place.name, ...place.aliases].map((name) => [foldText(name), place] as const),
  );
  return new Map(pairs.toReversed());
}
