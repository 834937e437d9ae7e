import { findGazetteerPlace, listPlaces, type Place } from '@/lib/site/places';
import type { PlaceQuery } from './place-query';

/** Whether search engines list a page, list another in its place, or neither. */
export type PlaceRule = Readonly<{ kind: 'indexed' } | { kind: 'same'; as: PlaceQuery } | { kind: 'unindexed' }>;

type Known = Readonly<{
  count: (query: PlaceQuery) => number;
  hasText: (place: Place) => boolean;
  /** It has a text of its own and a price level. */
  isWritten: (place: Place) => boolean;
}>;

const ENOUGH = 2;

/**
 * Indexed are two homes or more, or one for sale in a place with a text of its own and a price level. Of two pages with
 * the very same homes one is canonical: the narrower place where it has its own text, else the wider page.
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

/** The only place within that of a page which shows all of its homes, if it has a text of its own. */
function narrowerQuery(query: PlaceQuery, known: Known): PlaceQuery | null {
  const { operation, place, type } = query;
  // The text of a place is about buying, and is not on pages of one type.
  if (operation !== 'sale' || type !== null || place === null) return null;
  const listings = known.count(query);
  const [narrower, ...others] = listPlaces()
    .filter(({ parent }) => parent === place.id)
    .map((child) => ({ ...query, place: child }))
    .filter((child) => known.count(child) === listings);
  return narrower && others.length === 0 && known.hasText(narrower.place) ? narrower : null;
}

/** Without the type, and in the place around it. */
function widerQueries(query: PlaceQuery): readonly PlaceQuery[] {
  const { operation, place, type } = query;
  if (operation === null) return [];
  return [
    ...(type === null ? [] : [{ ...query, type: null }]),
    ...(place === null ? [] : [{ ...query, place: place.parent === null ? null : findGazetteerPlace(place.parent) }]),
  ];
}
