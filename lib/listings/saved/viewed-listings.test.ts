/** @jest-environment jsdom */
import {
  clearViewedListings,
  recordViewedListing,
  onViewedListingsChange,
  readViewedListings,
  startViewedListings,
} from './viewed-listings';

beforeEach(() => window.localStorage.clear());

it('records nothing before it is enabled', () => {
  recordViewedListing('villa');
  expect(readViewedListings()).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

it('records the last twelve, each once, latest first', () => {
  startViewedListings();
  expect(readViewedListings()).toEqual([]);
  for (let index = 1; index <= 14; index += 1) recordViewedListing(`home-${index}`);
  recordViewedListing('home-5');
  const seen = readViewedListings();
  expect(seen).toHaveLength(12);
  expect(seen?.slice(0, 3)).toEqual(['home-5', 'home-14', 'home-13']);
});

it('clears, disables and notifies', () => {
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

it('ignores an invalid value', () => {
  window.localStorage.setItem('seen-homes', '{');
  expect(readViewedListings()).toBeNull();
});
