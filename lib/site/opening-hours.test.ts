import { hoursRows } from './opening-hours';

const office = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '10:00', closes: '14:00' },
] as const;

describe('hoursRows', () => {
  it('gives ranges of days, single days and what is closed', () => {
    expect(hoursRows(office, 'en')).toEqual([
      { days: 'Mon–Fri', opens: '9:00', closes: '18:00' },
      { days: 'Sat', opens: '10:00', closes: '14:00' },
      { days: 'Sun', opens: null },
    ]);
  });

  it('names the days in Spanish', () => {
    expect(hoursRows(office, 'es').map(({ days }) => days)).toEqual(['lun–vie', 'sáb', 'dom']);
  });

  it('gives the telephone hours, closed at the weekend', () => {
    expect(hoursRows([{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' }], 'en')).toEqual([
      { days: 'Mon–Fri', opens: '9:00', closes: '20:00' },
      { days: 'Sat–Sun', opens: null },
    ]);
  });

  it('adds no closed row where every day has hours', () => {
    expect(hoursRows([{ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '22:00' }], 'en')).toHaveLength(1);
  });
});
