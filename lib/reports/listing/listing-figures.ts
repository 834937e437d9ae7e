/** Counts in this order in a seller's report. */
export const figureKinds = ['views', 'saves', 'enquiries', 'viewings', 'alerts'] as const;
export type FigureKind = (typeof figureKinds)[number];

export type DayCount = Readonly<{ listingId: string; day: string; kind: FigureKind; n: number }>;

export type Sums = Readonly<Record<FigureKind, number>>;

export type WeekFigures = Readonly<{
  /** `YYYY-MM-DD` */
  monday: string;
  own: Sums;
  /** Null with fewer than five comparable listings. */
  median: Sums | null;
  /** Number of comparable listings on the market all week. */
  like: number;
}>;

export type PriceChange = Readonly<{
  /** `YYYY-MM-DD` */
  day: string;
  /** EUR. */
  before: number | null;
  after: number;
  /** Sums of the two previous weeks; null when not fully counted. */
  earlier: Sums | null;
  later: Readonly<{ sums: Sums; days: number }>;
}>;

export type ListingFigures = Readonly<{
  /** Day of the first counted view, or of publication if later; null before. */
  since: string | null;
  /** Days since publication; null before. */
  days: number | null;
  /** Oldest first; the last week is incomplete. */
  weeks: readonly WeekFigures[];
  /** Newest first. */
  changes: readonly PriceChange[];
  /** True when the seller wants the email every Friday. */
  isSent: boolean;
}>;
