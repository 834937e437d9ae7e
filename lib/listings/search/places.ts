import { foldText } from '@/lib/text/fold-text';

export type Place = Readonly<{
  key: string;
  /** Lower case in the query parameter. */
  name: string;
  aliases: readonly string[];
  /** An area contains itself. */
  areas: readonly string[];
  nearby?: readonly string[];
}>;

type Names = Readonly<{ own: ReadonlyMap<string, Place>; near: ReadonlyMap<string, Place> }>;

const namesOf = new WeakMap<readonly Place[], Names>();

export function findPlace(places: readonly Place[], text: string): Place | null {
  return foldedNames(places).own.get(foldText(text)) ?? null;
}

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

function placesByName(places: readonly Place[], names: (place: Place) => readonly string[]) {
  const pairs = places.flatMap((place) => names(place).map((name) => [foldText(name), place] as const));
  return new Map(pairs.toReversed());
}
