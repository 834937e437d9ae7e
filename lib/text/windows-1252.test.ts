import { withWindowsSigns } from './windows-1252';

it('reads codes of Windows-1252 in Unicode, and removes those without a sign', () => {
  expect(withWindowsSigns('200 \u0080 \u0093sí\u0094\u0085')).toBe('200 € “sí”…');
  expect(withWindowsSigns('a\u0081b')).toBe('a b');
});
