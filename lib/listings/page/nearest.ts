import type { Listing } from '@/content/types/listing';

export type Nearby = Listing['nearby'][number];

/** Nearest on foot, else by car. */
const nearestOf =
  (kinds: readonly Nearby['kind'][]) =>
  ({ nearby }: Pick<Listing, 'nearby'>): Nearby | undefined =>
    nearby
      .filter(({ kind }) => kinds.includes(kind))
      .toSorted(
        (one, other) => Number(one.by === 'car') - Number(other.by === 'car') || one.minutes - other.minutes,
      )[0];

/** Minutes on foot; null for a drive and for nothing near. */
export const walkMinutes = (nearest: Nearby | undefined): number | null =>
  nearest?.by === 'foot' ? nearest.minutes : null;

export const nearestBeach = nearestOf(['beach']);

export const nearestStation = nearestOf(['metro', 'train', 'tram']);
