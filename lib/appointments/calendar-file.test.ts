import ICAL from 'ical.js';
import { readCalendar } from '@/tests/support/read-calendar';
import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';
import { calendarFile, type CalendarAppointment, type CalendarMethod } from './calendar-file';

const appointment: CalendarAppointment = {
  uid: '7d0c2a4e-1111-4222-8333-444455556666@cerda-mar.example',
  sequence: 0,
  starts: Date.parse('2026-12-03T08:00:00Z'),
  ends: Date.parse('2026-12-03T08:30:00Z'),
  stamp: Date.parse('2026-11-20T21:00:05.123Z'),
  summary: 'Call with Cerdà & Mar',
  description: 'We ring you; have your figures ready, please.\nC:\\path',
  location: 'By telephone, +34 600 000 000',
  url: 'https://www.example.com/en/schedule-call/AB12-CD34?key=abcDEF_-012',
  organizer: { name: 'Cerdà & Mar', email: 'info@cerda-mar.example' },
  attendee: { name: 'Núria "la de dalt" Puig; Roca, S.L.', email: 'nuria@example.com' },
};

const valueOf = (file: string, name: string) =>
  readCalendar(file).event.find((property) => property.name === name)?.value;

it('has start and end in UTC, without fractions', () => {
  const file = calendarFile(appointment, 'REQUEST');
  expect(valueOf(file, 'DTSTART')).toBe('20261203T080000Z');
  expect(valueOf(file, 'DTEND')).toBe('20261203T083000Z');
  expect(valueOf(file, 'DTSTAMP')).toBe('20261120T210005Z');
});

it.each(['PUBLISH', 'REQUEST', 'CANCEL'] as const)('is parsed alike by another library, %s', (method) => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...appointment, sequence: 2 }, method)) as unknown[]);
  expect(calendar.getFirstPropertyValue('method')).toBe(method);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.startDate.toJSDate().getTime()).toBe(appointment.starts);
  expect(event.endDate.toJSDate().getTime()).toBe(appointment.ends);
  expect([event.uid, event.sequence, event.summary]).toEqual([appointment.uid, 2, appointment.summary]);
  expect([event.description, event.location]).toEqual([appointment.description, appointment.location]);
  expect(event.organizer).toBe(`mailto:${appointment.organizer.email}`);
});

it.each([
  ['PUBLISH', 'CONFIRMED', 0],
  ['REQUEST', 'CONFIRMED', 1],
  ['CANCEL', 'CANCELLED', 1],
] as const)('has the method %s and the status %s', (method, status, attendees) => {
  const file = calendarFile({ ...appointment, sequence: 3 }, method);
  expect(readCalendar(file).method).toBe(method);
  expect(valueOf(file, 'STATUS')).toBe(status);
  expect(valueOf(file, 'SEQUENCE')).toBe('3');
  expect(valueOf(file, 'UID')).toBe(appointment.uid);
  expect(readCalendar(file).event.filter(({ name }) => name === 'ATTENDEE')).toHaveLength(attendees);
});

it('keeps every text', () => {
  const file = calendarFile(appointment, 'REQUEST');
  expect(valueOf(file, 'SUMMARY')).toBe(appointment.summary);
  expect(valueOf(file, 'DESCRIPTION')).toBe(appointment.description);
  expect(valueOf(file, 'LOCATION')).toBe(appointment.location);
  expect(valueOf(file, 'URL')).toBe(appointment.url);
});

it('quotes names and removes quotes inside', () => {
  const attendee = readCalendar(calendarFile(appointment, 'REQUEST')).event.find(({ name }) => name === 'ATTENDEE');
  expect(attendee?.parameters.CN).toBe('Núria  la de dalt  Puig; Roca, S.L.');
  expect(attendee?.value.toLowerCase()).toBe('mailto:nuria@example.com');
});

it('lets no text start a property', () => {
  const evil = 'x\r\nATTENDEE:mailto:evil@example.com\r\nBEGIN:VALARM';
  const file = calendarFile(
    { ...appointment, summary: evil, location: evil, attendee: { name: evil, email: `a@b.example\r\nX-EVIL:1` } },
    'REQUEST',
  );
  const { event } = readCalendar(file);
  expect(event.filter(({ name }) => name === 'ATTENDEE')).toHaveLength(1);
  expect(event.some(({ name }) => name === 'X-EVIL')).toBe(false);
});

const alphabet = [
  'a',
  'Z',
  ' ',
  ',',
  ';',
  ':',
  '\\',
  '"',
  '\n',
  '\r\n',
  'ç',
  'l·l',
  '€',
  '🏠',
  '👩‍👩‍👧',
  '\t',
  '\u0007',
  'n',
  '漢',
  '=',
  '\\n',
];

it('round-trips any text, in lines of at most 75 octets', () => {
  const next = seededNumbers(20261120);
  const text = () =>
    Array.from({ length: Math.floor(next() * 300) }, () => alphabet[Math.floor(next() * alphabet.length)]).join('');
  for (let round = 0; round < 400; round += 1) {
    const words = { summary: text(), description: text(), location: text() };
    const method = (['PUBLISH', 'REQUEST', 'CANCEL'] as const)[round % 3] as CalendarMethod;
    const file = calendarFile({ ...appointment, ...words, attendee: { name: text(), email: 'a@b.example' } }, method);
    const withoutControls = (value: string) => value.replace(/\u0007/g, '').replace(/\r\n/g, '\n');
    expect(valueOf(file, 'SUMMARY')).toBe(withoutControls(words.summary));
    expect(valueOf(file, 'DESCRIPTION')).toBe(withoutControls(words.description));
    expect(valueOf(file, 'LOCATION') ?? '').toBe(withoutControls(words.location));
  }
});

it('folds correctly at every length around the limit', () => {
  for (let length = 40; length < 170; length += 1) {
    for (const character of ['x', 'é', '€', '🏠']) {
      const summary = character.repeat(length);
      expect(valueOf(calendarFile({ ...appointment, summary }, 'PUBLISH'), 'SUMMARY')).toBe(summary);
    }
  }
});
