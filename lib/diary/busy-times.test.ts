import { busyTimes } from './busy-times';

const span = { from: Date.parse('2027-03-20T00:00Z'), to: Date.parse('2027-04-10T00:00Z') };
const OURS = '7d0c2a4e-1111-4222-8333-444455556666@cerda-mar.example';
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) =>
  [
    'BEGIN:VEVENT',
    ...(lines.some((line) => line.startsWith('UID')) ? [] : ['UID:1@x']),
    'DTSTAMP:20260101T000000Z',
    ...lines,
    'END:VEVENT',
  ].join('\r\n');
const query = {
  span,
  zone: 'Europe/Madrid',
  isOurs: (uid: string) => uid === OURS,
  ownAddresses: new Set(['me@x.es']),
};
const shown = (moment: number) => new Date(moment).toISOString().slice(5, 16);
const all = (...events: string[]) => busyTimes(calendar(...events), query);
const read = (...events: string[]) => all(...events).spans.map(({ from, to }) => `${shown(from)} ${shown(to)}`);
const madrid = (name: string, time: string) => `${name};TZID=Europe/Madrid:${time}`;

it.each<[string, string[], string[]]>([
  ['UTC', ['DTSTART:20270322T090000Z', 'DTEND:20270322T100000Z'], ['03-22T09:00 03-22T10:00']],
  [
    'a zone by name, before the clocks go forward',
    [madrid('DTSTART', '20270327T100000'), madrid('DTEND', '20270327T110000')],
    ['03-27T09:00 03-27T10:00'],
  ],
  [
    'and after',
    [madrid('DTSTART', '20270329T100000'), madrid('DTEND', '20270329T110000')],
    ['03-29T08:00 03-29T09:00'],
  ],
  [
    'a zone with a prefix',
    ['DTSTART;TZID=/mozilla.org/20050126_1/America/New_York:20270322T100000', 'DURATION:PT90M'],
    ['03-22T14:00 03-22T15:30'],
  ],
  ['ISO 8601', ['DTSTART:2027-03-22T09:00:00Z', 'DTEND:2027-03-22T10:00:00.000Z'], ['03-22T09:00 03-22T10:00']],
  ['an offset', ['DTSTART:20270322T100000-0500', 'DTEND:2027-03-22T11:30:00-05:00'], ['03-22T15:00 03-22T16:30']],
  ['no zone', ['DTSTART:20270322T100000', 'DURATION:PT1H'], ['03-22T09:00 03-22T10:00']],
  ['an unknown zone', ['DTSTART;TZID=Moon/Base:20270322T100000', 'DURATION:PT1H'], ['03-21T20:00 03-22T23:00']],
  ['a whole day', ['DTSTART;VALUE=DATE:20270328'], ['03-27T23:00 03-28T22:00']],
  ['three days', ['DTSTART;VALUE=DATE:20270326', 'DTEND;VALUE=DATE:20270329'], ['03-25T23:00 03-28T22:00']],
  ['what began long before', ['DTSTART:20270201T090000Z', 'DTEND:20270321T100000Z'], ['02-01T09:00 03-21T10:00']],
  ['what is over', ['DTSTART:20260322T090000Z', 'DTEND:20260322T100000Z'], []],
  ['free time', ['DTSTART:20270322T090000Z', 'DTEND:20270322T100000Z', 'TRANSP:TRANSPARENT'], []],
  ['cancelled', ['DTSTART:20270322T090000Z', 'DTEND:20270322T100000Z', 'STATUS:CANCELLED'], []],
  ['no length', ['DTSTART:20270322T090000Z'], []],
  ['backwards', ['DTSTART:20270322T090000Z', 'DTEND:20270322T080000Z'], []],
  ['our own viewing', [`UID:${OURS}`, 'DTSTART:20270322T090000Z', 'DTEND:20270322T100000Z'], []],
  ['no start', ['SUMMARY:x'], []],
  ['no date', ['DTSTART:tomorrow', 'DTEND:later'], []],
])('reads %s', (_, lines, expected) => {
  expect(read(event(...lines))).toEqual(expected);
});

