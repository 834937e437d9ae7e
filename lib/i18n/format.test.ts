import {
  formatArea,
  formatDate,
  formatDays,
  formatFloorArea,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPrice,
} from './format';

/** `Intl` uses no-break spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  [845000, 'en', '€845,000'],
  [845000, 'es', '845.000 €'],
  [1950, 'es', '1.950 €'],
  [1120, 'en', '€1,120'],
  [-72000, 'en', '−€72,000'],
  [-72000, 'es', '−72.000 €'],
] as const)('writes %d EUR in %s as %s', (euros, locale, expected) => {
  expect(plain(formatPrice(euros, locale))).toBe(expected);
});

it.each([
  [85, 'en', 0, '85 m² (915 sq ft)'],
  [312, 'en', 0, '312 m² (3,358 sq ft)'],
  [12.4, 'en', 1, '12.4 m² (133 sq ft)'],
  [85, 'es', 0, '85 m²'],
] as const)('writes a floor area of %d m² in %s with at most %d decimals as %s', (area, locale, digits, expected) => {
  expect(plain(formatFloorArea(area, locale, digits))).toBe(expected);
});

it('joins the days of a week', () => {
  expect(formatDays('2026-11-20', '2026-11-26', 'en')).toMatch(/^20\s?–\s?26 November 2026$/);
  expect(formatDays('2026-11-20', '2026-11-26', 'es')).toMatch(/^20\s?[-–]\s?26 de noviembre de 2026$/);
  expect(formatDays('2026-11-27', '2026-12-03', 'es')).toMatch(/^27 de noviembre[^\d]+3 de diciembre de 2026$/);
});

it('writes areas, numbers, shares and dates as each language does', () => {
  expect(plain(formatArea(1140, 'en'))).toBe('1,140 m²');
  expect(plain(formatArea(58.5, 'es', 1))).toBe('58,5 m²');
  expect(formatNumber(17000, 'es')).toBe('17.000');
  expect(plain(formatPercent(0.0281, 'es'))).toBe('2,81 %');
  expect(formatPercent(0.0281, 'en')).toBe('2.81%');
  expect(formatDate('2025-06-09', 'es')).toBe('9 de junio de 2025');
  expect(formatDate('2025-06-09', 'en')).toBe('9 June 2025');
  expect(formatMonth('2025-10-31', 'es')).toBe('octubre de 2025');
});
