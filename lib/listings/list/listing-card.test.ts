import { makeListing } from '@/tests/support/make-listing';
import en from '@/messages/en';
import { getListingCard } from './listing-card';
import { listListings } from '@/lib/listings/catalogue/listings';

const sale = makeListing('villa');

it('writes price and area as each language does', () => {
  expect(getListingCard(sale, 'en')).toMatchObject({ price: '€1,480,000', pricePerSquareMetre: '€4,625/m²' });
  expect(getListingCard(sale, 'es').price).toMatch(/^1\.480\.000\s€$/);
  expect(getListingCard(sale, 'es').pricePerSquareMetre).toMatch(/^4\.625\s€\/m²$/);
});

it('marks a letting, without a price per m2', () => {
  expect(getListingCard(makeListing('letting'), 'en')).toMatchObject({ isRent: true, pricePerSquareMetre: null });
  expect(getListingCard(sale, 'en').isRent).toBe(false);
});

it('says that a price includes VAT', () => {
  const note = (...listing: Parameters<typeof makeListing>) => getListingCard(makeListing(...listing), 'en').priceNote;
  expect(note('flat', { id: 'resale', vat: null })).toBe('');
  expect(note('flat', { id: 'new-build', vat: 10 })).not.toBe('');
  expect(note('letting', { id: 'shop-to-let', vat: 21 }).split(', ')).toHaveLength(2);
});

it('shows no price where the seller wants none after the sale', () => {
  const sold = makeListing('villa', { id: 'sold', status: 'sold', vat: 10 });
  expect(getListingCard(sold, 'en').price).toContain('1,480,000');
  const hidden = getListingCard({ ...sold, id: 'hidden', hidesSoldPrice: true }, 'en');
  expect(JSON.stringify(hidden)).not.toMatch(/1,480,000|4,625/);
  expect(hidden).toMatchObject({ priceNote: '', pricePerSquareMetre: null });
});

it('shows the plot of land and no rooms', () => {
  const card = getListingCard(makeListing('plot'), 'en');
  expect(card.facts).toEqual([{ kind: 'plotArea', area: '1,250\u00a0m²' }]);
  expect(card.pricePerSquareMetre).toBe('€276/m²');
  expect(card.energy).toEqual({ status: 'exempt' });
});

it('shows floor area, bedrooms and bathrooms of a home', () => {
  expect(getListingCard(makeListing('flat'), 'es').facts).toEqual([
    { kind: 'builtArea', area: '120\u00a0m²' },
    { kind: 'bedrooms', count: 2 },
    { kind: 'bathrooms', count: 1 },
  ]);
});

it('has the town if the neighbourhood names the area', () => {
  expect(getListingCard(sale, 'en').place).toBe('El Portet, Moraira');
  const tower = makeListing('flat', { id: 'tower', area: 'diagonal-mar', neighbourhood: 'Diagonal Mar' });
  expect(getListingCard(tower, 'en').place).toBe('Diagonal Mar, Barcelona');
});

it('marks the three newest listings as new', () => {
  const news = listListings().filter((listing) => getListingCard(listing, 'en').isNew);
  const oldestNew = news.map(({ published }) => published).toSorted()[0] ?? '';
  expect(news).toHaveLength(3);
  for (const listing of listListings().filter((other) => !news.includes(other))) {
    expect(listing.published <= oldestNew).toBe(true);
  }
});

it('says of a letting in a stressed area what every advertisement has to say', () => {
  const letting = makeListing('letting');
  const note = getListingCard(letting, 'en').lettingNote ?? '';
  for (const words of ['€1,100', '31 August 2026', '€1,140']) {
    expect(note).toContain(words);
  }
  expect(getListingCard(letting, 'es').lettingNote).toContain('1.140\u00a0€');
  const { rental } = letting;
  const stressedArea = {
    index: { amount: 900, consulted: '2026-11-02' },
    isLargeHolder: true,
    previousRent: null,
  } as const;
  const first = makeListing('letting', { id: 'first', rental: rental && { ...rental, stressedArea } });
  expect(getListingCard(first, 'en').lettingNote).toContain(en.listingCard.notLet);
  expect(getListingCard(first, 'en').lettingNote).toContain('€900');
});

it('says it of no other home', () => {
  expect(getListingCard(sale, 'en').lettingNote).toBeNull();
  const { rental } = makeListing('letting');
  const elsewhere = makeListing('letting', { id: 'elsewhere', rental: rental && { ...rental, stressedArea: null } });
  expect(getListingCard(elsewhere, 'en').lettingNote).toBeNull();
  expect(getListingCard(makeListing('letting', { id: 'let', status: 'sold' }), 'en').lettingNote).toBeNull();
});

it('says that the last change of the price went down', () => {
  const isLowered = (id: string, ...earlier: number[]) => {
    const earlierPrices = earlier.map((price) => ({ price, until: '2026-10-01' as const }));
    return getListingCard(makeListing('villa', { id, earlierPrices }), 'en').isLowered;
  };
  expect(isLowered('never')).toBe(false);
  expect(isLowered('lowered', 1_400_000, 1_500_000)).toBe(true);
  expect(isLowered('raised', 1_500_000, 1_400_000)).toBe(false);
});

it('says the walks to the sea and to a station on the coast alone', () => {
  const nearby = [
    { kind: 'beach', name: 'Platja', minutes: 7, by: 'foot' },
    { kind: 'tram', name: 'Stop', minutes: 14, by: 'foot' },
    { kind: 'train', name: 'Station', minutes: 3, by: 'car' },
  ] as const;
  const walks = (kind: 'flat' | 'villa', given: object) =>
    getListingCard(makeListing(kind, { nearby, ...given }), 'en').walks;
  expect(walks('villa', { id: 'coast' }).match(/\d+/g)).toEqual(['7', '14']);
  expect(walks('villa', { id: 'far', nearby: nearby.slice(2) })).toBe('');
  expect(walks('flat', { id: 'city' })).toBe('');
});
