import { cellsOf } from './cells';
import { commonSpans, freeTimes } from './free-times';
import { openSpans } from './open-spans';

const at = (time: string) => Date.parse(`${time}:00Z`);
const rules = {
  zone: 'Europe/Madrid',
  hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '09:00', closes: '11:00' }],
  holidays: [{ month: 12, day: 25 }],
  closedDays: ['2026-12-24'],
};
const free = (day: string, changes: object = {}) =>
  freeTimes({ open: openSpans(rules, day), taken: new Set(), blocks: [], minutes: 60, earliest: 0, ...changes }).map(
    (start) => new Date(start).toISOString().slice(11, 16),
  );

it('takes every cell that a time touches', () => {
  expect(cellsOf(at('2026-12-01T10:00'), 45)).toHaveLength(3);
  expect(cellsOf(at('2026-12-01T10:05'), 30)).toEqual([
    at('2026-12-01T10:00'),
    at('2026-12-01T10:15'),
    at('2026-12-01T10:30'),
  ]);
});

describe('free times', () => {
  it('begin each quarter of an hour and end within the hours', () => {
    expect(free('2026-12-01')).toEqual(['08:00', '08:15', '08:30', '08:45', '09:00']);
  });

  it('are none on holidays and closed days', () => {
    expect(free('2026-12-25')).toEqual([]);
    expect(free('2026-12-24')).toEqual([]);
  });

  it('leave out cells that are taken, blocks, and what is too soon', () => {
    expect(free('2026-12-01', { taken: new Set([at('2026-12-01T08:45')]) })).toEqual(['09:00']);
    const blocks = [{ from: at('2026-12-01T09:30'), to: at('2026-12-01T12:00') }];
    expect(free('2026-12-01', { blocks })).toEqual(['08:00', '08:15', '08:30']);
    expect(free('2026-12-01', { earliest: at('2026-12-01T08:31') })).toEqual(['08:45', '09:00']);
  });

  it.each([
    ['the last day of winter time', '2027-03-27', '08:00'],
    ['the day on which clocks go forward', '2027-03-28', '07:00'],
    ['the last day of summer time', '2026-10-24', '07:00'],
    ['the day on which clocks go back', '2026-10-25', '08:00'],
  ])('begin at nine in Madrid on %s', (_, day, first) => {
    expect(free(day)[0]).toBe(first);
    expect(free(day)).toHaveLength(5);
  });

  it('begin an hour later where the clock skips the opening', () => {
    const night = { ...rules, hours: [{ days: [7], opens: '02:30', closes: '04:00' }] };
    expect(openSpans(night, '2027-03-28')).toEqual([{ from: at('2027-03-28T01:30'), to: at('2027-03-28T02:00') }]);
  });
});

it('finds what is open in both', () => {
  const spans = (...pairs: [number, number][]) => pairs.map(([from, to]) => ({ from, to }));
  expect(commonSpans(spans([0, 10], [20, 30]), spans([5, 25]))).toEqual(spans([5, 10], [20, 25]));
  expect(commonSpans(spans([0, 10]), spans([10, 20]))).toEqual([]);
});
