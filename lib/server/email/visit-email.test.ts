import { composeEmail } from './compose';
import { readCalendar } from '@/tests/support/read-calendar';

const payload = {
  uid: '7d0c2a4e-1111-4222-8333-444455556666',
  reference: '7K4M-2PXQ',
  name: 'Ada Puig',
  email: 'ada@example.com',
  phone: '+34 600 000 000',
  notes: 'Prefers mornings',
  locale: 'en',
  timeZone: 'Europe/Madrid',
  startsAt: '2026-12-03T08:30:00.000Z',
  minutes: 30,
  sequence: 1,
  key: 'secret-key-of-the-link',
  visit: { kind: 'viewing', mode: 'inPerson', place: 'Carrer de Girona 1', home: 'A flat (CM-1)' },
};

const compose = (kind: string, locale: 'en' | 'es', changes: object = {}) =>
  composeEmail({ id: 'x', kind, recipient: 'ada@example.com', locale, payload: { ...payload, ...changes } });

it.each([
  ['appointmentBooked', 'en', 'viewing'],
  ['appointmentBooked', 'es', 'visita'],
  ['appointmentMoved', 'en', 'viewing'],
  ['appointmentPassedOn', 'es', 'visita'],
  ['appointmentReminder', 'es', 'visita'],
  ['appointmentCancelled', 'en', 'viewing'],
] as const)(
  '%s in %s says that it is a %s and where, never a call or the notes of staff',
  async (kind, locale, word) => {
    const { subject, text } = await compose(kind, locale);
    expect(subject.toLowerCase()).toContain(word);
    expect(text).toContain('Carrer de Girona 1');
    expect(text).toContain('A flat (CM-1)');
    expect(text).not.toMatch(/we will call|le llamamos|Prefers mornings/i);
  },
);

it('the calendar file has the place, and no telephone', async () => {
  const { attachments = [] } = await compose('appointmentMoved', 'en');
  const { event } = readCalendar(String(attachments[0]?.content));
  const values = Object.fromEntries(event.map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({ SEQUENCE: '1', LOCATION: 'Carrer de Girona 1' });
  expect(JSON.stringify(values)).not.toContain('600 000 000');
});

it('the agent is told what it is', async () => {
  const { subject } = await compose('appointmentNotice', 'es', { change: 'cancelled' });
  expect(subject).toMatch(/^Visita cancelada: Ada Puig/);
});
