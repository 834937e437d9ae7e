import type { Listing } from '@/content/types/listing';
import type { ListingRule } from '@/lib/listings/schema/listing-problem';
import { listingProblems } from '@/lib/listings/schema/listing-schema';
import { listingWarnings } from '@/lib/listings/schema/listing-warnings';
import { makeListing } from '@/tests/support/make-listing';
import { advertProblems } from './advert-rules';
import { indexWarnings } from './advert-warnings';

type Rental = NonNullable<Listing['rental']>;
type StressedArea = NonNullable<Rental['stressedArea']>;
type Day = `${number}-${number}-${number}`;

const TODAY = '2026-11-28';

const letting = makeListing('letting');
const let_ = (terms: Partial<Rental>, changes: Partial<Listing> = {}) =>
  makeListing('letting', { ...changes, rental: { ...(letting.rental as Rental), ...terms } });
const stressed = (area: Partial<StressedArea>, changes: Partial<Listing> = {}, terms: Partial<Rental> = {}) =>
  let_({ ...terms, stressedArea: { ...(letting.rental?.stressedArea as StressedArea), ...area } }, changes);
const outside = { area: 'moraira', region: 'valencian-community' } as const;
const consulted = (day: Day) => ({ index: { amount: 1_140, consulted: day } });
const until = (day: Day) => ({ previousRent: { amount: 1_100, until: day } });
const reason = { en: 'Because.', es: 'Porque sí.' };
const exempt = (of?: 'protected' | 'low-demand' | 'detached-small' | 'demolition' | 'no-building') =>
  ({ energy: { status: 'exempt', ...(of && { case: of }), reason } }) as const;
const small = (usableArea: number) => makeListing('villa', { ...exempt('detached-small'), usableArea, rooms: [] });
const notRequired = (of?: 'to-renovate' | 'no-dwelling' | 'other-region') =>
  ({ habitability: { status: 'not-required', ...(of && { case: of }), reason } }) as const;
const season = { use: 'seasonal', seasonReason: 'leisure', seasonCause: 'Holidays', termMonths: 6 } as const;
const newBuild = { isNewBuild: true, vat: 10, year: 2027 };
const house = (plotArea: number) => makeListing('villa', { plotArea });

describe('refuses by RD 515/1989', () => {
  it.each<[advert: string, listing: Listing, rules: readonly ListingRule[]]>([
    ['a sale for 999 euros', makeListing('flat', { price: 999 }), ['salePrice']],
    ['a sale for 1,000 euros', makeListing('flat', { price: 1_000 }), []],
    ['a rent of 700 euros', stressed({}, { price: 700 }), []],
    ['a usable area above the built one', makeListing('flat', { builtArea: 80 }), ['usableAboveBuilt']],
    ['a usable area of the built one', makeListing('flat', { builtArea: 100 }), []],
    ['a house on a plot smaller than a level', house(49), ['plotBelowFootprint']],
    ['a house on a plot of a level', house(50), []],
    ['a resale built next year', makeListing('flat', { year: 2027 }), ['futureYear']],
    ['a resale built this year', makeListing('flat', { year: 2026 }), []],
    ['a new build without its developer (art. 5)', makeListing('flat', newBuild), ['promoter']],
    ['a new build with its developer', makeListing('flat', { ...newBuild, promoter: 'Nova Llar, S.L.' }), []],
  ])('%s', (_, listing, rules) => expect(broken(listing)).toEqual(rules));
});

describe('refuses by Ley 37/1992 art. 91', () => {
  const at = { ...newBuild, vat: 4, promoter: 'Nova Llar, S.L.' };
  it.each<[advert: string, listing: Listing, rules: readonly ListingRule[]]>([
    ['VAT of 4% on a free-market home', makeListing('flat', at), ['reducedVat']],
    ['VAT of 4%, protected', makeListing('flat', { ...at, protection: { housing: reason, heritage: null } }), []],
  ])('%s', (_, listing, rules) => expect(broken(listing)).toEqual(rules));
});

