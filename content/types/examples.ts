import type { IsoDate } from './common';

/** Invented. EUR, the first is the price paid. */
export type TrackedFlat = Readonly<{
  /** m2. */
  area: number;
  place: string;
  course: readonly Readonly<{ date: IsoDate; value: number }>[];
}>;

/** An invented client's saved listing. */
export type MatchExample = Readonly<{ saved: string }>;

export type SellerDocument = 'deed' | 'registry-note' | 'energy-certificate' | 'habitability' | 'community-accounts';

/** An invented sale. */
export type ExampleSale = Readonly<{
  /** Monday is 1; local time. */
  visits: readonly Readonly<{ day: 1 | 2 | 3 | 4 | 5 | 6; time: `${number}:${number}` }>[];
  documents: readonly Readonly<{ document: SellerDocument; isReady: boolean }>[];
  /** Per week. */
  views: readonly number[];
  enquiries: number;
  visitsMade: number;
  offers: number;
}>;
