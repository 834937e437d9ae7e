import { findPlace, type Place } from '@/lib/site/places';
import type { PlaceQuery } from './place-query';

/** Whether search engines list a page, list another in its place, or neither. */
export type PlaceRule = Readonly<{ kind: 'indexed' } | { kind: 'same'; as: PlaceQuery } | { kind: 'unindexed' }>;

type Known = Readonly<{
  count: (query: PlaceQuery) => number;
  /** It has a text of its own and a price level. */
  isWritten: (place: Place) => boolean;
}>;

const ENOUGH = 2;

/**
 * Indexed are two homes or more, or one for sale in a place with a text of its own and a price level; but a page that shows the
 * very homes of a wider one has that as its canonical.
 */
export function placeRule(query: PlaceQuery, known: Known): PlaceRule {
  const homes = known.count(query);
  if (homes === 0) return { kind: 'unindexed' };
  const wider = widerQueries(query).find((one) => known.count(one) === homes);
  if (wider) {
    const rule = placeRule(wider, known);
    return rule.kind === 'indexed' ? { kind: 'same', as: wider } : rule;
  }
  const { operation, place, type } = query;
  const isAlone = operation === 'sale' && type === null && place !== null;
  const isIndexed = homes >= ENOUGH || (isAlone && known.isWritten(place));
  return { kind: isIndexed ? 'indexed' : 'unindexed' };
}

/** Without the type, and in the place around it. */
function widerQueries(query: PlaceQuery): readonly PlaceQuery[] {
  const { operation, place, type } = query;
  if (operation === null) return [];
  return [
    ...(type === null ? [] : [{ ...query, type: null }]),
    ...(place === null ? [] : [{ ...query, place: place.parent === null ? null : findPlace(place.parent) }]),
  ];
}
