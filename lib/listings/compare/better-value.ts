import type { BuyerMeans } from '@/lib/costs/purchase/buyer-means';
import { energyClasses } from '@/content/types/listing';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { listingBill } from '@/lib/listings/page/listing-costs';
import { nearestBeach, nearestStation, type Nearby } from '@/lib/listings/page/nearest';
import { listingMeans } from '@/lib/listings/page/listing-means';
import { yieldsOf } from '@/lib/listings/page/yields';

export type RowId =
  'total' | 'monthly' | 'cash' | 'perArea' | 'energy' | 'sea' | 'station' | 'yield' | 'rooms' | 'size';

const MINUTES_A_DAY = 1440;

/** Any walk is better than a drive. */
const minutesRank = (nearest: Nearby | undefined): number | null =>
  nearest ? nearest.minutes + (nearest.by === 'car' ? MINUTES_A_DAY : 0) : null;

function meansOf(listing: Listing): BuyerMeans | null {
  const means = listingMeans(listing, 'resident');
  return 'missing' in means ? null : means;
}

/** Lower is better; null where none is better, or nothing is known. */
const ranks: Readonly<Record<RowId, (listing: Listing) => number | null>> = {
  total: (listing) => listingBill(listing)?.total ?? null,
  cash: (listing) => meansOf(listing)?.cash ?? null,
  monthly: (listing) =>
    listing.operation === 'rent' && listing.status !== 'sold' ? listing.price : (meansOf(listing)?.monthly ?? null),
  perArea: ({ builtArea, operation, price }) => (operation === 'rent' || !builtArea ? null : price / builtArea),
  energy: ({ energy }) => (energy.status === 'rated' ? energyClasses.indexOf(energy.consumption.letter) : null),
  sea: (listing) => minutesRank(nearestBeach(listing)),
  station: (listing) => minutesRank(nearestStation(listing)),
  yield: (listing) => {
    const bill = listingBill(listing);
    const yields = bill && yieldsOf(listing, bill.total);
    return yields && -yields.net;
  },
  rooms: () => null,
  size: ({ builtArea }) => (builtArea ? -builtArea : null),
};

/** Null with fewer than two values, or with two best ones. */
export function bestOf(row: RowId, listings: readonly Listing[]): number | null {
  // An instalment and a rent are not the same.
  if (row === 'monthly' && new Set(listings.map(({ operation }) => operation)).size > 1) return null;
  const ranked = listings.map(ranks[row]);
  const known = ranked.filter((rank) => rank !== null);
  const best = Math.min(...known);
  return known.length > 1 && known.filter((rank) => rank === best).length === 1 ? ranked.indexOf(best) : null;
}
