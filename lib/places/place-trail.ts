import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { PlacePath } from '@/lib/i18n/routes';
import { translatorOf } from '@/lib/i18n/translator';
import { listingPlaceId } from '@/lib/listings/place/listing-place';
import { listingKind } from '@/lib/listings/page/kind-label';
import { fullName, placeChain } from '@/lib/site/places';
import type { Listing } from '@/content/types/listing';
import { placePath, type PlaceQuery } from './place-query';
import { isIndexed } from './rule-of';

type Step = Readonly<{ name: string; query: PlaceQuery }>;
export type Trail = readonly Readonly<{ name: string; href: PlacePath }>[];

export function placeTrail(query: PlaceQuery, locale: Locale): Trail {
  return named(stepsTo(query, locale));
}

/** Returns the trail to the smallest indexed place; null for land, premises and without a page. */
export function listingTrail(listing: Listing, locale: Locale): Trail | null {
  if (listingKind(listing) !== 'home') return null;
  const { operation } = listing;
  const places = [...placeChain(listingPlaceId(listing)), null];
  const queries = places.map((place): PlaceQuery => ({ operation, type: null, place, page: 1 }));
  const smallest = queries.find(isIndexed);
  return smallest ? named(stepsTo(smallest, locale).filter(({ query }) => isIndexed(query))) : null;
}

const named = (steps: readonly Step[]): Trail => steps.map(({ name, query }) => ({ name, href: placePath(query) }));

function stepsTo({ operation, place, type }: PlaceQuery, locale: Locale): readonly Step[] {
  const t = translatorOf(locale, 'placePage');
  const nothing = { operation: null, type: null, place: null, page: 1 };
  const hub = { name: t('crumb'), query: nothing };
  if (operation === null) return [hub];
  const chain = place === null ? [] : placeChain(place.id).toReversed();
  return [
    hub,
    { name: t(`operations.${operation}`), query: { ...nothing, operation } },
    ...(type === null ? [] : [{ name: t(`kinds.${type}`), query: { ...nothing, operation, type } }]),
    ...chain.map((one) => ({ name: fullName(one), query: { ...nothing, operation, type, place: one } })),
  ];
}
