import { translatorOf } from '@/lib/i18n/translator';
import { hoursInWords, hoursRows } from './opening-hours';

const office = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '10:00', closes: '14:00' },
] as const;

describe('hoursRows', () => {
  it('has ranges, single days and closed days', () => {
    expect(hoursRows(office, 'en')).toEqual([
      { days: 'Mon–Fri', opens: '9:00', closes: '18:00' },
      { days: 'Sat', opens: '10:00', closes: '14:00' },
      { days: 'Sun', opens: null },
    ]);
  });

  it('names the days in Spanish', () => {
    expect(hoursRows(office, 'es').map(({ days }) => days)).toEqual(['lun–vie', 'sáb', 'dom']);
  });

  it('has telephone hours, closed at the weekend', () => {
    expect(hoursRows([{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' }], 'en')).toEqual([
      { days: 'Mon–Fri', opens: '9:00', closes: '20:00' },
      { days: 'Sat–Sun', opens: null },
    ]);
  });

  it('has no closed row if every day has hours', () => {
    expect(hoursRows([{ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '22:00' }], 'en')).toHaveLength(1);
  });
});

it.each([
  ['en', 'Monday to Friday, 9:00 to 18:00; Saturday, 10:00 to 14:00'],
  ['es', 'de lunes a viernes, de 9:00 a 18:00; el sábado, de 10:00 a 14:00'],
] as const)('writes out the days in sentences in %s', (locale, words) => {
  expect(hoursInWords(office, locale, translatorOf(locale, 'common'))).toBe(words);
});