describe('asks by DL 1/2015 and DL 2/2025 for a large landlord', () => {
  const unanswered = { isLargeHolderSale: undefined } as const;
  it.each<[advert: string, listing: Listing, rules: readonly ListingRule[]]>([
    ['in a stressed area', makeListing('flat', unanswered), ['largeHolderSale']],
    ['outside', makeListing('villa', unanswered), []],
    ['of premises', makeListing('shop', unanswered), []],
    ['of a letting', let_({}, unanswered), []],
  ])('%s', (_, listing, rules) => expect(broken(listing)).toEqual(rules));
});

describe('asks for a case of RD 390/2021 art. 3', () => {
  it.each<[advert: string, listing: Listing, rules: readonly ListingRule[]]>([
    ['in words alone', makeListing('flat', exempt()), ['exemptCase']],
    ['of a plot, for a flat', makeListing('flat', exempt('no-building')), ['exemptCase']],
    ['of a building, for a plot', makeListing('plot', exempt('protected')), ['exemptCase']],
    ['of a protected building', makeListing('flat', exempt('protected')), []],
    ['of low demand, for a flat', makeListing('flat', exempt('low-demand')), ['exemptCase']],
    ['of low demand, for premises', makeListing('shop', exempt('low-demand')), []],
    ['of a small building, for a flat', makeListing('flat', exempt('detached-small')), ['exemptCase']],
    ['of a small building, for a house of 50 m²', small(50), ['exemptCase']],
    ['of a small building, for a house of 49 m²', small(49), []],
    ['of a demolition, for a letting', let_({}, exempt('demolition')), ['exemptCase']],
    ['of a demolition, for a sale', makeListing('flat', exempt('demolition')), []],
    ['of a plot', makeListing('plot'), []],
  ])('%s', (_, listing, rules) => expect(broken(listing)).toEqual(rules));
});

describe('asks for a case of Decret 141/2012 art. 10', () => {
  it.each<[advert: string, listing: Listing, rules: readonly ListingRule[]]>([
    ['in words alone', makeListing('flat', notRequired()), ['notRequiredCase']],
    ['of another region, in Catalonia', makeListing('flat', notRequired('other-region')), ['notRequiredCase']],
    ['of premises, for a flat', makeListing('flat', notRequired('no-dwelling')), ['notRequiredCase']],
    ['of a renovation', makeListing('flat', notRequired('to-renovate')), []],
    ['of another region', makeListing('villa', notRequired('other-region')), []],
    ['of premises', makeListing('shop'), []],
  ])('%s', (_, listing, rules) => expect(broken(listing)).toEqual(rules));
});

describe('refuses by LAU arts. 17 and 18', () => {
  const later = { availableFrom: '2026-12-31' } as const;
  it.each<[advert: string, listing: Listing, rules: readonly ListingRule[]]>([
    ['an index of tomorrow', stressed(consulted('2026-11-29')), ['indexFuture']],
    ['an index of today', stressed(consulted(TODAY)), []],
    [
      'an index of tomorrow beside a likely rent',
      makeListing('flat', { likelyRent: { amount: 900, source: reason, date: TODAY, ...consulted('2026-11-29') } }),
      ['indexFuture'],
    ],
    ['a last rent until tomorrow', stressed(until('2026-11-29')), ['lastRentFuture']],
    ['a last rent until today', stressed(until(TODAY)), []],
    ['a last rent until the home is free', stressed(until('2026-12-31'), later), []],
    ['a last rent until after that', stressed(until('2027-01-01'), later), ['lastRentFuture']],
    ['a rise without its index', stressed({ riseIndex: undefined }), ['riseIndex']],
    ['a rise for works without an index', stressed({ rise: 'works', riseIndex: undefined }), []],
    ['a seasonal letting of 13 months (art. 3.2)', let_({ ...season, termMonths: 13 }, outside), ['seasonTerm']],
    ['a seasonal letting of 12 months', let_({ ...season, termMonths: 12 }), []],
  ])('%s', (_, listing, rules) => expect(broken(listing)).toEqual(rules));

  it('limits the rent by the index that the desk entered', () => {
    const riseIndex = { percent: 1, month: '2026-10', source: 'INE' };
    const rules = (price: number) => listingProblems(stressed({ riseIndex }, { price })).map(({ rule }) => rule);
    expect(rules(1_111)).toEqual([]);
    expect(rules(1_112)).toEqual(['aboveLastRent']);
  });
});

