/** @jest-environment jsdom */
import { homeIdsOf, MAX_SAVED_HOMES, readKeptHomes, writeKeptHomes } from './saved-listings';

beforeEach(() => window.localStorage.clear());

it('keeps what was saved, in its order', () => {
  expect(readKeptHomes()).toEqual([]);
  expect(writeKeptHomes(['villa', 'flat-2'])).toBe(true);
  expect(readKeptHomes()).toEqual(['villa', 'flat-2']);
});

it('leaves nothing behind where nothing is saved', () => {
  writeKeptHomes(['villa']);
  writeKeptHomes([]);
  expect(window.localStorage).toHaveLength(0);
});

it.each(['not JSON', '{"ids":["villa"]}', '"villa"', 'null', '[1,null,"<script>","Villa","","a b"]'])(
  'takes nothing from %s',
  (text) => {
    window.localStorage.setItem('saved-homes', text);
    expect(readKeptHomes()).toEqual([]);
  },
);

it('takes each home once, and no more than a list holds', () => {
  expect(homeIdsOf(['a', 'b', 'a', 'B', 7])).toEqual(['a', 'b']);
  const many = Array.from({ length: MAX_SAVED_HOMES + 20 }, (_, index) => `home-${index}`);
  expect(homeIdsOf(many)).toEqual(many.slice(0, MAX_SAVED_HOMES));
  expect(homeIdsOf(['a'.repeat(81)])).toEqual([]);
});

it('says so where the storage is closed', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(writeKeptHomes(['villa'])).toBe(false);
  expect(readKeptHomes()).toEqual([]);
  write.mockRestore();
  read.mockRestore();
});
