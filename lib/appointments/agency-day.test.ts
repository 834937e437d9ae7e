import { lawDay } from '@/lib/listings/law/law-day';
import { agencyDay } from './agency-day';

it.each([
  ['00:30 in winter', '2026-12-08T23:30:00Z', '2026-12-09'],
  ['23:59 in winter', '2026-12-08T22:59:00Z', '2026-12-08'],
  ['01:30 in summer', '2026-07-14T23:30:00Z', '2026-07-15'],
  ['00:30 in summer', '2026-07-14T22:30:00Z', '2026-07-15'],
  ['23:59 in summer', '2026-07-14T21:59:00Z', '2026-07-14'],
  ['the first minutes of a year', '2026-12-31T23:10:00Z', '2027-01-01'],
])('knows the day of the agency at %s', (_, moment, day) => {
  jest.useFakeTimers({ now: new Date(moment) });
  expect(agencyDay()).toBe(day);
  expect(agencyDay(new Date(moment))).toBe(day);
  expect(lawDay(new Date(moment))).toBe(day);
  jest.useRealTimers();
});
