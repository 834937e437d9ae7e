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

export const nearestBeach = nearestOf(['beach']);

export const nearestStation = nearestOf(['metro', 'train', 'tram']);
