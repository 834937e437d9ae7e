import { contentFacts } from '@/lib/site/content-facts';
import { setSiteFacts } from '@/lib/site/site-facts';
import { composeEmail } from '@/lib/server/email/compose';
import { readCalendar } from '@/tests/support/read-calendar';

const payload = {
  uid: '7d0c2a4e-1111-4222-8333-444455556666',
  reference: '7K4M-2PXQ',
  name: 'Ada "the, first"; Puig\r\nBcc: evil@example.com',
  email: 'ada@example.com',
  phone: '+1 212 555 0100',
  notes: 'Two bedrooms,\nwith light; and a lift',
  locale: 'en' as const,
  timeZone: 'America/Los_Angeles',
  startsAt: '2026-12-03T08:30:00.000Z',
  minutes: 60,
  sequence: 2,
  key: 'secret-key-of-the-link',
};

const compose = (kind: string, locale: 'en' | 'es' = 'en', changes: object = {}) =>
  composeEmail({ id: 'x', kind, recipient: 'ada@example.com', locale, payload: { ...payload, ...changes } });

async function fileOf(kind: string, changes: object = {}) {
  const { attachments = [] } = await compose(kind, 'en', changes);
  const [attachment] = attachments;
  if (!attachment || attachments.length !== 1) throw new Error('not one attachment');
  const { method, event } = readCalendar(String(attachment.content));
  const values = Object.fromEntries(event.map(({ name, value }) => [name, value]));
  return { attachment, method, values };
}

it.each([
  ['appointmentBooked', 'REQUEST', 'CONFIRMED'],
  ['appointmentMoved', 'REQUEST', 'CONFIRMED'],
  ['appointmentCancelled', 'CANCEL', 'CANCELLED'],
])('%s carries a calendar file with the method %s', async (kind, method, status) => {
  const { attachment, method: own, values } = await fileOf(kind);
  expect(own).toBe(method);
  expect(attachment.contentType).toBe(`text/calendar; charset=utf-8; method=${method}`);
  expect(attachment.filename).toBe('7K4M-2PXQ.ics');
  expect(values).toMatchObject({
    STATUS: status,
    SEQUENCE: '2',
    UID: '7d0c2a4e-1111-4222-8333-444455556666@cerda-mar.example',
    DTSTART: '20261203T083000Z',
    DTEND: '20261203T093000Z',
  });
});

it('tells the agency the number, and replies go to the client', async () => {
  for (const [change, method] of [
    ['booked', 'PUBLISH'],
    ['moved', 'PUBLISH'],
    ['cancelled', 'CANCEL'],
  ] as const) {
    const { method: own, values } = await fileOf('appointmentNotice', { change });
    expect(own).toBe(method);
    expect(values.DESCRIPTION).toContain('+1 212 555 0100');
  }
  const email = await compose('appointmentNotice', 'es', { change: 'booked' });
  expect(email.replyTo?.address).toBe('ada@example.com');
  expect(email.text).toContain('Two bedrooms');
  expect(JSON.stringify(email)).not.toContain('secret-key-of-the-link');
});

it.each(['appointmentBooked', 'appointmentMoved', 'appointmentReminder', 'appointmentCancelled'])(
  '%s has no free text for the client, whose address may be another’s',
  async (kind) => {
    const { attachments = [], ...email } = await compose(kind);
    const file = attachments.map(({ content }) => String(content).replaceAll('\r\n ', '')).join();
    for (const words of ['bedrooms', 'the, first', 'evil']) {
      expect(JSON.stringify(email)).not.toContain(words);
      expect(file).not.toContain(words);
    }
  },
);

it('tells the agency the subject, in the file too', async () => {
  expect((await fileOf('appointmentNotice', { change: 'booked' })).values.DESCRIPTION).toContain('Two bedrooms');
});

it('names both clocks, and the day if it differs', async () => {
  const { text } = await compose('appointmentBooked');
  expect(text).toContain('Thursday 3 December 2026');
  expect(text).toContain('09:30 to 10:30');
  expect(text).toContain('00:30 to 01:30');
  expect((await compose('appointmentBooked', 'en', { timeZone: 'Pacific/Honolulu' })).text).toContain(
    'Wednesday 2 December 2026, 22:30 to 23:30',
  );
});

it.each(['appointmentBooked', 'appointmentMoved', 'appointmentReminder', 'appointmentCancelled'])(
  '%s says in its subject whose clock it goes by',
  async (kind) => {
    for (const locale of ['en', 'es'] as const) {
      const { subject } = await compose(kind, locale, { timeZone: 'America/New_York' });
      expect(subject).toMatch(/09:30 \([^)]*Barcelona[^)]*\)/);
    }
  },
);

it('names the town of the agency where it names the clock', async () => {
  const { agency } = contentFacts;
  setSiteFacts({ ...contentFacts, agency: { ...agency, address: { ...agency.address, city: 'Altea' } } });
  try {
    const visit = { kind: 'viewing', mode: 'inPerson', place: null, home: 'Flat' };
    for (const changes of [{}, { visit }]) {
      const [en, es] = await Promise.all([
        compose('appointmentBooked', 'en', changes),
        compose('appointmentBooked', 'es', changes),
      ]);
      expect(en.subject).toContain('09:30 (Altea time)');
      expect(es.subject).toContain('9:30 (hora de Altea)');
      expect(en.text).toContain('Altea time');
      expect(es.text).toContain('En Altea');
      expect(`${en.subject}${en.text}${es.subject}${es.text}`).not.toContain('Barcelona');
    }
  } finally {
    setSiteFacts(null);
  }
});

it('has one time for visitors in Barcelona’s zone', async () => {
  expect((await compose('appointmentBooked', 'en', { timeZone: 'Europe/Paris' })).text).not.toContain('In Paris');
});

it('links to the private page in the client’s emails only', async () => {
  for (const kind of ['appointmentBooked', 'appointmentMoved', 'appointmentReminder']) {
    expect((await compose(kind, 'es')).text).toContain(
      'http://localhost:3000/es/schedule-call/7K4M-2PXQ?key=secret-key-of-the-link',
    );
  }
});

it.each([
  ['inPerson', 'Carrer de Balmes, 1', /place below/],
  ['inPerson', null, /at the home/],
  ['video', null, /by video/],
])('says where a viewing is: %s, %s', async (mode, place, words) => {
  const visit = { kind: 'viewing', mode, place, home: 'House with a garden (CM-1)' };
  for (const kind of ['appointmentBooked', 'appointmentMoved', 'appointmentReminder']) {
    expect((await compose(kind, 'en', { visit })).text).toMatch(words);
  }
});
