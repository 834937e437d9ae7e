import { makeListing } from '@/tests/support/make-listing';
import { keysOnly as t } from '@/tests/support/translate';
import { buildingFacts, paperFacts } from './facts';
import type { Listing } from '@/content/types/listing';

const villa = makeListing('villa');
const flat = makeListing('flat');
const plot = makeListing('plot');
const shop = makeListing('shop');
const letting = makeListing('letting');

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

  it('mark a new build', () => {
    expect(valueOf(buildingFacts({ ...flat, isNewBuild: true }, 'en', t), 'type')).toBe('typeNewBuild(type.apartment)');
  });
});

describe('the documents', () => {
  it('have what Ley 12/2023 and Llei 18/2007 require of a sale', () => {
    expect(ids(paperFacts(flat, 'es', t))).toEqual([
      'accessibility',
      'habitability',
      'charges',
      'communityFees',
      'propertyTax',
      'availability',
    ]);
  });

  it('add the terms of a letting, with deposits in euros', () => {
    const rows = paperFacts(letting, 'en', t);
    expect(ids(rows)).toEqual(
      expect.arrayContaining(['deposit', 'guarantee', 'agreedTerm', 'referenceIndex', 'agentFee']),
    );
    expect(valueOf(rows, 'deposit')).toBe('monthsOfRent(1|€1,120)');
    expect(valueOf(rows, 'referenceIndex')).toBe('perMonth(€1,140)');
  });

  it('say that no reference index applies', () => {
    const free: Listing = { ...letting, rental: { ...letting.rental!, referenceIndex: null } };
    expect(valueOf(paperFacts(free, 'en', t), 'referenceIndex')).toBe('noIndex');
  });

  it('distinguish no community from no fees', () => {
    expect(valueOf(paperFacts({ ...flat, communityFees: 0 }, 'en', t), 'communityFees')).toBe('noCommunity');
    expect(valueOf(paperFacts({ ...flat, communityFees: 95 }, 'es', t), 'communityFees')).toBe('perMonth(95\u00a0€)');
  });

  it('give the reason where no certificate of habitability is required', () => {
    expect(valueOf(paperFacts(shop, 'es', t), 'habitability')).toBe('habitability.not-required(Local comercial.)');
  });

  it('write the day of availability in the language of the page', () => {
    const later: Listing = { ...flat, availableFrom: '2027-01-11' };
    expect(valueOf(paperFacts(later, 'es', t), 'availability')).toBe('availableFrom(11 de enero de 2027)');
  });
});
