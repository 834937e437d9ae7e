import type { Listing } from '@/lib/listings/catalogue/listings';
import { makeListing } from '@/tests/support/make-listing';
import { newestForSale, newestOfEachWay } from './latest-listings';

const listing = (id: string, facts: Partial<Listing>) => makeListing('flat', { id, ...facts });

const ids = (listings: readonly Listing[]) => listings.map(({ id }) => id);

describe('newestForSale', () => {
  it('is the first of the newest, and no letting or unavailable one', () => {
    const listings = [
      listing('old', { published: '2025-12-31' }),
      listing('new', { published: '2026-02-01' }),
      listing('of-that-day', { published: '2026-02-01' }),
      listing('rent', { published: '2026-03-01', operation: 'rent' }),
      listing('sold', { published: '2026-03-02', status: 'sold' }),
      listing('reserved', { published: '2026-03-03', status: 'reserved' }),
    ];
    expect(newestForSale(listings)?.id).toBe('new');
    expect(newestForSale([])).toBeNull();
  });
});

describe('newestOfEachWay', () => {
  const barcelona = listing('barcelona', { area: 'gracia', published: '2026-01-01' });
  const coast = listing('coast', { area: 'altea', published: '2026-01-02' });
  const rent = listing('rent', { area: 'altea', operation: 'rent', published: '2026-01-03' });

  it('has a home in Barcelona, one on the coast and one to rent', () => {
    const older = [barcelona, coast, rent].map((one) => ({
      ...one,
      id: `older-${one.id}`,
      published: '2025-01-01' as const,
    }));
    const madrid = listing('madrid', { area: 'madrid', published: '2026-02-01' });
    const reserved = listing('reserved', { operation: 'rent', published: '2026-02-01', status: 'reserved' });
    const ways = newestOfEachWay([...older, madrid, reserved, rent, coast, barcelona]);
    expect(ids(ways)).toEqual(['barcelona', 'coast', 'rent']);
  });

  it('leaves out what is lacking', () => {
    expect(ids(newestOfEachWay([coast]))).toEqual(['coast']);
    expect(newestOfEachWay([])).toEqual([]);
  });
});
