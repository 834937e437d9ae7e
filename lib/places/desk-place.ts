import type { Place } from '@/lib/site/places';

export type DeskPlace = Readonly<{
  place: Place;
  parent: string | null;
  /** Includes listings of contained places. */
  listings: number;
  /** The desk cannot change it. */
  isContent: boolean;
}>;
