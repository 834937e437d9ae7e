import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { meanMortgageRate } from '@/content/rates';
import { makeListing } from '@/tests/support/make-listing';
import { compareListings, MAX_COMPARED } from './comparison';

const flat = { ...makeListing('flat', { likelyRent: rent(2_000) }), id: 'one' };
const beaches = [
  { kind: 'beach', name: 'Far beach', minutes: 4, by: 'car' },
  { kind: 'beach', name: 'Near beach', minutes: 9, by: 'foot' },
] as const;
const listings = [
  flat,
  { ...makeListing('letting', { nearby: [] }), id: 'two' },
  { ...makeListing('villa', { nearby: beaches }), id: 'three' },
  { ...makeListing('plot', { nearby: [] }), id: 'four' },
  { ...flat, id: 'five' },
];

beforeAll(() => setCatalogue(listings, [], 1));
afterAll(() => setCatalogue(contentListings, [], 0));

function rent(amount: number) {
  return { amount, source: { en: 'a source', es: 'una fuente' }, date: '2026-10-01' } as const;
}

const compare = (...ids: string[]) => compareListings(ids, 'en');
const valuesOf = (id: string, ...ids: string[]) => compare(...ids).rows.find((row) => row.id === id)?.values;

it('has the first four that are in the catalogue, in the order of the ids', () => {
  const { cards, rows } = compare('five', 'gone', 'three', 'two', 'one', 'four');
  expect(cards.map(({ id }) => id)).toEqual(['five', 'three', 'two', 'one']);
  for (const { values } of rows) expect(values).toHaveLength(MAX_COMPARED);
});

it('gives a purchase its whole cost and instalment, and a letting its rent', () => {
  const [bought, rented] = valuesOf('total', 'one', 'two') ?? [];
  expect(Number(bought?.replace(/\D/g, ''))).toBeGreaterThan(flat.price);
  expect(rented).toBeNull();
  const [instalment, monthly] = valuesOf('monthly', 'one', 'two') ?? [];
  expect(instalment).toMatch(/^€[\d,]+$/);
  expect(monthly).toBe(compare('two').cards[0]?.price);
});

it('gives a purchase with a loan the own money, and each listing the nearest station', () => {
  expect(valuesOf('cash', 'one', 'two', 'four')).toEqual([expect.stringMatching(/^€[\d,]+$/), null, null]);
  expect(valuesOf('station', 'one', 'two')).toEqual([expect.stringMatching(/^4 /), null]);
});

it('says the price per m², and the level of a place once', () => {
  expect(valuesOf('perArea', 'one', 'two')).toEqual(['€5,000/m²', null]);
  expect(compare('one', 'five', 'two').levels).toEqual([expect.stringMatching(/^.+: .*€[\d,]+/)]);
});

it('knows the one best value of a row, and none among equals or different operations', () => {
  const bestOf = (id: string, ...ids: string[]) => compare(...ids).rows.find((row) => row.id === id)?.best;
  expect(bestOf('sea', 'one', 'three')).toBeNull();
  expect(bestOf('monthly', 'one', 'two')).toBeNull();
  // A plot has no payment, however low its price.
  expect(bestOf('monthly', 'four', 'one', 'three')).not.toBe(0);
  expect(bestOf('total', 'one', 'five')).toBeNull();
  const [one, three] = ['one', 'three'].map((id) => listings.find((listing) => listing.id === id)?.price ?? 0);
  expect(bestOf('total', 'one', 'three')).toBe((one ?? 0) < (three ?? 0) ? 0 : 1);
});

it('says how far the sea is on foot, and the yield with a likely rent alone', () => {
  expect(valuesOf('sea', 'one', 'three')?.[1]).toMatch(/^9 /);
  expect(valuesOf('yield', 'one', 'three')).toEqual([
    expect.stringMatching(/^4% gross, \d\.\d% net$|^4\.0% gross/),
    null,
  ]);
});

it('says how old the rate of the assumptions is', () => {
  jest.useFakeTimers({ now: new Date(Date.parse(meanMortgageRate.asOf)).setUTCDate(1) });
  expect(compare('one').assumptions).not.toContain('months old');
  jest.setSystemTime(new Date('2100-01-01'));
  expect(compare('one').assumptions).toMatch(/\d+ months old/);
  jest.useRealTimers();
});

it('leaves out rows that say nothing, and assumptions where nothing is bought', () => {
  expect(compare('two', 'four').rows.map(({ id }) => id)).not.toContain('yield');
  expect(compare('two').assumptions).toBeNull();
  expect(compare('one').assumptions).toMatch(/%.*years/);
  expect(compare()).toMatchObject({ cards: [], rows: [], levels: [], assumptions: null });
});
