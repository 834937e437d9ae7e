import 'server-only';
import { placeNames } from '@/content/neighbourhoods';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { foldText } from '@/lib/text/fold-text';
import { hasWords } from '@/lib/text/has-words';
import { similarWords } from '@/lib/text/similar-words';
import { plainStreet, splitAddress } from './street-name';
import { findValuedPlace, listValuedPlaces, type ValuedPlace } from './valuation-places';

export type PlaceMatch =
  | Readonly<{ kind: 'place' | 'street'; place: ValuedPlace }>
  | Readonly<{ kind: 'unknown'; nearest: readonly ValuedPlace[] }>;

const groupNames: Readonly<Record<ValuedPlace['group'], readonly string[]>> = {
  barcelona: ['barcelona'],
  'costa-blanca': ['costa blanca'],
};

const PROVINCE = 'alicante';

const articles = /^(el|la|l|les|los|las) /;

/** Ids by name: the levels of the places change at run time. */
const names: readonly (readonly [name: string, id: string])[] = listValuedPlaces()
  .flatMap(({ id, name: ownName }) =>
    [ownName, ...(placeNames[id] ?? [])]
      .flatMap((name) => [foldText(name), foldText(name).replace(articles, '')])
      .map((name) => [name, id] as const),
  )
  .toSorted(
    ([one, oneId], [other, otherId]) =>
      Number(oneId === PROVINCE) - Number(otherId === PROVINCE) || other.length - one.length,
  );

const similarNames = similarWords(names.map(([name]) => name));

type Street = Readonly<{ places: ReadonlySet<string>; towns: ReadonlySet<string> }>;

const streets = perCatalogue(({ listings }): ReadonlyMap<string, Street> => {
  const found = new Map<string, Street>();
  const known = listValuedPlaces();
  for (const { area, municipality, street } of listings) {
    const place = known.find((one) => one.area === area);
    if (!place || street === undefined) continue;
    const key = plainStreet(street);
    const { places = [], towns = [] } = found.get(key) ?? {};
    found.set(key, { places: new Set([...places, place.id]), towns: new Set([...towns, foldText(municipality)]) });
  }
  return found;
});

/** Uses local data only; sends nothing to other services. */
export function matchPlace(text: string): PlaceMatch {
  const { rest, street } = splitAddress(text);
  const named = placeIn(rest);
  if (named) return { kind: 'place', place: named };
  const byStreet = street === null ? [] : placesOfStreet(street, rest);
  const [only] = byStreet;
  if (only && byStreet.length === 1) return { kind: 'street', place: only };
  if (byStreet.length > 0) return { kind: 'unknown', nearest: byStreet };
  return { kind: 'unknown', nearest: nearestTo(text, rest) };
}

function placeIn(text: string): ValuedPlace | null {
  const folded = foldText(text);
  const id = names.find(([name]) => hasWords(folded, name))?.[1];
  return id === undefined ? null : findValuedPlace(id);
}

function placesOfStreet(street: string, rest: string): readonly ValuedPlace[] {
  const found = streets().get(street);
  if (!found) return [];
  const town = foldText(rest)
    .replace(/\S*\d\S*/g, '')
    .trim();
  return town === '' || [...found.towns].some((known) => hasWords(town, known)) ? valued(found.places) : [];
}

function nearestTo(text: string, rest: string): readonly ValuedPlace[] {
  const folded = foldText(rest);
  const groups = (['barcelona', 'costa-blanca'] as const).filter((group) =>
    groupNames[group].some((name) => hasWords(folded, name)),
  );
  if (groups.length > 0) return listValuedPlaces().filter(({ group }) => groups.includes(group));
  const inStreet = placeIn(text);
  const words = folded.split(' ');
  const phrases = words.flatMap((word, index) => [[word, words[index + 1]].filter(Boolean).join(' '), word]);
  const similar = phrases.flatMap((phrase) => similarNames(phrase));
  const found = similar.flatMap((name) => names.find(([known]) => known === name)?.[1] ?? []);
  return valued(new Set([...(inStreet ? [inStreet.id] : []), ...found])).slice(0, 3);
}

const valued = (ids: ReadonlySet<string>) => [...ids].flatMap((id) => findValuedPlace(id) ?? []);
