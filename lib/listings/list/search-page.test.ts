import { noFilters } from '@/lib/listings/search/filters';
import { fieldOf, filterParameters } from '@/lib/listings/search/parameters';
import { areaHref, listAreas } from '@/lib/site/areas';
import { listListings } from '@/lib/listings/catalogue/listings';
import { listingsHref, listPlaceGroups, readFilters, searchListings } from './search-page';

/** Lists omit sold listings. */
const shown = listListings().filter(({ status }) => status !== 'sold');

const searchFor = (query: string) => searchListings(readFilters(new URLSearchParams(query)));

it('finds every unsold listing without filters', () => {
  expect(searchFor('').total).toBe(shown.length);
});

it('sorts sales first, featured first, then newest', () => {
  const items = [1, 2, 3, 4].flatMap((page) => (page > searchFor('').pageCount ? [] : searchFor(`page=${page}`).items));
  const listings = items.flatMap((id) => listListings().filter((listing) => listing.id === id));
  const sales = listings.filter(({ operation }) => operation === 'sale');
  expect(listings.slice(0, sales.length)).toEqual(sales);
  for (const group of [sales, listings.slice(sales.length)]) {
    const featured = group.filter((listing) => listing.featured);
    expect(group.slice(0, featured.length)).toEqual(listListings().filter((listing) => featured.includes(listing)));
    const dates = group.slice(featured.length).map(({ published }) => published);
    expect(dates).toEqual(dates.toSorted().toReversed());
  }
});

it('has a filter for each parameter of dynamic pages', () => {
  expect(filterParameters.map(fieldOf).toSorted()).toEqual(Object.keys(noFilters).toSorted());
});

it('has area links that lead to the area’s listings', () => {
  for (const area of listAreas()) {
    const query = areaHref(area).split('?')[1] ?? '';
    expect(readFilters(new URLSearchParams(query)).areas).toEqual([area.id]);
    expect(listingsHref({ ...noFilters, areas: [area.id] })).toBe(areaHref(area));
    expect(searchFor(query).total).toBe(shown.filter((listing) => listing.area === area.id).length);
    expect(searchFor(query).total).toBeGreaterThan(0);
  }
});

it('offers every area once, and the searchable groups', () => {
  const offered = listPlaceGroups().flatMap(({ areas }) => areas.map(({ key }) => key));
  expect(offered.toSorted()).toEqual(
    listAreas()
      .map(({ id }) => id as string)
      .toSorted(),
  );
  expect(listPlaceGroups().flatMap(({ whole }) => whole?.value ?? [])).toEqual(['barcelona', 'costa blanca']);
});

it('finds each listing by street, neighbourhood, town and post code', () => {
  for (const listing of shown) {
    const { municipality, neighbourhood, postalCode, street } = listing;
    for (const location of [street, neighbourhood, municipality, postalCode]) {
      if (location === undefined) continue;
      const filters = { ...noFilters, location };
      const pages = Array.from({ length: searchListings(filters).pageCount }, (_, page) =>
        searchListings({ ...filters, page: page + 1 }),
      );
      expect(pages.flatMap(({ items }) => items)).toContain(listing.id);
    }
  }
});
