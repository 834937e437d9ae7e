import ICAL from 'ical.js';
import { calendarFeed } from './calendar-feed';

const hour = 3_600_000;
const event = (starts: number, changes: object = {}) => ({
  uid: `${starts}@cerda-mar.example`,
  sequence: 2,
  starts,
  ends: starts + hour,
  stamp: Date.parse('2026-12-01T10:00:00Z'),
  summary: 'Viewing CM-0042 · A. P.; a, b\nc',
  isTentative: false,
  ...changes,
});

it('is a calendar whose times are right on both sides of each change of the clocks', () => {
  const starts = ['2027-03-27T09:00Z', '2027-03-28T08:00Z', '2026-10-24T08:00Z', '2026-10-25T09:00Z'].map((moment) =>
    Date.parse(moment),
  );
  const file = calendarFeed(
    'Diary of Núria',
    starts.map((start) => event(start)),
  );
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(file) as never);
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  expect(events.map(({ startDate }) => startDate.toUnixTime() * 1_000)).toEqual(starts);
  expect(events.map(({ endDate, startDate }) => endDate.toUnixTime() - startDate.toUnixTime())).toEqual(
    starts.map(() => 3_600),
  );
  expect(events[0]?.summary).toBe('Viewing CM-0042 · A. P.; a, b\nc');
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(4);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
});

it('has what Outlook and Google need of a calendar to subscribe to', () => {
  const file = calendarFeed(`Agencia de l’Eixample, ${'ñ'.repeat(60)}`, [event(Date.parse('2027-03-28T08:00Z'))]);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file).not.toContain('\ufffd');
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'METHOD:PUBLISH',
      `X-WR-CALNAME:Agencia de l’Eixample\\, ${'ñ'.repeat(60)}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
      'X-PUBLISHED-TTL:PT15M',
      'DTSTAMP:20261201T100000Z',
      'DTSTART:20270328T080000Z',
      'SUMMARY:Viewing CM-0042 · A. P.\\; a\\, b\\nc',
    ]),
  );
});

it('says what is not confirmed yet, and is whole without any', () => {
  expect(calendarFeed('x', [event(0, { isTentative: true })])).toContain('STATUS:TENTATIVE');
  expect(ICAL.parse(calendarFeed('x', []))).toBeTruthy();
});
