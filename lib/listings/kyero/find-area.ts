import type { RegionId } from '@/content/types/listing';
import { areaGroups } from '@/lib/site/areas';
import { findGazetteerPlace, idsWithin, listPlaces, perGazetteer, placeChain, type Place } from '@/lib/site/places';
import { foldText } from '@/lib/text/fold-text';
import { hasWords } from '@/lib/text/has-words';

type FeedPlace = Readonly<{ region: RegionId | null; town: string; place: string | null }>;

const foldedNames = ({ aliases, name }: Place) => [name, ...aliases].map(foldText);

const groups: ReadonlySet<string> = new Set(areaGroups);

const listTowns = () =>
  listPlaces().filter(({ id, parent }) => !groups.has(id) && (parent === null || groups.has(parent)));

/** Folded once because every listing of a feed is compared with them. */
const namedAreas = perGazetteer(() =>
  listTowns().map((area) => ({
    area,
    names: idsWithin(area.id).flatMap((id) => foldedNames(findGazetteerPlace(id) ?? area)),
    municipality: area.municipality ? [foldText(area.municipality)] : [],
    group: placeChain(area.id).slice(1).flatMap(foldedNames),
  })),
);

const partsOf = (text: string): readonly string[] =>
  text
    .split(/[/,;()|]| - |-(?=\p{Lu})/u)
    .map(foldText)
    .filter((part) => part !== '');

/** A place matches only in its town: `Eixample` is also in Girona. */
export function findArea({ place, region, town }: FeedPlace): Place | undefined {
  const inRegion = namedAreas().filter(({ area }) => region === null || area.region === region);
  const [places, towns] = [[foldText(place ?? ''), ...partsOf(place ?? '')], townsOf(town)];
  const isIn = (name: string) => towns.some((given) => given === name || given.startsWith(`${name} `));
  const near = inRegion.filter(({ municipality, names }) => [...names, ...municipality].some(isIn));
  const wide = inRegion.filter(({ group }) => group.some((name) => towns.includes(name)));
  const byName = (among: typeof inRegion) => among.find(({ names }) => names.some((name) => places.includes(name)));
  const within = near.find(({ names }) => names.some((name) => hasWords(places[0] ?? '', name)));
  // A village of the town: `Altea la Vella`.
  const byTown = inRegion.find(({ names }) => names.some(isIn));
  return (byName(near) ?? within ?? byName(wide) ?? byTown)?.area;
}

export function areaId(feedPlace: FeedPlace): string {
  const town = townName(feedPlace.town);
  const city = listPlaces().find((place) => place.kind === 'city' && foldedNames(place).includes(foldText(town)));
  return (findArea(feedPlace) ?? city)?.id ?? town;
}

function townsOf(text: string): readonly string[] {
  const [first = '', ...wider] = text.split(/[,(]/).map((part) => partsOf(part));
  const isPart = namedAreas().some(({ names }) => names.some((name) => first.includes(name)));
  return [foldText(text), ...first, ...(isPart ? wider.flat() : [])];
}

/** Returns null when the place only repeats the town: `Calpe` in Calp. */
export function placeWithin({ place, town }: FeedPlace): string | null {
  if (place === null) return null;
  const area = findArea({ place: null, region: null, town });
  const townNames = [...partsOf(town), ...(area ? [area.name, ...area.aliases].map(foldText) : [])];
  return partsOf(place).every((part) => townNames.includes(part)) ? null : place;
}

export function townName(town: string): string {
  const [first = town] = town.split(/\s*(?:[/;|(]|,)\s*/);
  return first.trim() === '' ? town : first.trim();
}
