import type { IsoDate } from './common';

/** An invented flat whose value the home page follows. Values in EUR, the first is the price paid. */
export type TrackedFlat = Readonly<{
  /** m2. */
  area: number;
  place: string;
  course: readonly Readonly<{ date: IsoDate; value: number }>[];
}>;

/** The home of the portfolio that an invented client saved. */
export type MatchExample = Readonly<{ saved: string }>;

export type SellerDocument = 'deed' | 'registry-note' | 'energy-certificate' | 'habitability' | 'community-accounts';

/** An invented sale, as its owner sees it in the seller's area. */
export type ExampleSale = Readonly<{
  /** Day of the week (Monday is 1) and local time. */
  visits: readonly Readonly<{ day: 1 | 2 | 3 | 4 | 5 | 6; time: `${number}:${number}` }>[];
  documents: readonly Readonly<{ document: SellerDocument; isReady: boolean }>[];
  /** Times the advertisement was opened, week by week. */
  views: readonly number[];
  enquiries: number;
  visitsMade: number;
  offers: number;
}>;
