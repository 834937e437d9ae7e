import { getListingCard } from './listing-card';
import { findListing, listListings, type Listing } from './listings';

const home = (id: string): Listing => {
  const listing = findListing(id);
  if (!listing) throw new Error(`No home ${id}`);
  return listing;
};

const sale = home('villa-el-portet-moraira');
const rental = home('apartment-rent-gracia');
const plot = home('land-benimeit-moraira');

it('writes price and area as each language does', () => {
  expect(getListingCard(sale, 'en')).toMatchObject({ price: '€1,480,000', pricePerSquareMetre: '€4,744/m²' });
  expect(getListingCard(sale, 'es').price).toMatch(/^1\.480\.000\s€$/);
  expect(getListingCard(sale, 'es').pricePerSquareMetre).toMatch(/^4\.744\s€\/m²$/);
});

it('says of a letting that it is one and gives no price by the square metre', () => {
  expect(getListingCard(rental, 'en')).toMatchObject({ isRent: true, pricePerSquareMetre: null });
  expect(getListingCard(sale, 'en').isRent).toBe(false);
});

it('shows the plot of land and no rooms', () => {
  const card = getListingCard(plot, 'en');
  expect(card.facts).toEqual([{ kind: 'plotArea', area: '1,250\u00a0m²' }]);
  expect(card.pricePerSquareMetre).toBe('€276/m²');
  expect(card.energy).toEqual({ status: 'exempt' });
});

it('shows floor area, bedrooms and bathrooms of a home', () => {
  expect(getListingCard(sale, 'es').facts).toEqual([
    { kind: 'builtArea', area: '312\u00a0m²' },
    { kind: 'bedrooms', count: 4 },
    { kind: 'bathrooms', count: 4 },
  ]);
});

it('names the town where the neighbourhood already says the area', () => {
  expect(getListingCard(sale, 'en').place).toBe('El Portet, Moraira');
  expect(getListingCard(home('apartment-diagonal-mar-tower'), 'en').place).toBe('Diagonal Mar, Barcelona');
  for (const listing of listListings()) {
    const [first, second] = getListingCard(listing, 'en').place.split(', ');
    expect(second).toMatch(/\S/);
    expect(first).not.toBe(second);
  }
});

it('calls the three newest homes new, whenever the site is built', () => {
  const news = listListings().filter((listing) => getListingCard(listing, 'en').isNew);
  const oldestNew = news.map(({ published }) => published).toSorted()[0] ?? '';
  expect(news).toHaveLength(3);
  for (const listing of listListings().filter((other) => !news.includes(other))) {
    expect(listing.published <= oldestNew).toBe(true);
  }
});

it('has a title of its own and a described picture for every home, in both languages', () => {
  for (const locale of ['en', 'es'] as const) {
    const cards = listListings().map((listing) => getListingCard(listing, locale));
    expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
    for (const { picture } of cards) expect(picture.alt).not.toBe('');
  }
});
