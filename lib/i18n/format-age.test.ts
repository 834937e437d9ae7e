import { formatAge } from './format-age';

const now = Date.UTC(2026, 10, 28, 12);
const MINUTE_MS = 60_000;

it.each([
  [0, 'now', 'ahora'],
  [59_999, 'now', 'ahora'],
  [MINUTE_MS, '1 minute ago', 'hace 1 minuto'],
  [60 * MINUTE_MS, '1 hour ago', 'hace 1 hora'],
])('says how long ago %i ms are', (age, english, spanish) => {
  expect(formatAge(now - age, now, 'en')).toBe(english);
  expect(formatAge(now - age, now, 'es')).toBe(spanish);
});
