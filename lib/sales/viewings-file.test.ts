import { readCalendar } from '@/tests/support/read-calendar';
import { viewingsFile } from './viewings-file';

it('is a calendar to subscribe to, in UTC, with the refresh interval of both kinds', () => {
  const viewing = {
    id: 'a',
    startsAt: new Date('2027-03-28T08:00Z'),
    minutes: 30,
    status: 'cancelled',
    awaitsConfirmation: false,
    sequence: 2,
    agreedAt: new Date('2027-03-01T08:00Z'),
  } as const;
  const file = viewingsFile({ name: `Visita, ático «l’Eixample» ${'ñ'.repeat(60)}`, viewings: [viewing] });
  expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n');
  expect(file).toContain('X-WR-CALNAME:Visita\\, ático');
  const { event, method } = readCalendar(file.replace('END:VEVENT', 'ORGANIZER:mailto:a@b.example\r\nEND:VEVENT'));
  const valueOf = (name: string) => event.find((property) => property.name === name)?.value;
  expect([method, valueOf('STATUS'), valueOf('SEQUENCE')]).toEqual(['PUBLISH', 'CANCELLED', '2']);
  expect([valueOf('DTSTART'), valueOf('DTEND')]).toEqual(['20270328T080000Z', '20270328T083000Z']);
});
