import { makeListing } from '@/tests/support/make-listing';
import { keysOnly as t } from '@/tests/support/translate';
import { buildingFacts, documentFacts } from './facts';
import type { Listing } from '@/content/types/listing';

const villa = makeListing('villa');
const flat = makeListing('flat');
const plot = makeListing('plot');
const shop = makeListing('shop');
const letting = makeListing('letting');

const withRental = (changes: Partial<NonNullable<Listing['rental']>>): Listing => ({
  ...letting,
  rental: {
    use: 'main-home',
    depositMonths: 1,
    guaranteeMonths: 0,
    termMonths: 60,
    stressedArea: null,
    registration: null,
    ...changes,
  },
});
type StressedArea = NonNullable<NonNullable<Listing['rental']>['stressedArea']>;
const inStressedArea = (changes: Partial<StressedArea>) =>
  withRental({
    stressedArea: {
      previousRent: { amount: 1_100, until: '2026-06-30' },
      index: { amount: 1_140, consulted: '2026-11-03' },
      isLargeHolder: false,
      ...changes,
    },
  });

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const valueOf = (rows: readonly { id: string; value: string }[], id: string) =>
  rows.find((row) => row.id === id)?.value;

describe('the facts of the building', () => {
  it('omit what does not apply', () => {
    expect(ids(buildingFacts(plot, 'en', t))).toEqual([
      'reference',
      'type',
      'plot',
      'orientation',
      'parking',
      'heating',
      'accessibility',
    ]);
    expect(ids(buildingFacts(villa, 'en', t))).not.toContain('floor');
    expect(ids(buildingFacts(flat, 'en', t))).not.toContain('plot');
  });

  it('name the floor with its lift, and no missing lift of a street-level shop', () => {
    expect(valueOf(buildingFacts({ ...flat, floor: 3, hasLift: false }, 'en', t), 'floor')).toBe(
      'pair(floor(3)|withoutLift)',
    );
    expect(valueOf(buildingFacts(shop, 'en', t), 'floor')).toBe('floor(0)');
  });

  it('mention the lift of a house only if it has one', () => {
    expect(ids(buildingFacts({ ...villa, hasLift: true }, 'en', t))).toContain('lift');
    expect(ids(buildingFacts({ ...villa, hasLift: false }, 'en', t))).not.toContain('lift');
  });

  it('omit heating and parking that nobody has written', () => {
    const { heating, parking, ...text } = flat.text.en;
    expect([heating, parking]).not.toContain(undefined);
    const rows = ids(buildingFacts({ ...flat, text: { en: text, es: text } }, 'en', t));
    expect(rows.filter((id) => id === 'heating' || id === 'parking')).toEqual([]);
  });

  it('mark a new build, and name its developer (RD 515/1989 art. 5)', () => {
    const rows = buildingFacts({ ...flat, isNewBuild: true, promoter: 'Nova Llar, S.L.' }, 'en', t);
    expect(valueOf(rows, 'type')).toBe('typeNewBuild(type.apartment)');
    expect(valueOf(rows, 'promoter')).toBe('Nova Llar, S.L.');
  });
});

