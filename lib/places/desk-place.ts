import type { Place } from '@/lib/site/places';

/** A row of the desk's list of places. */
export type DeskPlace = Readonly<{
  place: Place;
  /** Name of the place around it. */
  parent: string | null;
  /** Shown ones in it, and in the places within. */
  listings: number;
  /** It comes with the site: the desk does not change it. */
  isContent: boolean;
}>;
