import type { Listing } from '@/lib/listings/listings';
import { makeListing } from '@/tests/support/make-listing';
import { newestForSale, oneOfEachArea } from './latest-listings';

const listing = (id: string, facts: Partial<Listing>) => makeListing('flat', { id, ...facts });

const ids = (listings: readonly Listing[]) => listings.map(({ id }) => id);

describe('newestForSale', () => {
  it('sorts newest first and omits lettings and unavailable ones', () => {
    const listings = [
      listing('old', { published: '2025-12-31' }),
      listing('new', { published: '2026-02-01' }),
      listing('rent', { published: '2026-03-01', operation: 'rent' }),
      listing('sold', { published: '2026-03-02', status: 'sold' }),
      listing('reserved', { published: '2026-03-03', status: 'reserved' }),
    ];
    expect(ids(newestForSale(listings))).toEqual(['new', 'old']);
  });
});

describe('oneOfEachArea', () => {
  it('keeps the first listing of each area', () => {
    const listings = [
      listing('a', { area: 'calp' }),
      listing('b', { area: 'calp' }),
      listing('c', { area: 'altea' }),
      listing('d', { area: 'calp' }),
    ];
    expect(ids(oneOfEachArea(listings))).toEqual(['a', 'c']);
  });

  it('returns nothing for nothing', () => {
    expect(oneOfEachArea([])).toEqual([]);
  });
});
