import { booking } from '@/content/booking';
import { formatTime } from './appointment-format';
import { slotsOfAppointment, startsFor } from './fitting-starts';
import { freeSlots, isBookable, openDays, slotsOfDay, type AppointmentRules } from './slots';
import { momentOf } from './time-zone';

const rules: AppointmentRules = {
  ...booking,
  zone: 'Europe/Madrid',
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [6], opens: '10:00', closes: '14:00' },
  ],
};
const at = (iso: string) => Date.parse(iso);
const timesOf = (day: string, own = rules) => slotsOfDay(own, day).map((slot) => formatTime(slot, rules.zone));
const HALF_HOUR_MS = 1_800_000;

describe('slotsOfDay', () => {
  it('fills a working day from 9:00 to 17:30', () => {
    const times = timesOf('2026-12-03');
    expect(times).toHaveLength(18);
    expect(times[0]).toBe('09:00');
    expect(times.at(-1)).toBe('17:30');
  });

  it('fills a Saturday from 10:00 to 13:30, and no Sunday', () => {
    expect(timesOf('2026-12-05')).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30']);
    expect(timesOf('2026-12-06')).toEqual([]);
  });

  it.each(['2026-12-08', '2026-12-25', '2027-03-29', '2027-05-17', '2027-09-24'])(
    'is closed on the holiday %s',
    (day) => {
      expect(slotsOfDay(rules, day)).toEqual([]);
    },
  );

  it('is closed on single closed days', () => {
    expect(timesOf('2026-12-07', { ...rules, closedDays: ['2026-12-07'] })).toEqual([]);
    expect(timesOf('2026-12-07')).toHaveLength(18);
  });

  it.each([
    ['2026-03-29', '2026-03-29T07:00:00Z'],
    ['2026-10-25', '2026-10-25T08:00:00Z'],
    ['2027-03-28', '2027-03-28T07:00:00Z'],
  ])('opens at 9:00 local time on the day of the change %s', (day, first) => {
    const always = { ...rules, hours: [{ days: [7], opens: '09:00', closes: '18:00' }], holidays: [] };
    const slots = slotsOfDay(always, day);
    expect(slots).toHaveLength(18);
    expect(slots[0]).toBe(at(first));
  });

  it('omits a skipped hour and offers no time twice', () => {
    const night = { ...rules, hours: [{ days: [7], opens: '00:00', closes: '05:00' }], holidays: [] };
    expect(timesOf('2026-03-29', night)).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '03:00',
      '03:30',
      '04:00',
      '04:30',
    ]);
    const autumn = slotsOfDay(night, '2026-10-25');
    expect(new Set(autumn).size).toBe(autumn.length);
    expect(autumn).toHaveLength(10);
  });

  it('has no slot that ends after closing', () => {
    expect(timesOf('2026-12-03', { ...rules, hours: [{ days: [4], opens: '09:00', closes: '09:45' }] })).toEqual([
      '09:00',
    ]);
  });
});

describe('freeSlots', () => {
  const now = at('2026-12-03T09:10:00Z');
  const range = { from: '2026-12-01', to: '2026-12-31' };

  it('needs two hours of notice', () => {
    const free = freeSlots(rules, range, now, new Set());
    expect(Object.keys(free)[0]).toBe('2026-12-03');
    expect(free['2026-12-03']?.[0]).toBe(at('2026-12-03T11:30:00Z'));
  });

  it('includes a slot at the end of the notice', () => {
    const free = freeSlots(rules, range, at('2026-12-03T09:00:00Z'), new Set());
    expect(free['2026-12-03']?.[0]).toBe(at('2026-12-03T11:00:00Z'));
  });

  it('ends after sixty days', () => {
    expect(openDays(rules, now)).toEqual({ first: '2026-12-03', last: '2027-02-01' });
    const free = freeSlots(rules, { from: '2027-01-30', to: '2027-02-28' }, now, new Set());
    expect(Object.keys(free)).toEqual(['2027-01-30', '2027-02-01']);
  });

  it('omits taken slots, and days without any', () => {
    const saturday = slotsOfDay(rules, '2026-12-05');
    expect(freeSlots(rules, range, now, new Set(saturday))['2026-12-05']).toBeUndefined();
    expect(freeSlots(rules, range, now, new Set(saturday.slice(1)))['2026-12-05']).toEqual([saturday[0]]);
  });

  it('counts today in Barcelona, whatever the server’s zone', () => {
    expect(openDays(rules, at('2026-12-03T23:30:00Z')).first).toBe('2026-12-04');
  });
});

describe('startsFor', () => {
  const [a = 0, b = 0, c = 0, d = 0] = slotsOfDay(rules, '2026-12-03');

  it('needs two consecutive slots for an hour', () => {
    expect(startsFor([a, b, d], 60, 30)).toEqual([a]);
    expect(startsFor([a, c], 60, 30)).toEqual([]);
    expect(startsFor([a, b, c], 30, 30)).toEqual([a, b, c]);
  });

  it('does not span the night', () => {
    const slots = slotsOfDay(rules, '2026-12-03');
    expect(startsFor(slots, 60, 30)).not.toContain(slots.at(-1));
  });

  it('covers the slots of an appointment', () => {
    expect(slotsOfAppointment(a, 60, 30)).toEqual([a, a + HALF_HOUR_MS]);
    expect(slotsOfAppointment(a, 30, 30)).toEqual([a]);
  });
});

describe('isBookable', () => {
  const now = at('2026-12-01T08:00:00Z');
  const at9 = momentOf({ day: '2026-12-03', minutes: 540 }, rules.zone) ?? 0;

  it.each([
    ['a slot', at9, 30, true],
    ['an hour', at9, 60, true],
    ['a length that is not offered', at9, 45, false],
    ['a time between slots', at9 + 60_000, 30, false],
    ['half a second later', at9 + 500, 30, false],
    ['an hour that ends after closing', momentOf({ day: '2026-12-03', minutes: 1050 }, rules.zone) ?? 0, 60, false],
    ['the past', at('2026-11-30T09:00:00Z'), 30, false],
    ['too far ahead', at('2027-03-01T09:00:00Z'), 30, false],
    ['a Sunday', at('2026-12-06T09:00:00Z'), 30, false],
    ['no number', NaN, 30, false],
    ['beyond time', Infinity, 30, false],
    ['beyond dates', 9e15, 30, false],
  ])('of %s', (_, start, minutes, expected) => {
    expect(isBookable(rules, start, minutes, now)).toBe(expected);
  });
});
