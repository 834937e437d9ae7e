import { addView, newCounter, restoreCounts, drainCounts } from './view-counter';

const HOUR = 3_600_000;
const view = (listing: string, address = '192.0.2.1') => ({ listing, address, day: '2026-11-26' });

it('adds views of each home, and is empty once they are taken', () => {
  const counter = newCounter();
  addView(counter, view('a'), 0);
  addView(counter, view('a', '192.0.2.2'), 0);
  addView(counter, view('b c'), 0);
  expect(drainCounts(counter)).toEqual([
    { day: '2026-11-26', listing: 'a', n: 2 },
    { day: '2026-11-26', listing: 'b c', n: 1 },
  ]);
  expect(drainCounts(counter)).toEqual([]);
});

it('keeps one address from inflating a home, until the next hour', () => {
  const counter = newCounter();
  for (let n = 0; n < 50; n += 1) addView(counter, view('a'), n);
  expect(drainCounts(counter)[0]?.n).toBe(5);
  addView(counter, view('a'), HOUR);
  expect(drainCounts(counter)[0]?.n).toBe(1);
});

it('keeps one address from inflating all', () => {
  const counter = newCounter();
  for (let n = 0; n < 500; n += 1) addView(counter, view(`home ${n}`), 0);
  expect(drainCounts(counter)).toHaveLength(200);
});

it('has no address in memory', () => {
  const counter = newCounter();
  addView(counter, view('a', '203.0.113.77'), 0);
  expect(JSON.stringify([...counter.visits, ...counter.counts])).not.toContain('203.0.113.77');
});

it('adds what could not be stored to what came meanwhile', () => {
  const counter = newCounter();
  addView(counter, view('a'), 0);
  const taken = drainCounts(counter);
  addView(counter, view('a'), 0);
  restoreCounts(counter, taken);
  expect(drainCounts(counter)).toEqual([{ day: '2026-11-26', listing: 'a', n: 2 }]);
});
