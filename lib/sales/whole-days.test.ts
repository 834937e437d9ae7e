import { wholeDays } from './whole-days';

it.each([
  // The clock changes on 25 October 2026.
  ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', { first: '2026-10-25', last: '2026-10-25' }],
  ['2026-12-05T23:00:00Z', '2026-12-08T23:00:00Z', { first: '2026-12-06', last: '2026-12-08' }],
  ['2026-12-05T23:00:00Z', '2026-12-08T11:00:00Z', null],
  ['2026-12-05T09:00:00Z', '2026-12-08T23:00:00Z', null],
])('from %s to %s', (from, to, days) => {
  expect(wholeDays({ startsAt: new Date(from), endsAt: new Date(to) }, 'Europe/Madrid')).toEqual(days);
});
