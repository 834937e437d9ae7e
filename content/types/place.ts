import type { IsoDate, Localized } from './common';
import type { RegionId } from './listing';

export const placeKinds = ['city', 'district', 'neighbourhood', 'coast', 'town'] as const;

/** Listings also count for enclosing places. */
export type Place = Readonly<{
  id: string;
  kind: (typeof placeKinds)[number];
  parent: string | null;
  /** `?area=` accepts it in lower case. */
  name: string;
  /** Other language; titles have both. */
  otherName?: string;
  /** For prepositions other than "in" and "en". */
  inPlace?: Localized;
  /** Search terms, either language. */
  aliases: readonly string[];
  /** Searches for these find this place. */
  nearby?: readonly string[];
  /** Defaults to the id. */
  slug?: string;
  /** Redirect to the slug. */
  oldSlugs?: readonly string[];
  municipality?: string;
  region: RegionId;
  /** Ley 12/2023 art. 18. */
  isStressed: boolean;
  /** Day on which the declaration of the stressed area ends; the rules stay strict until the place is changed. */
  stressedUntil?: IsoDate;
  centre: Readonly<{ latitude: number; longitude: number }>;
  /** Defaults to the parent's. */
  agent?: string;
  /** Defaults to the parent's. */
  priceLevel?: string;
  isInFooter?: boolean;
  /** Places that have it are in the filters. */
  about?: Localized;
  /** Only for places added at the desk; others use `content/{en,es}/places.ts`. */
  text?: Localized<readonly string[]>;
}>;
