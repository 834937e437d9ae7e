import { addDays, isDay, isTimeZone, momentOf, offsetMinutes, sameZone, wallClock, weekDayOf } from './time-zone';

const at = (iso: string) => Date.parse(iso);

describe('momentOf', () => {
  it.each([
    // Clock changes in Madrid.
    ['2026-03-28', 9, '2026-03-28T08:00:00Z'],
    ['2026-03-29', 9, '2026-03-29T07:00:00Z'],
    ['2026-03-30', 9, '2026-03-30T07:00:00Z'],
    ['2026-10-24', 9, '2026-10-24T07:00:00Z'],
    ['2026-10-25', 9, '2026-10-25T08:00:00Z'],
    ['2026-10-26', 9, '2026-10-26T08:00:00Z'],
    ['2027-03-27', 0, '2027-03-26T23:00:00Z'],
    ['2027-03-28', 1, '2027-03-28T00:00:00Z'],
    ['2027-03-28', 3, '2027-03-28T01:00:00Z'],
    ['2027-03-28', 23, '2027-03-28T21:00:00Z'],
  ])('knows when it is %s, %i o’clock in Barcelona', (day, hour, iso) => {
    expect(momentOf({ day, minutes: hour * 60 }, 'Europe/Madrid')).toBe(at(iso));
  });

  it('has no moment for a skipped hour', () => {
    expect(momentOf({ day: '2026-03-29', minutes: 150 }, 'Europe/Madrid')).toBeNull();
    expect(momentOf({ day: '2027-03-28', minutes: 120 }, 'Europe/Madrid')).toBeNull();
    expect(momentOf({ day: '2026-03-08', minutes: 150 }, 'America/New_York')).toBeNull();
  });

  // Clock changes of the European Union: last Sundays of March and October at 01:00 UTC (Directive 2000/84/EC).
  it.each(['2026-03-29', '2027-03-28', '2028-03-26'])('has none of the quarters that Spain skips on %s', (day) => {
    for (const zone of ['Europe/Madrid', 'Atlantic/Canary']) {
      const skipped = zone === 'Europe/Madrid' ? 120 : 60;
      expect([0, 15, 30, 45].map((past) => momentOf({ day, minutes: skipped + past }, zone))).toEqual(
        Array(4).fill(null),
      );
      expect(momentOf({ day, minutes: skipped - 15 }, zone)).toBe(at(`${day}T00:45:00Z`));
      expect(momentOf({ day, minutes: skipped + 60 }, zone)).toBe(at(`${day}T01:00:00Z`));
    }
  });

  it.each(['2026-10-25', '2027-10-31', '2028-10-29'])('takes the first of the hour that Spain repeats on %s', (day) => {
    expect(momentOf({ day, minutes: 150 }, 'Europe/Madrid')).toBe(at(`${day}T00:30:00Z`));
    expect(momentOf({ day, minutes: 90 }, 'Atlantic/Canary')).toBe(at(`${day}T00:30:00Z`));
    expect(momentOf({ day, minutes: 180 }, 'Europe/Madrid')).toBe(at(`${day}T02:00:00Z`));
  });

  it('takes the first of a repeated hour', () => {
    expect(momentOf({ day: '2026-10-25', minutes: 150 }, 'Europe/Madrid')).toBe(at('2026-10-25T00:30:00Z'));
  });

  it.each([
    'Europe/Madrid',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'America/St_Johns',
    'Pacific/Kiritimati',
  ])('inverts wallClock in %s at any half hour of a year', (zone) => {
    for (let moment = at('2026-01-01T00:00:00Z'); moment < at('2027-01-01T00:00:00Z'); moment += 7 * 1_800_000) {
      const clock = wallClock(moment, zone);
      const found = momentOf(clock, zone);
      // A repeated hour gives its first occurrence.
      expect(found === moment || (found !== null && found < moment && moment - found <= 3_600_000)).toBe(true);
    }
  });
});

describe('offsetMinutes', () => {
  it.each([
    ['2026-12-01T09:00:00Z', 'Europe/Madrid', 60],
    ['2026-07-01T09:00:00Z', 'Europe/Madrid', 120],
    ['2026-12-01T09:00:00Z', 'Asia/Kolkata', 330],
    ['2026-12-01T09:00:00Z', 'Asia/Kathmandu', 345],
    ['2026-12-01T09:00:00Z', 'America/St_Johns', -210],
    ['2026-12-01T09:00:59.900Z', 'America/Los_Angeles', -480],
  ])('at %s in %s is %i', (iso, zone, minutes) => {
    expect(offsetMinutes(at(iso), zone)).toBe(minutes);
  });
});

describe('isTimeZone', () => {
  it.each(['Europe/Madrid', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'UTC', 'Etc/GMT+5'])(
    'knows %s',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true);
    },
  );
  it.each(['', 'Europe/Atlantis', '+01:00', 'Europe/Madrid\r\nX: y', '<script>', 'A/'.repeat(500), 7, null, ['UTC']])(
    'refuses %p',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false);
    },
  );
});

it.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-32', '26-01-01', '', null, '2026-01-01T00:00'])(
  '%p is no day',
  (value) => expect(isDay(value)).toBe(false),
);

it('counts days over the ends of months, years and clock changes', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekDayOf('2026-11-20')).toBe(5);
  expect(weekDayOf('2026-11-22')).toBe(7);
});

it('matches an alias of a zone', () => {
  expect(sameZone('Asia/Calcutta', ['Europe/Madrid', 'Asia/Kolkata'])).toBe('Asia/Kolkata');
  expect(sameZone('Asia/Kolkata', ['Asia/Kolkata'])).toBe('Asia/Kolkata');
  expect(sameZone('Asia/Colombo', ['Asia/Kolkata'])).toBeUndefined();
});
