/** @jest-environment jsdom */
import { MAX_NOTE_LENGTH, readBrowserNote, writeBrowserNote } from './browser-notes';

beforeEach(() => window.localStorage.clear());

it('has a note for each listing, cut at its length', () => {
  expect(readBrowserNote('villa')).toBe('');
  expect(writeBrowserNote('villa', 'Ask for the bills')).toBe(true);
  writeBrowserNote('flat', 'x'.repeat(MAX_NOTE_LENGTH + 5));
  expect(readBrowserNote('villa')).toBe('Ask for the bills');
  expect(readBrowserNote('flat')).toHaveLength(MAX_NOTE_LENGTH);
});

it('removes empty notes, and the key with the last', () => {
  writeBrowserNote('villa', 'a');
  writeBrowserNote('villa', '');
  expect(window.localStorage).toHaveLength(0);
});

it.each(['{', 'null', '[1]', '{"villa":7}'])('reads nothing from %s', (text) => {
  window.localStorage.setItem('home-notes', text);
  expect(readBrowserNote('villa')).toBe('');
});

it('returns false without storage access', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(writeBrowserNote('villa', 'a')).toBe(false);
  write.mockRestore();
});
