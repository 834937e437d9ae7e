import { readLanding } from './landing-page';
import { readBuyPage } from '@/lib/listings/list/buy-page';
import { currentCatalogue, setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { readListingList } from '@/lib/listings/list/listing-list';
import { readListingMap } from '@/lib/listings/map/listing-map';
import { noFilters } from '@/lib/listings/search/filters';

const { listings, version } = currentCatalogue();
afterAll(() => setCatalogue(listings, [], version));

it('has lists, a map and a landing page without any home', () => {
  setCatalogue([], [], 1);
  const { result } = readListingList(noFilters, 'es');
  expect(result.total).toBe(0);
  const tiles = { version: '1', attribution: null } as unknown as Parameters<typeof readListingMap>[3];
  const map = JSON.stringify(readListingMap(noFilters, 'es', 0, tiles));
  expect(map).not.toMatch(/NaN|Infinity|null,null/);
  expect(readBuyPage('es')).toMatchObject({ listings: [], counts: { all: 0 } });
  const { hero, tools, ways } = readLanding('es');
  expect([hero.newest, tools.matches, ways.latest, ways.count]).toEqual([null, null, [], 0]);
});
