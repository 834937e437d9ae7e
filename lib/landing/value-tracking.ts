import 'server-only';
import { trackedFlat } from '@/content/examples';
import { bandPaths, heightOf, withSpread, type BandPaths } from '@/lib/charts/value-band';
import { formatArea, formatMonth, formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { SPREAD } from '@/lib/valuation/valuation';

/** EUR. */
const AXIS = { floor: 300_000, ceiling: 620_000 };
const LINES = [350_000, 450_000, 550_000];
const BOX = { width: 1000, height: 400, ...AXIS };

const RANGE_STEP = 5_000;

export type TrackingView = Readonly<{
  area: string;
  place: string;
  paid: string;
  paidOn: string;
  low: string;
  high: string;
  spread: string;
  paths: BandPaths;
  box: Readonly<{ width: number; height: number }>;
  start: number;
  end: number;
  lines: readonly Readonly<{ y: number; label: string }>[];
  years: readonly Readonly<{ x: number; year: number }>[];
}>;

export function readTracking(locale: Locale): TrackingView {
  const { area, course, place } = trackedFlat;
  const times = course.map(({ date }) => Date.parse(date));
  const from = Math.min(...times);
  const to = Math.max(...times);
  const share = (time: number) => (time - from) / (to - from);
  const points = withSpread(
    course.map(({ value }, index) => ({ value, at: share(times[index] ?? from) })),
    SPREAD,
  );
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) throw new Error('The tracked flat has no course');

  const step = (value: number) => formatPrice(Math.round(value / RANGE_STEP) * RANGE_STEP, locale);
  const percent = (value: number) => Math.round(value * 1000) / 10;
  return {
    area: formatArea(area, locale),
    place,
    paid: formatPrice(first.value, locale),
    paidOn: formatMonth(course[0]?.date ?? '', locale),
    low: step(last.low),
    high: step(last.high),
    spread: formatPercent(SPREAD, locale),
    paths: bandPaths(points, BOX),
    box: { width: BOX.width, height: BOX.height },
    start: percent(heightOf(first.value, AXIS)),
    end: percent(heightOf(last.value, AXIS)),
    lines: LINES.map((value) => ({ y: percent(heightOf(value, AXIS)), label: formatPrice(value, locale) })),
    years: yearsBetween(from, to).map((year) => ({ year, x: percent(share(Date.UTC(year, 0, 1))) })),
  };
}

function yearsBetween(from: number, to: number): readonly number[] {
  const first = new Date(from).getUTCFullYear() + 1;
  const last = new Date(to).getUTCFullYear();
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (year) => (year - first) % 2 === 0,
  );
}
