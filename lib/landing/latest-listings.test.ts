import type { Listing } from '@/lib/listings/listings';
import { makeListing } from '@/tests/support/make-listing';
import { newestForSale, oneOfEachArea } from './latest-listings';

const home = (id: string, facts: Partial<Listing>) => makeListing('flat', { id, ...facts });

const ids = (listings: readonly Listing[]) => listings.map(({ id }) => id);

describe('newestForSale', () => {
  it('gives the newest first and leaves out lettings and what is gone', () => {
    const listings = [
      home('old', { published: '2025-12-31' }),
      home('new', { published: '2026-02-01' }),
      home('rent', { published: '2026-03-01', operation: 'rent' }),
      home('sold', { published: '2026-03-02', status: 'sold' }),
      home('reserved', { published: '2026-03-03', status: 'reserved' }),
    ];
    expect(ids(newestForSale(listings))).toEqual(['new', 'old']);
  });
});

describe('oneOfEachArea', () => {
  it('keeps the first home of each area', () => {
    const listings = [
      home('a', { area: 'calp' }),
      home('b', { area: 'calp' }),
      home('c', { area: 'altea' }),
      home('d', { area: 'calp' }),
    ];
    expect(ids(oneOfEachArea(listings))).toEqual(['a', 'c']);
  });

  it('gives nothing from nothing', () => {
    expect(oneOfEachArea([])).toEqual([]);
  });
});
