import { wallClock } from '@/lib/appointments/time-zone';
import { CELL_MINUTES } from './cells';
import type { DiaryBlock, DiaryDay, MovableEntry } from './diary-views';
import type { Span } from './open-spans';
import { partOfDay, spanOfDay } from './week';

/** Full hours; `last` is exclusive. */
export type HourRange = Readonly<{ first: number; last: number }>;

/** Quarter hours since midnight; `to` is exclusive. */
type Rows = Readonly<{ from: number; to: number }>;

type Occupant = Readonly<{ entry: MovableEntry; travelRows: number } | { block: DiaryBlock }>;

/** Overlapping items share the width of the column: `lane` counts from 0. */
type GridItem = Readonly<{ rows: Rows; lane: number; lanes: number }> & Occupant;

export const ROWS_OF_HOUR = 60 / CELL_MINUTES;
const ROWS_OF_DAY = 24 * ROWS_OF_HOUR;
const USUAL: HourRange = { first: 8, last: 21 };
/** A quarter of an hour is shown as half an hour, because its text needs the height. */
const SHORTEST = 2;
const MAX_LANES = 6;

/** Grows to contain all appointments and the blocks that can be removed here. */
export function hourRange(days: readonly DiaryDay[], zone: string): HourRange {
  const rows = days.flatMap(({ blocks, day, entries }) => [
    ...entries.map((entry) => entryRows(entry, day, zone)),
    ...partsOf(day, blocks, zone).flatMap(({ block, part }) => (block.isOwn ? [rowsOf(part, day, zone)] : [])),
  ]);
  return {
    first: Math.min(USUAL.first, ...rows.map(({ from }) => Math.floor(from / ROWS_OF_HOUR))),
    last: Math.max(USUAL.last, ...rows.map(({ to }) => Math.ceil(to / ROWS_OF_HOUR))),
  };
}

export const wholeDayBlocks = ({ blocks, day }: DiaryDay, zone: string): readonly DiaryBlock[] =>
  blocks.filter((block) => partOfDay(block, spanOfDay(day, zone)) === null);

export function gridItems({ blocks, day, entries }: DiaryDay, range: HourRange, zone: string): readonly GridItem[] {
  const shown = { from: range.first * ROWS_OF_HOUR, to: range.last * ROWS_OF_HOUR };
  const items = [
    ...entries.map((entry) => {
      const rows = entryRows(entry, day, zone);
      return { rows, outer: withTravel(rows, entry), entry, travelRows: travelRowsOf(entry) };
    }),
    ...partsOf(day, blocks, zone).flatMap(({ block, part }) => {
      const { from, to } = rowsOf(part, day, zone);
      const rows = { from: Math.max(from, shown.from), to: Math.min(to, shown.to) };
      return rows.from < rows.to ? [{ rows, outer: rows, block }] : [];
    }),
  ].toSorted((a, b) => a.outer.from - b.outer.from || b.outer.to - a.outer.to);
  return clusters(items).flatMap(inLanes);
}

const entryRows = ({ minutes, start }: MovableEntry, day: string, zone: string): Rows =>
  rowsOf({ from: start, to: start + minutes * 60_000 }, day, zone);

const travelRowsOf = ({ travelMinutes }: MovableEntry) => Math.ceil(travelMinutes / CELL_MINUTES);

const withTravel = ({ from, to }: Rows, entry: MovableEntry): Rows => ({
  from: Math.max(0, from - travelRowsOf(entry)),
  to,
});

function rowsOf({ from, to }: Span, day: string, zone: string): Rows {
  const [start, end] = [wallClock(from, zone), wallClock(to, zone)];
  const first = start.day < day ? 0 : Math.floor(start.minutes / CELL_MINUTES);
  const last = end.day > day ? ROWS_OF_DAY : Math.ceil(end.minutes / CELL_MINUTES);
  const shownLast = Math.min(ROWS_OF_DAY, Math.max(last, first + SHORTEST));
  return { from: Math.min(first, shownLast - SHORTEST), to: shownLast };
}

function partsOf(day: string, blocks: readonly DiaryBlock[], zone: string) {
  return blocks.flatMap((block) => {
    const part = partOfDay(block, spanOfDay(day, zone));
    return part ? [{ block, part }] : [];
  });
}

type Placed = Readonly<{ rows: Rows; outer: Rows }> & Occupant;

/** Groups sorted items that overlap directly or through others. */
function clusters(items: readonly Placed[]): readonly (readonly Placed[])[] {
  const groups: Placed[][] = [];
  let end = -1;
  for (const item of items) {
    if (item.outer.from >= end) groups.push([]);
    groups.at(-1)?.push(item);
    end = Math.max(end, item.outer.to);
  }
  return groups;
}

function inLanes(cluster: readonly Placed[]): readonly GridItem[] {
  const ends: number[] = [];
  const placed = cluster.map((item) => {
    const free = ends.findIndex((end) => end <= item.outer.from);
    const lane = free >= 0 ? free : ends.length;
    ends[lane] = item.outer.to;
    return { item, lane: Math.min(lane, MAX_LANES - 1) };
  });
  const lanes = Math.min(ends.length, MAX_LANES);
  return placed.map(({ item, lane }) => ({ ...item, lane, lanes }));
}
