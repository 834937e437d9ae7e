import { LISTINGS_PER_PAGE } from '@/lib/listings/search/search';
import { findGazetteerPlace, listPlaces, type Place } from '@/lib/site/places';
import type { PlaceQuery } from './place-query';

/** Search engines list the page, another instead, or neither. */
export type PlaceRule = Readonly<{ kind: 'indexed' } | { kind: 'same'; as: PlaceQuery } | { kind: 'unindexed' }>;

type Known = Readonly<{
  count: (query: PlaceQuery) => number;
  hasText: (query: PlaceQuery) => boolean;
  hasLevel: (place: Place) => boolean;
}>;

const ENOUGH = 2;

/**
 * Indexed: two listings, or one sale with place text and price level. Of identical pages, the narrower place with own
 * text is canonical, else the wider page. For a type without own text and on one page, all types are canonical.
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
  if (wider) return sameAs(wider, known);
  const { operation, place, type } = query;
  if (listings >= ENOUGH) {
    const isThin = type !== null && listings <= LISTINGS_PER_PAGE && !known.hasText(query);
    return isThin ? sameAs({ ...query, type: null }, known) : { kind: 'indexed' };
  }
  const isAlone = operation === 'sale' && type === null && place !== null;
  return { kind: isAlone && known.hasText(query) && known.hasLevel(place) ? 'indexed' : 'unindexed' };
}

function sameAs(query: PlaceQuery, known: Known): PlaceRule {
  const rule = placeRule(query, known);
  return rule.kind === 'indexed' ? { kind: 'same', as: query } : rule;
}

/** The only contained place with all listings, if its page has own text. */
function narrowerQuery(query: PlaceQuery, known: Known): PlaceQuery | null {
  const { operation, place } = query;
  if (operation === null) return null;
  const listings = known.count(query);
  const [narrower, ...others] = listPlaces()
    .filter(({ parent }) => parent === (place?.id ?? null))
    .map((child) => ({ ...query, place: child }))
    .filter((child) => known.count(child) === listings);
  return narrower && others.length === 0 && known.hasText(narrower) ? narrower : null;
}

function widerQueries(query: PlaceQuery): readonly PlaceQuery[] {
  const { operation, place, type } = query;
  if (operation === null) return [];
  return [
    ...(type === null ? [] : [{ ...query, type: null }]),
    ...(place === null ? [] : [{ ...query, place: place.parent === null ? null : findGazetteerPlace(place.parent) }]),
  ];
}
