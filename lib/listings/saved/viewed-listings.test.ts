/** @jest-environment jsdom */
import { clearSeenHomes, noteSeenHome, onSeenHomesChange, readSeenHomes, startSeenHomes } from './viewed-listings';

beforeEach(() => window.localStorage.clear());

it('notes nothing before it is asked to', () => {
  noteSeenHome('villa');
  expect(readSeenHomes()).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

it('notes the last twelve homes from then on, each once, the latest first', () => {
  startSeenHomes();
  expect(readSeenHomes()).toEqual([]);
  for (let index = 1; index <= 14; index += 1) noteSeenHome(`home-${index}`);
  noteSeenHome('home-5');
  const seen = readSeenHomes();
  expect(seen).toHaveLength(12);
  expect(seen?.slice(0, 3)).toEqual(['home-5', 'home-14', 'home-13']);
});

it('forgets the homes and that they were wanted, and says that something changed', () => {
  startSeenHomes();
  noteSeenHome('villa');
  const listener = jest.fn();
  const stop = onSeenHomesChange(listener);
  clearSeenHomes();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(window.localStorage).toHaveLength(0);
  noteSeenHome('villa');
  expect(readSeenHomes()).toBeNull();
  stop();
  startSeenHomes();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('takes nothing from what is no list', () => {
  window.localStorage.setItem('seen-homes', '{');
  expect(readSeenHomes()).toBeNull();
});