describe('refuses by Llei 11/2025 in Catalonia', () => {
  it.each<[advert: string, listing: Listing, rules: readonly ListingRule[]]>([
    ['a season without purpose', let_({ ...season, seasonReason: undefined }), ['seasonReason']],
    ['a season for work', let_({ ...season, seasonReason: 'work' }), ['seasonReason']],
    ['a season without cause', let_({ ...season, seasonCause: undefined }), ['seasonCause']],
    ['a season for leisure', let_(season), []],
    ['a season elsewhere without purpose', let_({ use: 'seasonal', termMonths: 6 }, outside), []],
    ['a room without the other rents', let_({ isRoom: true }), ['roomRents']],
    ['a room alone', let_({ isRoom: true, otherRents: 0 }), []],
  ])('%s', (_, listing, rules) => expect(broken(listing)).toEqual(rules));

  it('limits the rents of all rooms together', () => {
    const rules = (otherRents: number) =>
      listingProblems(stressed({}, { price: 500 }, { isRoom: true, otherRents })).map(({ rule }) => rule);
    expect(rules(625)).toEqual([]);
    expect(rules(626)).toEqual(['aboveLastRent']);
  });
});

describe('of a flat let for business (Ley 12/2023 art. 31)', () => {
  const business = { use: 'business', depositMonths: 2, stressedArea: null } as const;
  const warned = (listing: Listing) => listingWarnings(listing).map(({ rule }) => rule);

  it('asks why in Catalonia, and warns everywhere', () => {
    expect(broken(let_(business))).toEqual(['businessReason']);
    expect(broken(let_({ ...business, businessReason: 'A dentist with a licence' }))).toEqual([]);
    expect(broken(let_(business, outside))).toEqual([]);
    expect([let_(business), let_(business, outside)].map(warned)).toEqual([['businessHome'], ['businessHome']]);
  });

  it('leaves premises alone', () => {
    const premises = let_(business, { type: 'commercial' });
    expect([broken(premises), warned(premises)]).toEqual([[], []]);
  });
});

it.each([
  ['catalonia', 'HUTB-012345', []],
  ['catalonia', '1', ['touristPattern']],
  ['catalonia', 'VT-456789-A', ['touristPattern']],
  ['valencian-community', 'VT-456789-A', []],
  ['valencian-community', 'HUTB-012345', ['touristPattern']],
  ['madrid', 'VT-1234', []],
  [null, '1', []],
] as const)('in %s the number %s of a tourist let has the warnings %j', (region, registration, rules) => {
  const listing = let_({ use: 'tourist', stressedArea: null, registration }, { region });
  expect(listingWarnings(listing).map(({ rule }) => rule)).toEqual(rules);
});

it('warns of an index and of an update older than two months, with their dates', () => {
  const given = (area: Partial<StressedArea>) =>
    indexWarnings(stressed(area), TODAY).map(({ rule, given: said }) => [rule, said]);
  const fresh = { percent: 2, month: '2026-09', source: 'INE' };
  expect(given({ riseIndex: fresh, ...consulted('2026-09-28') })).toEqual([]);
  expect(given({ riseIndex: { ...fresh, month: '2026-08' }, ...consulted('2026-09-27') })).toEqual([
    ['indexAging', '2026-09-27'],
    ['riseIndexAging', '2026-08'],
  ]);
  expect(given({ rise: 'works', riseIndex: { ...fresh, month: '2026-08' } })).toEqual([]);
});

it.each(['flat', 'letting', 'villa', 'plot', 'shop'] as const)('accepts a complete %s', (kind) => {
  expect(broken(makeListing(kind))).toEqual([]);
});

function broken(listing: Listing): readonly (ListingRule | undefined)[] {
  return advertProblems(listing, TODAY).map(({ rule }) => rule);
}
