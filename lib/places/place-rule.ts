import { findGazetteerPlace, listPlaces, type Place } from '@/lib/site/places';
import type { PlaceQuery } from './place-query';

/** Search engines list the page, another instead, or neither. */
export type PlaceRule = Readonly<{ kind: 'indexed' } | { kind: 'same'; as: PlaceQuery } | { kind: 'unindexed' }>;

type Known = Readonly<{
  count: (query: PlaceQuery) => number;
  hasText: (place: Place) => boolean;
  /** Has its own text and price level. */
  isWritten: (place: Place) => boolean;
}>;

const ENOUGH = 2;

/**
 * Indexed: two listings, or one sale with place text and price level. Of identical pages, the narrower place with own
 * text is canonical, else the wider page.
 */
export function placeRule(query: PlaceQuery, known: Known): PlaceRule {
  const listings = known.count(query);
  if (listings === 0) return { kind: 'unindexed' };
  const narrower = narrowerQuery(query, known);
  const rule = narrower && placeRule(narrower, known);
  if (rule?.kind === 'same') return rule;
  if (rule?.kind === 'indexed') return { kind: 'same', as: narrower as PlaceQuery };
  const isNarrower = (wide: PlaceQuery) => narrowerQuery(wide, known)?.place === query.place;
  const wider = widerQueries(query).find((one) => known.count(one) === listings && !isNarrower(one));
  if (wider) {
    const widerRule = placeRule(wider, known);
    return widerRule.kind === 'indexed' ? { kind: 'same', as: wider } : widerRule;
  }
  const { operation, place, type } = query;
  const isAlone = operation === 'sale' && type === null && place !== null;
  const isIndexed = listings >= ENOUGH || (isAlone && known.isWritten(place));
  return { kind: isIndexed ? 'indexed' : 'unindexed' };
}

/** Contained place with all listings of the page and its own text. */
function narrowerQuery(query: PlaceQuery, known: Known): PlaceQuery | null {
  const { operation, place, type } = query;
  // Place text is about buying; type pages omit it.
  if (operation !== 'sale' || type !== null || place === null) return null;
  const listings = known.count(query);
  const [narrower, ...others] = listPlaces()
    .filter(({ parent }) => parent === place.id)
    .map((child) => ({ ...query, place: child }))
    .filter((child) => known.count(child) === listings);
  return narrower && others.length === 0 && known.hasText(narrower.place) ? narrower : null;
}

function widerQueries(query: PlaceQuery): readonly PlaceQuery[] {
  const { operation, place, type } = query;
  if (operation === null) return [];
  return [
    ...(type === null ? [] : [{ ...query, type: null }]),
    ...(place === null ? [] : [{ ...query, place: place.parent === null ? null : findGazetteerPlace(place.parent) }]),
  ];
}
