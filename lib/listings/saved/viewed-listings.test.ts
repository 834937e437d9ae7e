/** @jest-environment jsdom */
import {
  clearViewedListings,
  recordViewedListing,
  onViewedListingsChange,
  readViewedListings,
  startViewedListings,
} from './viewed-listings';

beforeEach(() => window.localStorage.clear());

it('notes nothing before it is asked to', () => {
  recordViewedListing('villa');
  expect(readViewedListings()).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

it('notes the last twelve homes from then on, each once, the latest first', () => {
  startViewedListings();
  expect(readViewedListings()).toEqual([]);
  for (let index = 1; index <= 14; index += 1) recordViewedListing(`home-${index}`);
  recordViewedListing('home-5');
  const seen = readViewedListings();
  expect(seen).toHaveLength(12);
  expect(seen?.slice(0, 3)).toEqual(['home-5', 'home-14', 'home-13']);
});

it('forgets the homes and that they were wanted, and says that something changed', () => {
  startViewedListings();
  recordViewedListing('villa');
  const listener = jest.fn();
  const stop = onViewedListingsChange(listener);
  clearViewedListings();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(window.localStorage).toHaveLength(0);
  recordViewedListing('villa');
  expect(readViewedListings()).toBeNull();
  stop();
  startViewedListings();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('takes nothing from what is no list', () => {
  window.localStorage.setItem('seen-homes', '{');
  expect(readViewedListings()).toBeNull();
});
