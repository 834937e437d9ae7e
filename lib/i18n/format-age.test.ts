import { formatAge, formatShortAge } from './format-age';

const now = Date.UTC(2026, 4, 4, 12);

it.each([
  [59.999, 'now', 'ahora'],
  [60, '1 minute ago', 'hace 1 minuto'],
  [7_200, '2 hours ago', 'hace 2 horas'],
  [259_200, '3 days ago', 'hace 3 días'],
])('formats %i seconds', (seconds, en, es) => {
  expect(formatAge(now - seconds * 1_000, now, 'en')).toBe(en);
  expect(formatAge(now - seconds * 1_000, now, 'es')).toBe(es);
});

it.each([
  [30, 'now', 'ahora'],
  [720, '12m', '12 min'],
  [7_200, '2h', '2 h'],
  [259_200, '3d', '3 d'],
])('formats %i seconds as a figure', (seconds, en, es) => {
  expect(formatShortAge(now - seconds * 1_000, now, 'en')).toBe(en);
  expect(formatShortAge(now - seconds * 1_000, now, 'es').replace(/\s/u, ' ')).toBe(es);
});
