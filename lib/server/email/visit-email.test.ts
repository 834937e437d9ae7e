import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { addressLine } from '@/lib/listings/page/address';
import { makeListing } from '@/tests/support/make-listing';
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

const hidden = makeListing('flat');
const exact = makeListing('flat', { id: 'exact', showsExactPoint: true });
setCatalogue([hidden, exact], [], 1);

const composeVisit = (visit: object) => compose('appointmentBooked', 'en', { visit: { ...payload.visit, ...visit } });

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

it.each([
  ['a meeting point', { place: 'Carrer de Girona 1' }, 'directions?to=Carrer%20de%20Girona%201'],
  ['an exact public point', { listingId: exact.id }, 'directions?to=41.395%2C2.17'],
  ['the area of a listing', { listingId: hidden.id }, '#map=15/41.396/2.17'],
])('leads to a map: %s', async (_, visit, address) => {
  const { html } = await composeVisit({ place: null, ...visit });
  expect(html).toContain(`https://www.openstreetmap.org/${address}`);
});

it('has no map for a video call', async () => {
  const { html } = await composeVisit({ mode: 'video', place: null, listingId: exact.id });
  expect(html).not.toContain('openstreetmap');
});

it('shows the listing and its public address', async () => {
  const { html, text } = await composeVisit({ place: null, listingId: hidden.id });
  expect(html).toMatch(
    new RegExp(
      `<img[^>]* src="http://localhost:3000/feeds/pictures/${hidden.images[0]}-1200x600.jpg"[^>]* width="600"`,
    ),
  );
  expect(text).toContain(addressLine(hidden));
});

it('adds the appointment to a calendar by a private link, once it is confirmed', async () => {
  const file = 'http://localhost:3000/en/schedule-call/7K4M-2PXQ/calendar.ics?key=secret-key-of-the-link';
  expect((await compose('appointmentBooked', 'en')).text).toContain(file);
  expect((await compose('appointmentRequested', 'en')).text).not.toContain('calendar.ics');
});

it('the agent is told what it is', async () => {
  const { subject } = await compose('appointmentNotice', 'es', { change: 'cancelled' });
  expect(subject).toMatch(/^Visita cancelada: Ada Puig/);
});
