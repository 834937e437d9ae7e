import type { Messages } from 'next-intl';
import { formatArea, formatDate, formatFloorArea, formatPrice } from '@/lib/i18n/format';
import type { Listing } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

/** `id` is stable, texts are localised. */
export type FactRow = Readonly<{ id: string; term: string; value: string }>;

type Entry = readonly [id: keyof Messages['listingFacts']['terms'], value: string | null];

/** Omits what does not apply. */
function rowsOf(entries: readonly Entry[], listing: Listing, t: Translator<'listingFacts'>): readonly FactRow[] {
  return entries.flatMap(([id, value]) =>
    value === null ? [] : [{ id, term: t(`terms.${id}`, { region: listing.region }), value }],
  );
}

/** Ley 12/2023 art. 31; Llei 18/2007 arts. 59-60. `t` reads `propertyFacts`. */
export function buildingFacts(listing: Listing, locale: Locale, t: Translator<'listingFacts'>): readonly FactRow[] {
  const { builtArea, condition, orientation, plotArea, usableArea, year } = listing;
  const text = listing.text[locale];
  const type = t(`type.${listing.type}`);
  const area = (squareMetres: number) => formatFloorArea(squareMetres, locale);
  const pair = (first: string, second: string) => t('pair', { first, second });
  return rowsOf(
    [
      ['reference', listing.reference],
      ['type', listing.isNewBuild ? t('typeNewBuild', { type }) : type],
      ['areas', builtArea !== null && usableArea !== null ? pair(area(builtArea), area(usableArea)) : null],
      ['plot', plotArea === null ? null : formatArea(plotArea, locale)],
      ['floor', floorAndLift(listing, t)],
      ['lift', listing.floor === null && listing.hasLift ? t('yes') : null],
      ['year', year !== null && condition !== null ? pair(`${year}`, t(`condition.${condition}`)) : null],
      ['orientation', orientation === null ? null : t(`orientation.${orientation}`)],
      ['parking', text.parking],
      ['heating', text.heating],
    ],
    listing,
    t,
  );
}

function floorAndLift({ floor, hasLift, type }: Listing, t: Translator<'listingFacts'>): string | null {
  if (floor === null) return null;
  const name = t('floor', { floor });
  // Street-level premises need no lift.
  if (type === 'commercial' && floor === 0) return name;
  return t('pair', { first: name, second: t(hasLift ? 'withLift' : 'withoutLift') });
}

/** Documents, running costs, letting terms. `t` reads `propertyFacts`. */
export function paperFacts(listing: Listing, locale: Locale, t: Translator<'listingFacts'>): readonly FactRow[] {
  const { availableFrom, communityFees, propertyTax } = listing;
  const text = listing.text[locale];
  const price = (euros: number) => formatPrice(euros, locale);
  return rowsOf(
    [
      ['accessibility', text.accessibility],
      ['habitability', habitability(listing, locale, t)],
      ['charges', text.charges],
      ['communityFees', communityFees > 0 ? t('perMonth', { amount: price(communityFees) }) : t('noCommunity')],
      ['propertyTax', t('perYear', { amount: price(propertyTax) })],
      [
        'availability',
        availableFrom === 'now' ? t('availableNow') : t('availableFrom', { date: formatDate(availableFrom, locale) }),
      ],
      ...rentalEntries(listing, price, t),
    ],
    listing,
    t,
  );
}

function habitability({ habitability: state }: Listing, locale: Locale, t: Translator<'listingFacts'>): string {
  if (state.status === 'valid') return t('habitability.valid', { date: formatDate(state.expires, locale) });
  if (state.status === 'in-process') return t('habitability.in-process');
  return t('habitability.not-required', { reason: state.reason[locale] });
}

function rentalEntries(
  { price: rent, rental }: Listing,
  price: (euros: number) => string,
  t: Translator<'listingFacts'>,
): readonly Entry[] {
  if (rental === null) return [];
  const { depositMonths, guaranteeMonths, termMonths, referenceIndex } = rental;
  const months = (count: number) => t('monthsOfRent', { months: count, amount: price(count * rent) });
  return [
    ['deposit', months(depositMonths)],
    ['guarantee', months(guaranteeMonths)],
    ['agreedTerm', t('months', { months: termMonths })],
    ['referenceIndex', referenceIndex === null ? t('noIndex') : t('perMonth', { amount: price(referenceIndex) })],
    ['agentFee', t('landlordPays')],
  ];
}
