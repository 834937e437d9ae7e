import { monthView } from '@/tests/support/month-view';

const nine = Date.parse('2026-12-03T08:00:00Z');
const HALF_HOUR_MS = 1_800_000;
const view = (zone: string) => monthView('2026-12', { '2026-12-03': [nine] }, zone);

it('names a month, its neighbours and its days', () => {
  const { name, previous, next, weekDays, weeks } = view('Europe/Madrid');
  expect([previous.name, name, next]).toEqual([
    'November 2026',
    'December 2026',
    { month: '2027-01', name: 'January 2027' },
  ]);
  expect(weekDays).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(weeks[0]?.[0]).toBeNull();
  expect(weeks[0]?.[3]).toEqual({ day: '2026-12-03', date: 3, name: 'Thursday 3 December 2026' });
});

it.each([
  ['Europe/Madrid', { time: '09:00' }, 'GMT+1'],
  ['Europe/Paris', { time: '09:00' }, 'GMT+1'],
  ['America/New_York', { time: '09:00', own: '03:00' }, 'GMT-5'],
  ['Pacific/Honolulu', { time: '09:00', own: '22:00', ownDays: -1 }, 'GMT-10'],
  ['Pacific/Kiritimati', { time: '09:00', own: '22:00' }, 'GMT+14'],
])('has the time in Barcelona, and in %s if it differs', (zone, clock, offset) => {
  const { clocks, offsets } = view(zone);
  expect(clocks[nine]).toEqual(clock);
  expect(Object.keys(clocks)).toEqual([String(nine), String(nine + HALF_HOUR_MS)]);
  expect(offsets).toEqual({ '2026-12-03': offset });
});

it('names a zone as the list does, whatever alias the browser has, or by its city', () => {
  expect(view('America/Argentina/Ushuaia')).toMatchObject({ zone: 'America/Argentina/Ushuaia', city: 'Ushuaia' });
  expect(view('Europe/Madrid').city).toBe('Madrid');
});
