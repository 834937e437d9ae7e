import type { IsoDate } from './common';

/** EUR; the first is the price paid. */
export type TrackedFlat = Readonly<{
  area: number;
  place: string;
  course: readonly Readonly<{ date: IsoDate; value: number }>[];
}>;

export type MatchExample = Readonly<{ saved: string }>;

export type SellerDocument = 'deed' | 'registry-note' | 'energy-certificate' | 'habitability' | 'community-accounts';

export type ExampleSale = Readonly<{
  /** Monday is 1; local time. */
  visits: readonly Readonly<{ day: 1 | 2 | 3 | 4 | 5 | 6; time: `${number}:${number}` }>[];
  documents: readonly Readonly<{ document: SellerDocument; isReady: boolean }>[];
  views: readonly number[];
  enquiries: number;
  visitsMade: number;
  offers: number;
}>;