describe('the documents', () => {
  it('have what Ley 12/2023 and Llei 18/2007 require of a sale', () => {
    expect(ids(documentFacts(flat, 'es', t))).toEqual([
      'habitability',
      'charges',
      'registry',
      'protection',
      'communityFees',
      'propertyTax',
      'agencyFee',
      'occupancy',
      'availability',
    ]);
  });

  it('have one row for no protection, else one for each kind', () => {
    const heritage = { en: 'Level B.', es: 'Nivel B.' };
    const none = { housing: null, heritage: null };
    expect(valueOf(documentFacts({ ...flat, protection: none }, 'en', t), 'protection')).toBe('no');
    expect(valueOf(buildingFacts({ ...letting, protection: none }, 'en', t), 'protection')).toBe('no');
    const rows = documentFacts({ ...flat, protection: { housing: null, heritage } }, 'es', t);
    expect(valueOf(rows, 'heritage')).toBe('Nivel B.');
    expect(valueOf(rows, 'protectedHousing')).toBe('no');
    expect(ids(rows)).not.toContain('protection');
    expect(valueOf(documentFacts({ ...shop, protection: none }, 'es', t), 'heritage')).toBe('no');
    expect(ids(documentFacts({ ...plot, protection: none }, 'es', t)).slice(2, 4)).toEqual([
      'registry',
      'communityFees',
    ]);
  });

  it('name no deposit where no rent is shown', () => {
    const hidden = documentFacts({ ...letting, status: 'sold', hidesSoldPrice: true }, 'en', t);
    expect(ids(hidden)).not.toEqual(expect.arrayContaining(['deposit']));
    expect(ids(hidden)).not.toEqual(expect.arrayContaining(['referenceIndex']));
  });

  it('add the terms of a letting, with deposits in euros', () => {
    const rows = documentFacts(letting, 'en', t);
    expect(ids(rows)).toEqual(expect.arrayContaining(['use', 'deposit', 'guarantee', 'agreedTerm']));
    expect(valueOf(rows, 'deposit')).toBe('monthsOfRent(1|€1,120)');
    expect(valueOf(rows, 'agreedTerm')).toBe('years(5)');
    expect(valueOf(rows, 'agencyFee')).toBe('agencyFee.owner(rent)');
  });

  it.each([
    [12, 'person', 'extendableTerm(months(12)|person)'],
    [12, 'company', 'extendableTerm(months(12)|company)'],
    [12, undefined, 'extendableTerm(months(12)|unknown)'],
    [18, 'person', 'extendableTerm(months(18)|person)'],
    [60, 'person', 'years(5)'],
    [60, 'company', 'extendableTerm(years(5)|company)'],
    [84, 'company', 'years(7)'],
  ] as const)('say of %p months by a %s how long the tenant may stay', (termMonths, landlord, term) => {
    expect(valueOf(documentFacts(withRental({ termMonths, landlord }), 'en', t), 'agreedTerm')).toBe(term);
  });

  it('give the number in the land registry to nobody who does not ask', () => {
    for (const listing of [flat, letting, plot, shop]) {
      const rows = [...buildingFacts(listing, 'es', t), ...documentFacts(listing, 'es', t)];
      expect(valueOf(rows, 'registry')).toBe(`registry(${listing.registry.office})`);
      expect(JSON.stringify(rows)).not.toContain(listing.registry.property);
    }
  });

  it('have last rent, index and holder in a stressed area, and none of them elsewhere', () => {
    const rows = documentFacts(inStressedArea({}), 'en', t);
    expect(valueOf(rows, 'previousRent')).toBe('previousRent(€1,100|30 June 2026)');
    expect(valueOf(rows, 'referenceIndex')).toBe('referenceIndex(€1,140|3 November 2026)');
    expect(valueOf(rows, 'largeHolder')).toBe('no');
    const never = documentFacts(inStressedArea({ previousRent: null, isLargeHolder: true }), 'en', t);
    expect(valueOf(never, 'previousRent')).toBe('notLet');
    expect(valueOf(never, 'largeHolder')).toBe('yes');
    const elsewhere = documentFacts(withRental({ stressedArea: null }), 'en', t);
    expect(ids(elsewhere).filter((id) => ['previousRent', 'referenceIndex', 'largeHolder'].includes(id))).toEqual([]);
  });

  it('have the registration of a tourist let, which gives no right to stay on', () => {
    const rows = documentFacts(withRental({ use: 'tourist', termMonths: 12, registration: 'HUTB-1' }), 'en', t);
    expect(valueOf(rows, 'registration')).toBe('HUTB-1');
    expect(valueOf(rows, 'agreedTerm')).toBe('months(12)');
    expect(ids(documentFacts(withRental({ registration: null }), 'en', t))).not.toContain('registration');
  });

  it('have VAT, if the price includes it, and the fee of a buyer', () => {
    const rows = documentFacts({ ...flat, vat: 10, agencyFee: { paidBy: 'client', amount: 3_630 } }, 'en', t);
    expect(valueOf(rows, 'vat')).toBe('vatIncluded(sale|10%)');
    expect(valueOf(rows, 'agencyFee')).toBe('agencyFee.client(sale|€3,630)');
    expect(ids(documentFacts({ ...flat, vat: null }, 'en', t))).not.toContain('vat');
  });

  it('distinguish no community from no fees', () => {
    expect(valueOf(documentFacts({ ...flat, communityFees: 0 }, 'en', t), 'communityFees')).toBe('noCommunity');
    expect(valueOf(documentFacts({ ...flat, communityFees: 95 }, 'es', t), 'communityFees')).toBe(
      'perMonth(95\u00a0€)',
    );
  });

  it('give the reason where no certificate of habitability is required', () => {
    expect(valueOf(documentFacts(shop, 'es', t), 'habitability')).toBe('habitability.not-required(Local comercial.)');
  });

  it('write the day of availability in the language of the page', () => {
    const later: Listing = { ...flat, availableFrom: '2027-01-11' };
    expect(valueOf(documentFacts(later, 'es', t), 'availability')).toBe('availableFrom(11 de enero de 2027)');
  });
});