it('reads a zone that the calendar describes, as Outlook names them', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Romance Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ].join('\r\n');
  const at = (day: string, uid: string) =>
    event(`UID:${uid}`, `DTSTART;TZID=Romance Standard Time:${day}T100000`, 'DURATION:PT1H');
  expect(read(zone, at('20270327', 'a'), at('20270329', 'b'))).toEqual([
    '03-27T09:00 03-27T10:00',
    '03-29T08:00 03-29T09:00',
  ]);
});

describe('an event that comes again', () => {
  const weekly = [madrid('DTSTART', '20150105T100000'), madrid('DTEND', '20150105T110000')];

  it('goes by the wall clock over the change of the clocks, for ever', () => {
    expect(read(event(...weekly, 'RRULE:FREQ=WEEKLY;BYDAY=MO'))).toEqual([
      '03-22T09:00 03-22T10:00',
      '03-29T08:00 03-29T09:00',
      '04-05T08:00 04-05T09:00',
    ]);
  });

  it.each<[string, string, string[]]>([
    ['every other week, from its first', 'RRULE:FREQ=WEEKLY;INTERVAL=2', ['03-29T08:00 03-29T09:00']],
    ['until a day', 'RRULE:FREQ=WEEKLY;UNTIL=20270323T000000Z', ['03-22T09:00 03-22T10:00']],
    ['so many times', 'RRULE:FREQ=WEEKLY;COUNT=3', []],
    ['the last Friday of the month', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR', ['03-26T09:00 03-26T10:00']],
    ['each year', 'RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1', ['04-01T08:00 04-01T09:00']],
  ])('%s', (_, rule, expected) => {
    expect(read(event(...weekly, rule))).toEqual(expected);
  });

  it('without the dates that are left out, and with those that are added', () => {
    const lines = [madrid('EXDATE', '20270322T100000'), madrid('RDATE', '20270324T100000')];
    expect(read(event(...weekly, 'RRULE:FREQ=WEEKLY', ...lines))).toEqual([
      '03-24T09:00 03-24T10:00',
      '03-29T08:00 03-29T09:00',
      '04-05T08:00 04-05T09:00',
    ]);
  });

  it('with dates that were moved or cancelled', () => {
    const change = (day: string, ...lines: string[]) => event(madrid('RECURRENCE-ID', `${day}T100000`), ...lines);
    expect(
      read(
        event(...weekly, 'RRULE:FREQ=WEEKLY'),
        change('20270322', madrid('DTSTART', '20270323T120000'), 'DURATION:PT1H'),
        change('20270329', madrid('DTSTART', '20270329T100000'), 'DURATION:PT1H', 'STATUS:CANCELLED'),
        change('20271220', madrid('DTSTART', '20270401T100000'), 'DURATION:PT1H'),
      ),
    ).toEqual(['03-23T11:00 03-23T12:00', '04-01T08:00 04-01T09:00', '04-05T08:00 04-05T09:00']);
  });

  it('each day for years, of many events, is soon read', () => {
    const daily = Array.from({ length: 50 }, (_, index) =>
      event(`UID:${index}`, 'DTSTART:20050101T100000Z', 'DTEND:20050101T110000Z', 'RRULE:FREQ=DAILY'),
    );
    const begun = performance.now();
    expect(read(...daily)).toHaveLength(21);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});

it('joins what overlaps', () => {
  const at = (uid: string, from: string, to: string) =>
    event(`UID:${uid}`, `DTSTART:20270322T${from}00Z`, `DTEND:20270322T${to}00Z`);
  expect(read(at('a', '1000', '1130'), at('b', '0900', '1000'), at('c', '1015', '1030'))).toEqual([
    '03-22T09:00 03-22T11:30',
  ]);
});

it.each(['', '<html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])(
  'refuses what is no calendar: %j',
  (file) => {
    expect(() => busyTimes(file, query)).toThrow();
  },
);

it.each([
  ['RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=2'],
  ['RRULE:FREQ=DAILY;COUNT=2', 'EXRULE:FREQ=WEEKLY;COUNT=2'],
])('reports a rule that is not read, and the time of the event is busy: %s', (...rules) => {
  const { spans, unreadEvents } = all(event('DTSTART:20270331T090000Z', 'DURATION:PT1H', ...rules));
  expect(unreadEvents).toBe(1);
  expect(spans).not.toHaveLength(0);
});
