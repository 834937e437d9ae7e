import type { RegionId } from '@/content/types/listing';
import { areaGroups } from '@/lib/site/areas';
import { findGazetteerPlace, idsWithin, listPlaces, perGazetteer, placeChain, type Place } from '@/lib/site/places';
import { foldText } from '@/lib/text/fold-text';
import { hasWords } from '@/lib/text/has-words';

type FeedPlace = Readonly<{ region: RegionId | null; town: string; place: string | null }>;

const foldedNames = ({ aliases, name }: Place) => [name, ...aliases].map(foldText);

const groups: ReadonlySet<string> = new Set(areaGroups);

/** Towns and districts, with what is in them: the neighbourhood of a listing names the smaller place. */
const listTowns = () =>
  listPlaces().filter(({ id, parent }) => !groups.has(id) && (parent === null || groups.has(parent)));

/** Folded once: every listing of a feed is compared with them. */
const namedAreas = perGazetteer(() =>
  listTowns().map((area) => ({
    area,
    names: idsWithin(area.id).flatMap((id) => foldedNames(findGazetteerPlace(id) ?? area)),
    municipality: area.municipality ? [foldText(area.municipality)] : [],
    /** `Costa Blanca` in place of a town. */
    group: placeChain(area.id).slice(1).flatMap(foldedNames),
  })),
);

/** Two names of one town, a town and its quarter: `Calp / Calpe`, `Moraira, Teulada`, `Altea (Altea Hills)`. */
const partsOf = (text: string): readonly string[] =>
  text
    .split(/[/,;()|]| - |-(?=\p{Lu})/u)
    .map(foldText)
    .filter((part) => part !== '');

/**
 * The area of a listing, by the name of its place, in it, or by its town. A place counts in its own town alone:
 * `Eixample` is in Girona too, and `Near Moraira` may be in Jávea.
 */
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

/** Id of the area of a listing; of a town that is none, its name. */
export function areaId(feedPlace: FeedPlace): string {
  const town = townName(feedPlace.town);
  const city = listPlaces().find((place) => place.kind === 'city' && foldedNames(place).includes(foldText(town)));
  return (findArea(feedPlace) ?? city)?.id ?? town;
}

/** Names of the town: `Calp / Calpe` both, of `Paterna, Valencia` the first, of `Moraira, Teulada` each. */
function townsOf(text: string): readonly string[] {
  const [first = '', ...wider] = text.split(/[,(]/).map((part) => partsOf(part));
  const isPart = namedAreas().some(({ names }) => names.some((name) => first.includes(name)));
  return [foldText(text), ...first, ...(isPart ? wider.flat() : [])];
}

/** The place within the town, or null where it only says the town again: `Calpe` in Calp, `Altea (Altea)`. */
export function placeWithin({ place, town }: FeedPlace): string | null {
  if (place === null) return null;
  const area = findArea({ place: null, region: null, town });
  const townNames = [...partsOf(town), ...(area ? [area.name, ...area.aliases].map(foldText) : [])];
  return partsOf(place).every((part) => townNames.includes(part)) ? null : place;
}

/** A town as headings have it: the first of two names for one place. */
export function townName(town: string): string {
  const [first = town] = town.split(/\s*(?:[/;|(]|,)\s*/);
  return first.trim() === '' ? town : first.trim();
}
