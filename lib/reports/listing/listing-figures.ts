/** What a seller reads of her home, in this order. */
export const figureKinds = ['views', 'saves', 'enquiries', 'viewings', 'alerts'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** What happened with a listing on a day (`YYYY-MM-DD`). */
export type DayCount = Readonly<{ listingId: string; day: string; kind: FigureKind; n: number }>;

export type Sums = Readonly<Record<FigureKind, number>>;

export type WeekFigures = Readonly<{
  /** `YYYY-MM-DD` */
  monday: string;
  own: Sums;
  /** Of like homes; null below five of them. */
  median: Sums | null;
  /** Like homes that were on the market all week. */
  like: number;
}>;

export type PriceChange = Readonly<{
  /** `YYYY-MM-DD` */
  day: string;
  /** EUR, as the next. */
  before: number | null;
  after: number;
  /** Of the two weeks before; null where not all of them were counted. */
  earlier: Sums | null;
  /** Since then, of so many days. */
  later: Readonly<{ sums: Sums; days: number }>;
}>;

/** Figures of a home for its sellers. */
export type ListingFigures = Readonly<{
  /** Day of the first page view that was counted, or of the home's publication if that was later; null before. */
  since: string | null;
  /** Days since it was published, null before. */
  days: number | null;
  /** Oldest first; the last one is not over yet. */
  weeks: readonly WeekFigures[];
  /** Newest first. */
  changes: readonly PriceChange[];
  /** Whether she wants them by email every Friday. */
  isSent: boolean;
}>;
