import { energyClasses } from '@/content/types/listing';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { listingBill } from '@/lib/listings/page/listing-costs';
import { yieldsOf } from '@/lib/listings/page/yields';

export type RowId = 'total' | 'monthly' | 'perArea' | 'energy' | 'sea' | 'yield' | 'rooms' | 'size';

/** Nearest on foot, else by car. */
export function nearestBeach({ nearby }: Pick<Listing, 'nearby'>) {
  const beaches = nearby.filter(({ kind }) => kind === 'beach');
  return beaches.toSorted(
    (one, other) => Number(one.by === 'car') - Number(other.by === 'car') || one.minutes - other.minutes,
  )[0];
}

const MINUTES_A_DAY = 1440;

/** Returns a number that is lower for a better value; null where none is better, or nothing is known. */
const ranks: Readonly<Record<RowId, (listing: Listing) => number | null>> = {
  total: (listing) => listingBill(listing)?.total ?? null,
  monthly: ({ price, status }) => (status === 'sold' ? null : price),
  perArea: ({ builtArea, operation, price }) => (operation === 'rent' || !builtArea ? null : price / builtArea),
  energy: ({ energy }) => (energy.status === 'rated' ? energyClasses.indexOf(energy.consumption.letter) : null),
  sea: (listing) => {
    const nearest = nearestBeach(listing);
    return nearest ? nearest.minutes + (nearest.by === 'car' ? MINUTES_A_DAY : 0) : null;
  },
  yield: (listing) => {
    const bill = listingBill(listing);
    const yields = bill && yieldsOf(listing, bill.total);
    return yields && -yields.net;
  },
  rooms: () => null,
  size: ({ builtArea }) => (builtArea ? -builtArea : null),
};

/** Index of the one listing with the best value; null with fewer than two values, or with two best ones. */
export function bestOf(row: RowId, listings: readonly Listing[]): number | null {
  // An instalment and a rent are not the same.
  if (row === 'monthly' && new Set(listings.map(({ operation }) => operation)).size > 1) return null;
  const ranked = listings.map(ranks[row]);
  const known = ranked.filter((rank) => rank !== null);
  const best = Math.min(...known);
  return known.length > 1 && known.filter((rank) => rank === best).length === 1 ? ranked.indexOf(best) : null;
}
