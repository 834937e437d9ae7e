import { rentUpdate } from '@/content/rates';
import type { Listing } from '@/content/types/listing';
import { makeListing } from '@/tests/support/make-listing';
import { endedProblems, publicationProblems } from './certificate-rules';
import type { ListingRule } from '@/lib/listings/schema/listing-problem';
import { listingProblems } from '@/lib/listings/schema/listing-schema';

type Rental = NonNullable<Listing['rental']>;
type StressedArea = NonNullable<Rental['stressedArea']>;
type Rated = Extract<Listing['energy'], { status: 'rated' }>;

const flat = makeListing('flat');
const letting = makeListing('letting');

const rated = (changes: Partial<Rated>) =>
  makeListing('flat', { energy: { ...(flat.energy as Rated), ...changes } as Listing['energy'] });
const let_ = (terms: Partial<Rental>, changes: Partial<Listing> = {}) =>
  makeListing('letting', { ...changes, rental: { ...(letting.rental as Rental), ...terms } });
const stressed = (area: Partial<StressedArea>, changes: Partial<Listing> = {}, terms: Partial<Rental> = {}) =>
  let_({ ...terms, stressedArea: { ...(letting.rental?.stressedArea as StressedArea), ...area } }, changes);
const outside = { area: 'moraira', region: 'valencian-community' } as const;
const consumption = (letter: 'A' | 'G', value: number) => ({ consumption: { letter, value } });
const days = (issued: string, expires: string) => ({ issued, expires }) as Pick<Rated, 'issued' | 'expires'>;
const likely = (changes: Partial<NonNullable<Listing['likelyRent']>>) => ({
  likelyRent: { amount: 1_500, source: { en: 'Index', es: 'Índice' }, date: '2026-11-03' as const, ...changes },
});
const fee = { agencyFee: { paidBy: 'client', amount: 500 } } as const;
const until = (day: string) => ({ previousRent: { amount: 1_100, until: day as `${number}-${number}-${number}` } });
const consulted = (day: string) => ({ index: { amount: 1_140, consulted: day as `${number}-${number}-${number}` } });

const broken = (problems: ReturnType<typeof listingProblems>) =>
  problems.map(({ field, message, rule }) => rule ?? `${field} ${message}`);

