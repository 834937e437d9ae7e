import { foldText } from '@/lib/text/fold-text';

/** An area or a group of areas. */
export type Place = Readonly<{
  key: string;
  /** The query parameter has it in lower case. */
  name: string;
  /** Synonyms. */
  aliases: readonly string[];
  /** An area holds itself. */
  areas: readonly string[];
}>;

const namesOf = new WeakMap<readonly Place[], ReadonlyMap<string, Place>>();

/** Ignores accents, case and hyphens. */
export function findPlace(places: readonly Place[], text: string): Place | null {
  let names = namesOf.get(places);
  if (!names) {
    names = foldedNames(places);
    namesOf.set(places, names);
  }
  return names.get(foldText(text)) ?? null;
}

/** Of equal names the first counts. */
function foldedNames(places: readonly Place[]): ReadonlyMap<string, Place> {
  const pairs = places.flatMap((place) =>
    [place.key, place.name, ...place.aliases].map((name) => [foldText(name), place] as const),
  );
  return new Map(pairs.toReversed());
}
