import type { Messages } from 'next-intl';
import { formatArea, formatDate, formatFloorArea, formatPercent, formatPrice } from '@/lib/i18n/format';
import { shownPrice } from '@/lib/listings/list/shown-price';
import { listingKind } from './kind-label';
import type { Listing } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

export type FactRow = Readonly<{ id: string; term: string; value: string }>;

type Rental = NonNullable<Listing['rental']>;

type Entry = readonly [id: keyof Messages['listingFacts']['terms'], value: string | null | undefined];

function rowsOf(entries: readonly Entry[], listing: Listing, t: Translator<'listingFacts'>): readonly FactRow[] {
  return entries.flatMap(([id, value]) =>
    value === null || value === undefined
      ? []
      : [{ id, term: t(`terms.${id}`, { region: listing.region ?? 'none' }), value }],
  );
}

/** Ley 12/2023 art. 31; Llei 18/2007 arts. 59-60. `t` reads `listingFacts`. */
export function buildingFacts(listing: Listing, locale: Locale, t: Translator<'listingFacts'>): readonly FactRow[] {
  const { builtArea, condition, operation, orientation, parkingSpaces, plotArea, usableArea, year } = listing;
  const text = listing.text[locale];
  const type = t(`type.${listing.type}`);
  const area = (squareMetres: number) => formatFloorArea(squareMetres, locale);
  const pair = (first: string, second: string) => t('pair', { first, second });
  return rowsOf(
    [
      ['reference', listing.reference],
      ['type', listing.isNewBuild ? t('typeNewBuild', { type }) : type],
      // RD 515/1989 art. 5.
      ['promoter', listing.promoter],
      ['areas', builtArea !== null && usableArea !== null ? pair(area(builtArea), area(usableArea)) : null],
      ['plot', plotArea === null ? null : formatArea(plotArea, locale)],
      ['floor', floorAndLift(listing, t)],
      ['lift', listing.floor === null && listing.hasLift ? t('yes') : null],
      ['year', year !== null && condition !== null ? pair(`${year}`, t(`condition.${condition}`)) : null],
      ['orientation', orientation === null ? null : t(`orientation.${orientation}`)],
      ['parkingSpaces', parkingSpaces === undefined ? null : t('parkingSpaces', { count: parkingSpaces })],
      ['parking', text.parking],
      ['heating', text.heating],
      ['accessibility', text.accessibility],
      ...(operation === 'rent' ? recordEntries(listing, locale, t) : []),
    ],
    listing,
    t,
  );
}

function floorAndLift({ floor, hasLift, type }: Listing, t: Translator<'listingFacts'>): string | null {
  if (floor === null) return null;
  const name = t('floor', { floor });
  if (type === 'commercial' && floor === 0) return name;
  return t('pair', { first: name, second: t(hasLift ? 'withLift' : 'withoutLift') });
}

/** `t` reads `listingFacts`. */
export function documentFacts(listing: Listing, locale: Locale, t: Translator<'listingFacts'>): readonly FactRow[] {
  const { agencyFee, availableFrom, communityFees, occupancy, operation, propertyTax, vat } = listing;
  const text = listing.text[locale];
  const price = (euros: number) => formatPrice(euros, locale);
  return rowsOf(
    [
      ['habitability', habitability(listing, locale, t)],
      ['charges', text.charges],
      ...(operation === 'sale' ? recordEntries(listing, locale, t) : []),
      ['communityFees', communityFees > 0 ? t('perMonth', { amount: price(communityFees) }) : t('noCommunity')],
      ['propertyTax', t('perYear', { amount: price(propertyTax) })],
      ['vat', vat === null ? null : t('vatIncluded', { operation, rate: formatPercent(vat / 100, locale) })],
      [
        'agencyFee',
        agencyFee.paidBy === 'client'
          ? t('agencyFee.client', { operation, amount: price(agencyFee.amount) })
          : t('agencyFee.owner', { operation }),
      ],
      ['occupancy', t(`occupancy.${occupancy}`, { kind: listingKind(listing) })],
      [
        'availability',
        availableFrom === 'now' ? t('availableNow') : t('availableFrom', { date: formatDate(availableFrom, locale) }),
      ],
      ...rentalEntries(listing, locale, t),
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

function recordEntries(listing: Listing, locale: Locale, t: Translator<'listingFacts'>): readonly Entry[] {
  const { protection, registry } = listing;
  const [heritage, housing] = [protection.heritage?.[locale], protection.housing?.[locale]];
  // The registry number reveals the owner's name; Ley 12/2023 art. 31 grants it only on request.
  const office = ['registry', t('registry', { office: registry.office })] as const;
  switch (listingKind(listing)) {
    case 'plot':
      return [office, ['protectedHousing', housing], ['heritage', heritage]];
    case 'premises':
      return [office, ['protectedHousing', housing], ['heritage', heritage ?? t('no')]];
    case 'home':
      if (heritage === undefined && housing === undefined) return [office, ['protection', t('no')]];
      return [office, ['protectedHousing', housing ?? t('no')], ['heritage', heritage ?? t('no')]];
  }
}

const MONTHS_A_YEAR = 12;

function rentalEntries(listing: Listing, locale: Locale, t: Translator<'listingFacts'>): readonly Entry[] {
  const { rental } = listing;
  const rent = shownPrice(listing);
  // Deposits reveal the rent.
  if (rental === null || rent === null) return [];
  const { depositMonths, guaranteeMonths, registration, seasonReason, stressedArea, use } = rental;
  const price = (euros: number) => formatPrice(euros, locale);
  const months = (count: number) => t('monthsOfRent', { months: count, amount: price(count * rent) });
  return [
    ['use', t(`use.${use}`)],
    ['seasonReason', seasonReason && t(`seasonReason.${seasonReason}`)],
    ['deposit', months(depositMonths)],
    ['guarantee', months(guaranteeMonths)],
    ['agreedTerm', termOf(rental, t)],
    ...(stressedArea ? stressedAreaEntries(stressedArea, locale, t) : []),
    ['registration', registration],
  ];
}

/** Months of guaranteed stay in main homes (LAU art. 9). */
const STAY_MONTHS = { person: 60, company: 84 } as const;

function termOf({ landlord, termMonths, use }: Rental, t: Translator<'listingFacts'>): string {
  const years = termMonths / MONTHS_A_YEAR;
  const term = years > 1 && Number.isInteger(years) ? t('years', { years }) : t('months', { months: termMonths });
  if (use !== 'main-home' || termMonths >= STAY_MONTHS[landlord ?? 'person']) return term;
  return t('extendableTerm', { term, landlord: landlord ?? 'unknown' });
}

/** Llei 18/2007 arts. 59 and 61. */
function stressedAreaEntries(
  { index, isLargeHolder, previousRent }: NonNullable<Rental['stressedArea']>,
  locale: Locale,
  t: Translator<'listingFacts'>,
): readonly Entry[] {
  const price = (euros: number) => formatPrice(euros, locale);
  return [
    [
      'previousRent',
      previousRent
        ? t('previousRent', { amount: price(previousRent.amount), date: formatDate(previousRent.until, locale) })
        : t('notLet'),
    ],
    ['referenceIndex', t('referenceIndex', { amount: price(index.amount), date: formatDate(index.consulted, locale) })],
    ['largeHolder', t(isLargeHolder ? 'yes' : 'no')],
  ];
}
