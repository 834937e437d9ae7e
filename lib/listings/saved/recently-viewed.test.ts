/** @jest-environment jsdom */
import {
  clearRecentlyViewed,
  onRecentlyViewedChange,
  readRecentlyViewed,
  recordRecentlyViewed,
  startRecentlyViewed,
} from './recently-viewed';

beforeEach(() => window.localStorage.clear());

const view = (id: string) => recordRecentlyViewed({ id, title: `Title of ${id}` });

it('records nothing before it is switched on', () => {
  view('villa');
  expect(readRecentlyViewed()).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

it('has the last twelve with their titles, each once, latest first', () => {
  startRecentlyViewed();
  for (let index = 1; index <= 14; index += 1) view(`home-${index}`);
  view('home-5');
  const viewed = readRecentlyViewed() ?? [];
  expect(viewed).toHaveLength(12);
  expect(viewed.slice(0, 2)).toEqual([
    { id: 'home-5', title: 'Title of home-5' },
    { id: 'home-14', title: 'Title of home-14' },
  ]);
});

it('clears, switches off and notifies', () => {
  startRecentlyViewed();
  view('villa');
  const listener = jest.fn();
  const stop = onRecentlyViewedChange(listener);
  clearRecentlyViewed();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(window.localStorage).toHaveLength(0);
  stop();
  startRecentlyViewed();
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each(['{', '{"id":"villa"}', 'null'])('reads nothing from %s', (text) => {
  window.localStorage.setItem('recently-viewed', text);
  expect(readRecentlyViewed()).toBeNull();
});

it('leaves out what is no listing', () => {
  window.localStorage.setItem('recently-viewed', '[1,null,{"id":"<b>","title":"x"},{"id":"a"},{"id":"a","title":"A"}]');
  expect(readRecentlyViewed()).toEqual([{ id: 'a', title: 'A' }]);
});
