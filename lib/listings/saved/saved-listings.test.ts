/** @jest-environment jsdom */
import { listingIdsOf, MAX_SAVED_LISTINGS, readSavedListings, writeSavedListings } from './saved-listings';

beforeEach(() => window.localStorage.clear());

it('stores in order', () => {
  expect(readSavedListings()).toEqual([]);
  expect(writeSavedListings(['villa', 'flat-2'])).toBe(true);
  expect(readSavedListings()).toEqual(['villa', 'flat-2']);
});

it('removes the key when empty', () => {
  writeSavedListings(['villa']);
  writeSavedListings([]);
  expect(window.localStorage).toHaveLength(0);
});

it.each(['not JSON', '{"ids":["villa"]}', '"villa"', 'null', '[1,null,"<script>","Villa","","a b"]'])(
  'reads nothing from %s',
  (text) => {
    window.localStorage.setItem('saved-homes', text);
    expect(readSavedListings()).toEqual([]);
  },
);

it('stores each id once, up to the maximum', () => {
  expect(listingIdsOf(['a', 'b', 'a', 'B', 7])).toEqual(['a', 'b']);
  const many = Array.from({ length: MAX_SAVED_LISTINGS + 20 }, (_, index) => `home-${index}`);
  expect(listingIdsOf(many)).toEqual(many.slice(0, MAX_SAVED_LISTINGS));
  expect(listingIdsOf(['a'.repeat(81)])).toEqual([]);
});

it('returns false without storage access', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(writeSavedListings(['villa'])).toBe(false);
  expect(readSavedListings()).toEqual([]);
  write.mockRestore();
  read.mockRestore();
});
