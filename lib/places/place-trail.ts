import 'server-only';
import type { AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { listingPlaceId } from '@/lib/listings/place/listing-place';
import { listTypeLists } from '@/lib/listings/list/type-lists';
import { fullName, placeChain } from '@/lib/site/places';
import type { Listing } from '@/content/types/listing';
import { placePath, type PlaceQuery } from './place-query';
import { isIndexed } from './rule-of';

type Step = Readonly<{ name: string; query: PlaceQuery }>;
export type Trail = readonly Readonly<{ name: string; href: AppHref }>[];

export function placeTrail(query: PlaceQuery, locale: Locale): Trail {
  return named(stepsTo(query, locale));
}

/** Smallest indexed place, for land and premises the list of their type; null without one. */
export function listingTrail(listing: Listing, locale: Locale): Trail | null {
  const { operation, type } = listing;
  if (type === 'land' || type === 'commercial') return typeTrail(type, locale);
  const places = [...placeChain(listingPlaceId(listing)), null];
  const queries = places.map((place): PlaceQuery => ({ operation, type: null, place, page: 1 }));
  const smallest = queries.find(isIndexed);
  // A place is not named without its operation.
  const isStep = ({ query }: Step) => query.place === null || isIndexed(query);
  return smallest ? named(stepsTo(smallest, locale).filter(isStep)) : null;
}

function typeTrail(type: 'land' | 'commercial', locale: Locale): Trail | null {
  const list = listTypeLists().find((one) => one.type === type);
  const t = translatorOf(locale, 'listingList');
  return list
    ? [
        { name: t('crumb'), href: '/properties' },
        { name: t(`kinds.${type}`), href: list.href },
      ]
    : null;
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