it.each<[advert: string, listing: Listing, rules: readonly ListingRule[]]>([
  ['a certificate that ended in 2020', rated(days('2010-05-14', '2020-05-14')), ['energyEnded']],
  [
    'a certificate that ended before it was issued',
    rated(days('2024-05-14', '2023-05-14')),
    ['energyDates', 'energyEnded'],
  ],
  ['a certificate that ends on the day of the last change', rated(days('2024-05-14', '2026-11-17')), ['energyEnded']],
  ['class G for ten years', rated(consumption('G', 398)), ['energyTerm']],
  ['class G for five years', rated({ ...consumption('G', 398), ...days('2024-05-14', '2029-05-14') }), []],
  ['class G of before RD 390/2021', rated({ ...consumption('G', 398), ...days('2021-05-14', '2031-05-14') }), []],
  ['a certificate for ten years and a day', rated(days('2024-05-14', '2034-05-15')), ['energyTerm']],
  [
    'a cédula that ended in 2020',
    makeListing('flat', { habitability: { status: 'valid', expires: '2020-01-01' } }),
    ['habitabilityEnded'],
  ],
  ['a sold home whose certificate has ended since', { ...rated(days('2010-05-14', '2020-05-14')), status: 'sold' }, []],

  ['a guarantee of six months', let_({ guaranteeMonths: 6 }), ['guarantee']],
  ['a guarantee of six months for ten years', let_({ guaranteeMonths: 6, termMonths: 120 }), []],
  [
    'a guarantee of six months for six years, of a company',
    let_({ guaranteeMonths: 6, termMonths: 72, landlord: 'company' }),
    ['guarantee'],
  ],
  ['a guarantee of six months for six years, of a person', let_({ guaranteeMonths: 6, termMonths: 72 }), []],
  ['no deposit', let_({ depositMonths: 0 }), ['depositMainHome']],
  ['a deposit of three months', let_({ depositMonths: 3 }), ['depositMainHome']],
  ['premises for a deposit of one month', let_({ use: 'business', depositMonths: 1 }), ['depositOtherUse']],
  ['premises for a deposit of two months', let_({ use: 'business', depositMonths: 2 }, fee), []],
  [
    'a seasonal let for a deposit of one month',
    let_({ use: 'seasonal', stressedArea: null }, outside),
    ['depositOtherUse'],
  ],
  ['a Catalan seasonal let for a deposit of one month', let_({ use: 'seasonal' }), []],
  [
    'a Catalan seasonal let for a deposit of three months',
    let_({ use: 'seasonal', depositMonths: 3 }),
    ['depositOtherUse'],
  ],
  [
    'a tourist let, which is outside the law of lettings',
    let_({ use: 'tourist', depositMonths: 0, registration: 'HUTB-1' }),
    [],
  ],

  [
    'a rent of 9.6% above the last without a reason',
    stressed({ rise: undefined }, { price: 1_205 }),
    ['aboveLastRent'],
  ],
  ['a rent of the last one', stressed({ rise: undefined }, { price: 1_100 }), []],
  ['a rent of the last one with more than its update', stressed({}, { price: 1_205 }), ['aboveLastRent']],
  ['a rent of the last one with its update', stressed({}, { price: 1_100 * (1 + rentUpdate.value) }), []],
  ['a tenth more after works', stressed({ rise: 'works' }, { price: 1_210 }), []],
  ['more than a tenth after works', stressed({ rise: 'works' }, { price: 1_211 }), ['aboveLastRent']],
  ['a tenth more for ten years', stressed({ rise: 'ten-years' }, { price: 1_210 }, { termMonths: 120 }), []],
  ['a tenth more for five years, said to be ten', stressed({ rise: 'ten-years' }, { price: 1_210 }), ['tenYears']],
  [
    'a last rent of 2015 and a rent above the index',
    stressed(until('2015-06-30'), { price: 1_200 }),
    ['lastRentOld', 'aboveIndex'],
  ],
  ['a last rent of 2015 and a rent within the index', stressed(until('2015-06-30')), ['lastRentOld']],
  ['a first rent above the index', stressed({ previousRent: null }, { price: 1_200 }), ['aboveIndex']],
  ['an index of 2019', stressed(consulted('2019-11-02')), ['indexOld']],
  [
    'a large holder within the index, above the last rent',
    stressed({ isLargeHolder: true, index: { amount: 1_400, consulted: '2026-11-02' } }, { price: 1_300 }),
    ['aboveLastRent'],
  ],
  [
    'a large holder within the last rent, above the index',
    stressed({ isLargeHolder: true, index: { amount: 1_000, consulted: '2026-11-02' } }),
    ['aboveIndex'],
  ],
  ['a seasonal let above its ceiling', stressed({}, { price: 2_000 }, { use: 'seasonal' }), ['aboveLastRent']],

  ['a seasonal let whose tenant pays the agency, in Catalonia', let_({ use: 'seasonal' }, fee), ['tenantFee']],
  [
    'a seasonal let whose tenant pays the agency, elsewhere',
    let_({ use: 'seasonal', depositMonths: 2, stressedArea: null }, { ...fee, ...outside }),
    [],
  ],
  ['a main home whose tenant pays the agency', let_({}, fee), ['tenantFee']],
  ['a likely rent in a stressed area without the index', makeListing('flat', likely({})), ['likelyRentIndex']],
  [
    'a likely rent above the index',
    makeListing('flat', likely({ index: { amount: 1_400, consulted: '2026-11-02' } })),
    ['likelyRentAboveIndex'],
  ],
  [
    'a likely rent within the index',
    makeListing('flat', likely({ index: { amount: 1_500, consulted: '2026-11-02' } })),
    [],
  ],
  ['a likely rent outside stressed areas', makeListing('plot', likely({})), []],

  ['no energy', makeListing('flat', { energy: undefined }), ['energy is missing' as ListingRule]],
  ['a new build without VAT', makeListing('flat', { isNewBuild: true }), ['newBuildVat']],
  ['a stressed area without its data', let_({ stressedArea: null }), ['stressedArea']],
  ['a Catalan town that nobody looked up', let_({ stressedArea: null }, { area: 'Girona' }), ['stressedArea']],
  ['a tourist let without its number', let_({ use: 'tourist' }), ['touristNumber']],
  ['a complete sale', flat, []],
  ['a complete letting', letting, []],
])('of %s the rules say what is broken', (_, listing, rules) => {
  expect(broken(listingProblems(listing))).toEqual(rules);
});

describe('on a day', () => {
  const ends = (day: string) => rated(days('2024-05-14', day));
  const cedula = makeListing('flat', { habitability: { status: 'valid', expires: '2026-12-01' } });

  it.each<[what: string, listing: Listing, today: string, rules: readonly ListingRule[]]>([
    ['a certificate on the day before its last', ends('2026-12-01'), '2026-11-30', []],
    ['a certificate on its last day', ends('2026-12-01'), '2026-12-01', ['energyEnded']],
    ['a cédula on its last day', cedula, '2026-12-01', ['habitabilityEnded']],
    ['a certificate that is not issued yet', ends('2026-12-01'), '2024-05-13', ['energyDates']],
    ['a last rent of five years ago', letting, '2031-08-31', []],
    ['a last rent of more than five years ago', letting, '2031-09-01', ['lastRentOld']],
    ['an index of half a year, once published', letting, '2027-05-02', []],
  ])('%s', (_, listing, today, rules) => {
    expect(broken(endedProblems(listing, today))).toEqual(rules);
  });

  it('publishes with an index of the last three months alone', () => {
    expect(publicationProblems(letting, '2027-02-02')).toEqual([]);
    expect(broken(publicationProblems(letting, '2027-02-03'))).toEqual(['indexOld']);
  });

  it('leaves the files of a build as they are', () => {
    jest.useFakeTimers({ now: Date.parse('2090-01-01') });
    expect([flat, letting].flatMap(listingProblems)).toEqual([]);
    jest.useRealTimers();
  });
});
