import type { RegionId } from '@/content/types/listing';
import { listAreas, type Area } from '@/lib/site/areas';
import { foldText } from '@/lib/text/fold-text';

type FeedPlace = Readonly<{ region: RegionId | null; town: string; place: string | null }>;

const namedAreas = listAreas().map((area) => ({ area, names: [area.name, ...area.aliases].map(foldText) }));

/** Two names of one town, a town and its quarter: `Calp / Calpe`, `Moraira, Teulada`, `Altea (Altea Hills)`. */
const partsOf = (text: string): readonly string[] =>
  text
    .split(/[/,;()|]| - |-(?=\p{Lu})/u)
    .map(foldText)
    .filter((part) => part !== '');

/** The area of a home, by the name of its place, in it, or by its town. */
export function findArea({ place, region, town }: FeedPlace): Area | undefined {
  const areas = namedAreas.filter(({ area }) => region === null || area.region === region);
  const byName = (given: readonly string[]) => areas.find(({ names }) => names.some((name) => given.includes(name)));
  const within = (given: string) => areas.find(({ names }) => names.some((name) => ` ${given} `.includes(` ${name} `)));
  const namesIn = (text: string) => [foldText(text), ...partsOf(text)];
  const [places, towns] = [namesIn(place ?? ''), namesIn(town)];
  const found =
    byName(places) ??
    within(foldText(place ?? '')) ??
    byName(towns) ??
    // A village of the town: `Altea la Vella`.
    areas.find(({ names }) => names.some((name) => towns.some((given) => given.startsWith(`${name} `))));
  return found?.area;
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
