import { agency } from '@/content/agency';
import { hoursRows } from './opening-hours';

describe('hoursRows', () => {
  it('gives the office hours of the specification in English', () => {
    expect(hoursRows(agency.hours.office, 'en')).toEqual([
      { days: 'Mon–Fri', opens: '9:00', closes: '18:00' },
      { days: 'Sat', opens: '10:00', closes: '14:00' },
      { days: 'Sun', opens: null },
    ]);
  });

  it('names the days in Spanish', () => {
    expect(hoursRows(agency.hours.office, 'es').map(({ days }) => days)).toEqual(['lun–vie', 'sáb', 'dom']);
  });

  it('gives the telephone hours, closed at the weekend', () => {
    expect(hoursRows(agency.hours.phone, 'en')).toEqual([
      { days: 'Mon–Fri', opens: '9:00', closes: '20:00' },
      { days: 'Sat–Sun', opens: null },
    ]);
  });

  it('adds no closed row where every day has hours', () => {
    expect(hoursRows([{ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '22:00' }], 'en')).toHaveLength(1);
  });
});
