import { addDays } from '@/lib/appointments/time-zone';
import { weekOf } from '@/lib/diary/week';
import { figureKinds, type DayCount, type PriceChange, type Sums, type WeekFigures } from './listing-figures';

/** Fewer would reveal single listings. */
const FEWEST_LIKE = 5;
const MOST_WEEKS = 26;
/** Days before and after a price change. */
const CHANGE_DAYS = 14;

type ComparableListing = Readonly<{ id: string; published: string }>;

export function sumsOf(counts: readonly DayCount[], listingId: string, from: string, to: string): Sums {
  const sums = { views: 0, saves: 0, enquiries: 0, viewings: 0, alerts: 0 };
  for (const { day, kind, listingId: id, n } of counts)
    if (id === listingId && from <= day && day <= to) sums[kind] += n;
  return sums;
}

/** NaN without values. */
export function median(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b);
  const middle = Math.floor(ordered.length / 2);
  const [lower = Number.NaN, upper = Number.NaN] = [ordered[middle - 1], ordered[middle]];
  return ordered.length % 2 === 1 ? upper : (lower + upper) / 2;
}

/** Covers listings on the market from the first day; null below five. */
export function mediansOf(
  counts: readonly DayCount[],
  listings: readonly ComparableListing[],
  from: string,
  to: string,
) {
  const present = listings.filter(({ published }) => published <= from);
  if (present.length < FEWEST_LIKE) return { median: null, like: present.length };
  const sums = present.map(({ id }) => sumsOf(counts, id, from, to));
  const entries = figureKinds.map((kind) => [kind, median(sums.map((one) => one[kind]))] as const);
  return { median: Object.fromEntries(entries) as Sums, like: present.length };
}

/** Returns at most the last 26 Mondays. */
export function mondaysOf(since: string, today: string): readonly string[] {
  const mondays: string[] = [];
  for (let day = weekOf(since)[0] ?? since; day <= today; day = addDays(day, 7)) mondays.push(day);
  return mondays.slice(-MOST_WEEKS);
}

export const weekFigures = (
  counts: readonly DayCount[],
  listingId: string,
  listings: readonly ComparableListing[],
  monday: string,
): WeekFigures => {
  const sunday = addDays(monday, 6);
  return { monday, own: sumsOf(counts, listingId, monday, sunday), ...mediansOf(counts, listings, monday, sunday) };
};

type Change = Readonly<Pick<PriceChange, 'after' | 'before' | 'day'>>;

export function priceChange(
  counts: readonly DayCount[],
  listingId: string,
  change: Change,
  { since, today }: Readonly<{ since: string | null; today: string }>,
): PriceChange {
  const [first, last] = [addDays(change.day, -CHANGE_DAYS), addDays(change.day, CHANGE_DAYS - 1)];
  const end = last < today ? last : today;
  const days = Math.round((Date.parse(end) - Date.parse(change.day)) / 86_400_000) + 1;
  return {
    ...change,
    earlier: since !== null && since <= first ? sumsOf(counts, listingId, first, addDays(change.day, -1)) : null,
    later: { sums: sumsOf(counts, listingId, change.day, end), days },
  };
}

export const firstReportDay = (changes: readonly Change[], since: string): string =>
  changes.reduce((first, { day }) => {
    const start = addDays(day, -CHANGE_DAYS);
    return start < first ? start : first;
  }, since);
