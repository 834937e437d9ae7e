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
  /** Names of places beside it that have no listings of their own. */
  nearby?: readonly string[];
}>;

type Names = Readonly<{ own: ReadonlyMap<string, Place>; near: ReadonlyMap<string, Place> }>;

const namesOf = new WeakMap<readonly Place[], Names>();

/** Ignores accents, case and hyphens. */
export function findPlace(places: readonly Place[], text: string): Place | null {
  return foldedNames(places).own.get(foldText(text)) ?? null;
}

/** The place to which a place without listings belongs. */
export function findPlaceNear(places: readonly Place[], text: string): Place | null {
  return foldedNames(places).near.get(foldText(text)) ?? null;
}

function foldedNames(places: readonly Place[]): Names {
  const known = namesOf.get(places) ?? {
    own: placesByName(places, ({ key, name, aliases }) => [key, name, ...aliases]),
    near: placesByName(places, ({ nearby = [] }) => nearby),
  };
  namesOf.set(places, known);
  return known;
}

/** Of equal names the first counts. */
function placesByName(places: readonly Place[], names: (place: Place) => readonly string[]) {
  const pairs = places.flatMap((place) => names(place).map((name) => [foldText(name), place] as const));
  return new Map(pairs.toReversed());
}
