import { latenessOf, officeClock } from './lateness';

const office = {
  zone: 'Europe/Madrid',
  hours: [{ days: [1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' }],
  holidays: [{ month: 12, day: 8 }],
  closedDays: ['2026-12-07'],
};
const at = (moment: string) => Date.parse(moment);

it('counts office hours alone', () => {
  // Friday 17:00 to Monday 11:00, winter time.
  expect(officeClock(office)(at('2026-11-27T16:00Z'), at('2026-11-30T10:00Z'))).toBe(120);
  expect(officeClock(office)(at('2026-11-28T09:00Z'), at('2026-11-29T20:00Z'))).toBe(0);
  expect(officeClock(office)(at('2026-11-27T12:00Z'), at('2026-11-27T11:00Z'))).toBe(0);
});

it('leaves out holidays and days on which the agency is closed', () => {
  // Friday 17:00 to Wednesday 11:00, closed Monday and a holiday.
  expect(officeClock(office)(at('2026-12-04T16:00Z'), at('2026-12-09T10:00Z'))).toBe(120);
});

it('knows both changes of the clock', () => {
  expect(officeClock(office)(at('2026-10-23T08:00Z'), at('2026-10-26T17:00Z'))).toBe(960);
  expect(officeClock(office)(at('2027-03-26T09:00Z'), at('2027-03-29T16:00Z'))).toBe(960);
});

it.each([
  ['2026-11-26T12:59Z', 'onTime'],
  ['2026-11-26T13:00Z', 'late'],
  ['2026-11-26T17:00Z', 'overdue'],
  ['2027-11-26T17:00Z', 'overdue'],
] as const)('says at %s that an enquiry of 10:00 is %s', (now, lateness) => {
  expect(latenessOf(office, at('2026-11-26T09:00Z'), at(now))).toBe(lateness);
});
