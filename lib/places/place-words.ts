import { namesTown } from '@/lib/listings/place/place-in-town';
import { inPlace, fullName, placeChain, type Place } from '@/lib/site/places';
import { DESCRIPTION_MAX, fit, TITLE_MAX } from '@/lib/text/fit';
import { formatPrice } from '@/lib/i18n/format';
import type { Listing } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { forTown, ownTown } from '@/lib/site/own-town';
import type { PlaceQuery } from './place-query';

export type PlaceWords = Readonly<{ locale: Locale; t: Translator<'placePage'> }>;

/** `in the Eixample, Barcelona`: includes the town. */
function wherePlace(place: Place | null, { locale, t }: PlaceWords): string {
  if (place === null) return t(forTown('everywhere'), { town: ownTown() });
  const town = placeChain(place.id).find(({ kind }) => kind === 'city' || kind === 'town');
  const where = inPlace(place, locale, fullName(place));
  return !town || town.id === place.id || namesTown(fullName(place), town.name) ? where : `${where}, ${town.name}`;
}

export function placeHeading(query: PlaceQuery, words: PlaceWords): string {
  const { operation, place, type } = query;
  if (operation === null) return words.t(forTown('hub.heading'), { town: ownTown() });
  return words.t('heading', { kind: words.t(`kinds.${type ?? 'all'}`), operation, where: wherePlace(place, words) });
}

export function noneWords({ operation, place, type }: PlaceQuery, words: PlaceWords): string {
  const kinds = words.t(`kinds.${type ?? 'all'}`).toLocaleLowerCase(words.locale);
  return words.t('none.title', { kinds, operation: operation ?? 'sale', where: wherePlace(place, words) });
}

function priceWords(price: number, operation: Listing['operation'], { locale, t }: PlaceWords): string {
  const amount = formatPrice(price, locale);
  return operation === 'rent' ? t('perMonth', { amount }) : amount;
}

/** Returns `from €379,000 to €895,000`; per month for lettings. */
export function rangeWords(listings: readonly Listing[], words: PlaceWords): string {
  const prices = listings.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const operation = listings[0]?.operation ?? 'sale';
  const to = priceWords(high, operation, words);
  if (low === high) return words.t('range.one', { from: to });
  return words.t('range.more', { from: formatPrice(low, words.locale), to });
}

/** At most 60 characters if possible; on further pages the place is shortened, not the number. */
export function placeTitle(query: PlaceQuery, listings: readonly Listing[], words: PlaceWords): string {
  const { locale, t } = words;
  const { operation, page, place, type } = query;
  if (operation === null) return t('hub.title');
  const headed = (where: string) => t('heading', { kind: t(`kinds.${type ?? 'all'}`), operation, where }).trim();
  const everywhere = () => t(forTown('everywhere'), { town: ownTown() });
  const short = headed(place === null ? everywhere() : inPlace(place, locale, fullName(place)));
  const whole = placeHeading(query, words);
  if (page > 1) {
    const shortest = headed(place === null ? '' : `· ${place.name}`);
    const heading = [whole, short].find((one) => fits(one + t('titlePage', { page }))) ?? shortest;
    return heading + t('titlePage', { page });
  }
  const tail = listings.length > 0 ? [countWords(operation, listings, words)] : [];
  return fit(fits([whole, ...tail].join('')) ? whole : short, tail, TITLE_MAX);
}

const fits = (title: string): boolean => title.length <= TITLE_MAX;

function countWords(operation: Listing['operation'], listings: readonly Listing[], words: PlaceWords): string {
  const from = priceWords(Math.min(...listings.map(({ price }) => price)), operation, words);
  return words.t('titleCount', { count: listings.length, from });
}

type Level = Readonly<{ name: string; amount: string; basis: string; period: string; source: string }>;

/** Returns at most 160 characters. */
export function placeDescription(
  query: PlaceQuery,
  listings: readonly Listing[],
  { agent, level }: Readonly<{ agent: string | null; level: Level | null }>,
  words: PlaceWords,
): string {
  const { t } = words;
  const heading = placeHeading(query, words);
  if (listings.length === 0) {
    return fit(
      t('description.none', { heading }),
      [t('description.noneAlert'), t('description.noneNearby')],
      DESCRIPTION_MAX,
    );
  }
  const page = query.page > 1 ? t('titlePage', { page: query.page }) : '';
  const head = t('description.homes', {
    count: listings.length,
    heading: heading + page,
    range: rangeWords(listings, words),
  });
  const parts = [
    ...(level ? [t('description.level', level)] : []),
    ...(agent === null ? [] : [t('description.agent', { agent })]),
    t('description.costs'),
  ];
  return parts.reduce((text, part) => fit(text, [part], DESCRIPTION_MAX), head);
}
