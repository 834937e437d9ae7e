import type { DiaryBlock, DiaryDay, MovableEntry } from './diary-views';
import { gridItems, hourRange, wholeDayBlocks } from './hour-grid';

const ZONE = 'Europe/Madrid';
const DAY = '2026-12-02';
const at = (time: string, day = DAY) => Date.parse(`${day}T${time}:00+01:00`);

const entry = (time: string, minutes: number, changes: Partial<MovableEntry> = {}): MovableEntry => ({
  id: time,
  start: at(time),
  minutes,
  kind: 'call',
  mode: 'telephone',
  state: 'confirmed',
  name: 'Ada Puig',
  listing: null,
  agent: null,
  travelMinutes: 0,
  isMovable: true,
  ...changes,
});
const block = (start: number, end: number, changes: Partial<DiaryBlock> = {}): DiaryBlock => ({
  id: 'block',
  start,
  end,
  reason: 'unavailable',
  agent: 'Núria',
  isOwn: true,
  ...changes,
});
const dayOf = (entries: readonly MovableEntry[], blocks: readonly DiaryBlock[] = []): DiaryDay => ({
  day: DAY,
  entries,
  blocks,
  open: [],
});
const usual = { first: 8, last: 21 };
const placesOf = (day: DiaryDay) =>
  gridItems(day, usual, ZONE).map(({ lane, lanes, rows }) => ({ lane, lanes, ...rows }));

it('places an appointment by its time and length, in quarter hours of the day', () => {
  expect(placesOf(dayOf([entry('10:15', 45)]))).toEqual([{ from: 41, to: 44, lane: 0, lanes: 1 }]);
});

it('shows a quarter of an hour as half an hour, up to midnight', () => {
  expect(placesOf(dayOf([entry('09:00', 15), entry('23:45', 15)]))).toMatchObject([
    { from: 36, to: 38 },
    { from: 94, to: 96 },
  ]);
});

it('puts overlapping appointments side by side, travel included, and later ones at full width', () => {
  const visit = entry('11:00', 60, { travelMinutes: 30 });
  expect(placesOf(dayOf([entry('10:00', 45), visit, entry('11:30', 30), entry('12:00', 30)]))).toMatchObject([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
    { lane: 0, lanes: 1 },
  ]);
});

it('grows to contain early and late appointments and own blocks, but not busy times of other calendars', () => {
  expect(hourRange([dayOf([entry('10:00', 30)])], ZONE)).toEqual(usual);
  expect(hourRange([dayOf([entry('06:45', 30, { travelMinutes: 45 }), entry('21:30', 45)])], ZONE)).toEqual({
    first: 6,
    last: 23,
  });
  const night = { start: at('00:00'), end: at('07:00') };
  expect(hourRange([dayOf([], [block(night.start, night.end, { reason: 'busy', isOwn: false })])], ZONE)).toEqual(
    usual,
  );
  expect(hourRange([dayOf([], [block(at('06:00'), at('07:00'))])], ZONE)).toEqual({ first: 6, last: 21 });
});

it('cuts a block to the shown hours, and leaves out one beyond them', () => {
  const busy = { reason: 'busy', isOwn: false } as const;
  const blocks = [block(at('06:00'), at('09:00'), busy), block(at('22:00'), at('23:00'), busy)];
  expect(placesOf(dayOf([], blocks))).toMatchObject([{ from: 32, to: 36 }]);
});

it('has a block of the whole day above the hours alone', () => {
  const holiday = block(at('00:00', '2026-12-01'), at('00:00', '2026-12-04'), { reason: 'holiday' });
  const day = dayOf([], [holiday, block(at('10:00'), at('11:00'))]);
  expect(wholeDayBlocks(day, ZONE)).toEqual([holiday]);
  expect(placesOf(day)).toHaveLength(1);
});
