import 'server-only';
import { operations } from '@/content/types/listing';
import type { AppHref } from '@/lib/i18n/href';
import { translatorOf } from '@/lib/i18n/translator';
import { listTypeLists } from '@/lib/listings/list/type-lists';
import { findGazetteerPlace, fullName, idsWithin, placesIn, type Place } from '@/lib/site/places';
import { listingsOf } from './place-listings';
import { listingTypes, placePath, type PlaceQuery } from './place-query';
import { isIndexed } from './rule-of';
import { placeHeading, type PlaceWords } from './place-words';

type PlaceLink = Readonly<{ href: AppHref; name: string; count: number }>;
export type PlaceLinks = readonly Readonly<{ id: string; title: string; links: readonly PlaceLink[] }>[];

export function placeLinks(query: PlaceQuery, words: PlaceWords): PlaceLinks {
  const { t } = words;
  const { operation, place } = query;
  const groups =
    operation === null
      ? [...operations.flatMap((one) => hubGroups(one, words)), otherTypes(words)]
      : [
          { id: 'types', title: t('links.types'), links: typeLinks({ ...query, page: 1 }, words) },
          { id: 'places', title: t('links.places'), links: linksTo(query, neighboursOf(place)) },
          ...operations
            .filter((other) => other !== operation)
            .map((other) => ({
              id: 'operation',
              title: t('links.operation', { operation: other }),
              links: headed({ operation: other, type: null, place, page: 1 }, words),
            })),
        ];
  return groups.filter(({ links }) => links.length > 0);
}

function hubGroups(operation: NonNullable<PlaceQuery['operation']>, words: PlaceWords): PlaceLinks {
  const query: PlaceQuery = { operation, type: null, place: null, page: 1 };
  return [
    {
      id: operation,
      title: words.t(`operations.${operation}`),
      links: [...linkTo(query, words.t('kinds.all')), ...typeLinks(query, words)],
    },
    ...placesIn(null).map((place) => ({
      id: `${operation}-${place.id}`,
      title: placeHeading({ ...query, place }, words),
      links: linksTo(
        query,
        idsWithin(place.id).flatMap((id) => findGazetteerPlace(id) ?? []),
      ),
    })),
  ];
}

function otherTypes({ locale, t }: PlaceWords): PlaceLinks[number] {
  const tList = translatorOf(locale, 'listingList');
  const links = listTypeLists().map(({ type, ...list }) => ({ ...list, name: tList(`kinds.${type}`) }));
  return { id: 'other-types', title: t('links.otherTypes'), links };
}

const typeLinks = (query: PlaceQuery, { t }: PlaceWords): readonly PlaceLink[] =>
  listingTypes.filter((type) => type !== query.type).flatMap((type) => linkTo({ ...query, type }, t(`kinds.${type}`)));

const linksTo = (query: PlaceQuery, places: readonly Place[]): readonly PlaceLink[] =>
  places.flatMap((place) => linkTo({ ...query, place, page: 1 }, fullName(place)));

const headed = (query: PlaceQuery, words: PlaceWords): readonly PlaceLink[] =>
  linkTo(query, placeHeading(query, words));

const linkTo = (query: PlaceQuery, name: string): readonly PlaceLink[] =>
  isIndexed(query) ? [{ href: placePath(query), name, count: listingsOf(query).length }] : [];

function neighboursOf(place: Place | null): readonly Place[] {
  if (place === null) return placesIn(null);
  const parent = place.parent === null ? null : findGazetteerPlace(place.parent);
  const beside = placesIn(place.parent).filter((other) => other.id !== place.id);
  return [...(parent ? [parent] : []), ...placesIn(place.id), ...beside];
}
