import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import { readFilters, searchListings } from '@/lib/listings/list/search-page';
import { mapPoint } from '@/lib/listings/place/shown-point';
import { chosenListing } from './chosen-listing';
import { readListingMap } from './listing-map';
import { locales } from '@/lib/i18n/locales';
import { flagBox, flagHeight } from '@/lib/map/flag-shape';
import { groupsAt, markerIndex } from '@/lib/map/groups';
import { MAX_ZOOM, MIN_ZOOM, toWorld, worldSize } from '@/lib/map/mercator';
import { listingMarkers } from './listing-markers';

const tiles = { version: 'abc', attribution: null, hasNames: false, hasStreets: false };
const onMap: SearchFilters = { ...noFilters, view: 'map' };
const read = (filters: SearchFilters) => readListingMap(filters, 'en', searchListings(filters).total, tiles);
const filtersAt = (href: string) => readFilters(new URLSearchParams(href.split('?')[1]));

it('has all listings of the search, whatever the page, each where it may be shown', () => {
  const markers = listingMarkers({ ...noFilters, operation: 'sale', page: 2 }, 'es');
  const expected = listOnMarket().filter((listing) => listing.operation === 'sale' && mapPoint(listing));
  expect(markers.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  for (const { at, id } of markers) {
    const listing = expected.find((one) => one.id === id);
    expect(listing && mapPoint(listing)).toEqual(at);
  }
});

it('says a rent as a rent', () => {
  const [letting] = listingMarkers({ ...noFilters, operation: 'rent' }, 'es');
  const [sale] = listingMarkers({ ...noFilters, operation: 'sale' }, 'es');
  expect(letting?.price).toMatch(/\/mes$/);
  expect(sale?.price).toMatch(/€$/);
});

const measured = locales.flatMap((locale) =>
  (['monthly', 'cash'] as const).map((measure) => [measure, locale] as const),
);

it.each(measured)('has %s beside the asking price, %s, unless it cannot be calculated', (measure, locale) => {
  const means = (filters: SearchFilters) => listingMarkers(filters, locale).map((marker) => marker.means);
  const priced = listingMarkers({ ...noFilters, operation: 'sale' }, locale);
  const sales = listingMarkers({ ...noFilters, operation: 'sale', measure }, locale);
  expect(sales.map(({ price }) => price)).toEqual(priced.map(({ price }) => price));
  expect(sales.some((marker) => /\d/.test(marker.means ?? ''))).toBe(true);
  expect(means({ ...noFilters, operation: 'rent', measure }).every((text) => text === undefined)).toBe(true);
  expect(means(noFilters).every((text) => text === undefined)).toBe(true);
});

it.each(measured)('covers no flag by another at any zoom: %s, %s', (measure, locale) => {
  const markers = listingMarkers({ ...noFilters, measure }, locale);
  const index = markerIndex(markers);
  for (let zoom = MIN_ZOOM; zoom <= MAX_ZOOM; zoom += 1) {
    const boxes = groupsAt(index, zoom).flatMap(({ at, isSpread, markers: found }) => {
      const [x = 0, y = 0] = toWorld(at).map((part) => part * worldSize(zoom));
      if (!isSpread) return [flagBox(x, y, null)];
      return found.map((marker, above) => flagBox(x, y - above * flagHeight(markers), marker));
    });
    const covered = boxes.filter((one, position) =>
      boxes
        .slice(position + 1)
        .some(
          (other) =>
            Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth - 1 &&
            Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight - 1,
        ),
    );
    expect([zoom, covered]).toEqual([zoom, []]);
  }
});

it('draws each listing once, in a flag or in a group', () => {
  const view = read(onMap);
  const count = view.flags.reduce((sum, flag) => sum + (flag.kind === 'group' ? flag.count : 1), 0);
  const seen = listingMarkers(onMap, 'en').length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(seen);
  expect([view.shown, view.total]).toEqual([seen, searchListings(onMap).total]);
});

it('leads from a group to where its listings are', () => {
  const groups = read(onMap).flags.flatMap((flag) => (flag.kind === 'group' ? [flag] : []));
  expect(groups.length).toBeGreaterThan(0);
  for (const { count, href } of groups) {
    const filters = filtersAt(href);
    expect(searchListings(filters).total).toBeGreaterThanOrEqual(count);
  }
});

it('keeps the other filters while it moves', () => {
  const { moves, whole } = read({ ...onMap, types: ['villa'], page: 2 });
  const hrefs = Object.values(moves).filter((href) => href !== null);
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) expect(filtersAt(href)).toMatchObject({ types: ['villa'], view: 'map', page: 1 });
  expect(filtersAt(whole)).toEqual({ ...onMap, types: ['villa'] });
});

it('moves to the east by half of what is seen', () => {
  const bounds = { west: 2.1, south: 41.36, east: 2.2, north: 41.42 };
  const { moves } = read({ ...onMap, bounds });
  expect(filtersAt(moves.east ?? '').bounds).toEqual({ west: 2.15, south: 41.36, east: 2.25, north: 41.42 });
});

it('has no names where the tiles have them', () => {
  const bounds = { west: 2.1, south: 41.36, east: 2.2, north: 41.42 };
  expect(read({ ...onMap, bounds }).labels.length).toBeGreaterThan(0);
  expect(readListingMap({ ...onMap, bounds }, 'en', 0, { ...tiles, hasNames: true }).labels).toEqual([]);
});

it('shows the coasts where nothing is offered', () => {
  const view = read({ ...onMap, minPrice: 900_000_000 });
  expect([view.flags, view.shown]).toEqual([[], 0]);
  expect(view.images.length).toBeGreaterThan(0);
});

it('says what a chosen listing is', () => {
  const [listing] = listOnMarket();
  if (!listing) throw new Error('no listing');
  const view = chosenListing(listing.id, 'es');
  expect(view).toMatchObject({ title: listing.text.es.title });
  expect(view?.facts).toContain('m²');
  expect(chosenListing('none-such', 'es')).toBeNull();
});

it('leads to the regions that the first view leaves out, and counts each listing once', () => {
  const { regions, shown } = read(onMap);
  const outside = regions.filter((region) => region.outside > 0);
  expect(outside.length).toBeGreaterThan(0);
  for (const { href, outside: count } of outside) {
    expect(filtersAt(href).view).toBe('map');
    expect(searchListings(filtersAt(href)).total).toBeGreaterThanOrEqual(count);
  }
  const inside = shown - outside.reduce((sum, region) => sum + region.outside, 0);
  expect(inside).toBeGreaterThan(0);
});
