import type { StaffActor } from '@/lib/access/actor';
import { leadSchema } from '@/lib/contacts/lead-schema';
import { ownWords } from '@/lib/contacts/received-email';
import { listListings } from '@/lib/listings/catalogue/listings';
import { listContactEvents } from '@/lib/server/data/contacts/contact-events';
import { listEmailFiles } from '@/lib/server/data/contacts/email-files';
import { composeEmail } from '@/lib/server/email/compose';
import { env } from '@/lib/server/env';
import { toMessage } from '@/lib/server/providers/mail/message';
import { createLeadKey, readLeadKeys } from '@/lib/server/services/contacts/lead-keys';
import { replyToContact } from '@/lib/server/services/contacts/reply-to-contact';
import { readAppointment } from '@/lib/server/services/diary/read-diary';
import { receiveLead } from '@/lib/server/services/enquiries/receive-lead';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { savePortal } from '@/lib/server/services/mailbox/own-portals';
import { readMailbox } from '@/lib/server/services/mailbox/read-mailbox';
import { listUnknownSenders } from '@/lib/server/services/mailbox/unknown-settings';
import { makeDatabaseUnavailable, onDatabase, putEngine } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';
import { mixedEmails, type Known, type MixedEmail, type Place } from '@/tests/support/mixed-emails';
import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';
import { hasImapServer } from '@/tests/support/servers/has-imap-server.mjs';
import { startImapServer, type ImapServer } from '@/tests/support/servers/imap';
import { until } from '@/tests/support/until.mjs';

jest.setTimeout(240_000);

const CLARA = 'clara@example.com';
const UID = 'appointment-secret@agency.example';
/** Another order every night; printed. */
const seed = Number(process.env.MAILBOX_SEED ?? Math.floor(Date.now() / 86_400_000));
const listings = listListings()
  .slice(0, 3)
  .map(({ id, reference }) => [reference, id] as const);

function shuffled<Value>(values: readonly Value[]): readonly Value[] {
  const next = seededNumbers(seed);
  return values
    .map((value) => ({ value, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

(hasImapServer ? describe : describe.skip)('emails of all kinds in a mailbox', () => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await startImapServer();
    Object.assign(env, { INBOX_URL: server.url, INBOX_ADDRESS: 'answers@agency.example' });
  }, 30_000);
  afterAll(() => server.stop());

  onDatabase(({ engine, run }) => {
    let owner: StaffActor;
    let contactId: string;
    let appointmentId: string;

    /** Stores the client, our email to it and an appointment, an own portal and an enquiry by the API. */
    async function prepare(): Promise<Known> {
      owner = await makeStaff('owner');
      await listUnknownSenders(owner, true);
      const message = await storeMessage({
        ...{ idempotencyKey: 'first', locale: 'es', name: 'Clara', email: CLARA, company: null, subject: null },
        ...{ message: '¿Está libre?', listingId: listings[0]?.[1] ?? null },
      });
      contactId = message?.contactId ?? '';
      const reply = { email: CLARA, enquiryId: message?.id ?? null, subject: 'S', text: 'T' };
      expect(await replyToContact(owner, contactId, reply)).toBe('sent');
      const [job] = await run<Parameters<typeof composeEmail>[0]>(`select * from jobs where kind = 'contactReply'`);
      if (!job) throw new Error('no reply');
      const sent = toMessage(await composeEmail(job));
      const [appointment] = await run<{ id: string }>(`insert into appointments
        (reference, idempotency_key, locale, name, email, phone, time_zone, starts_at, minutes, calendar_uid, contact_id)
        values ('A-1', 'a-1', 'es', 'Clara', '${CLARA}', '1', 'Europe/Madrid', '2027-01-18T11:00:00Z', 30, '${UID}', '${contactId}')
        returning id`);
      appointmentId = appointment?.id ?? '';
      const labels = { name: 'Solicitante', phone: '', email: 'Correo', message: 'Solicita', language: '' };
      const pasted = 'Solicitante: Ada\nCorreo: ada@example.com\nSolicita: Hola';
      const portal = { ...labels, reference: '', portalReference: '', title: 'Casas del Mar', pasted };
      expect(await savePortal(owner, null, { ...portal, sender: 'casasdelmar.example' })).toBeNull();
      await createLeadKey(owner, 'Kyero');
      const [key] = await readLeadKeys(owner);
      if (!key) throw new Error('no key');
      const lead = leadSchema.parse({
        name: 'By Api',
        email: 'api@example.com',
        message: 'By the API',
        source: 'Kyero',
      });
      expect(await receiveLead(key, lead, null)).toMatchObject({ code: 'stored' });
      const replyTo = (sent.replyTo as { address: string }).address;
      return { client: CLARA, sent: String(sent.messageId), replyTo, uid: UID, staff: owner.email, listings };
    }

    const stored = async () => {
      const [row] = await run<{ n: string }>('select stored + unmatched as n from mailboxes');
      return Number(row?.n ?? 0);
    };

    /** The process ends while it reads: its lease is left behind, until another process claims the mailbox. */
    async function endWhileReading(): Promise<void> {
      const reading = readMailbox();
      await until(async () => (await stored()) >= 5, 60_000);
      makeDatabaseUnavailable();
      await expect(reading).rejects.toThrow();
      putEngine(engine());
      const before = await stored();
      await readMailbox();
      expect(await stored()).toBe(before);
      await run('update mailboxes set leased_until = now()');
    }

    async function readAll(): Promise<void> {
      for (let left = true; left;) {
        const [before] = await run('select last_uid from mailboxes');
        await readMailbox();
        const [after] = await run('select last_uid from mailboxes');
        left = JSON.stringify(before) !== JSON.stringify(after);
      }
    }

    it('are each in their place once, in any order, although they come twice and the process ends', async () => {
      const emails = mixedEmails(await prepare());
      const order = shuffled([...emails, ...emails]);
      for (const { source } of order) server.deliver(source);
      await endWhileReading();
      await readAll();
      const counted = new Map<string, number>();
      for (const { place } of emails)
        counted.set(place?.in ?? 'nowhere', (counted.get(place?.in ?? 'nowhere') ?? 0) + 1);
      const counts = [...counted].map(([at, count]) => `${at} ${count}`);
      process.stdout.write(`seed ${seed}, ${emails.length} emails: ${counts.join(', ')}\n`);
      expect(emails.length).toBeGreaterThanOrEqual(80);
      expect(await placesFound()).toEqual(placesExpected(emails));
      expect(await enquiriesFound()).toEqual(enquiriesExpected(emails));
      expect(await historyFound()).toEqual(historyExpected(emails));
      expect(await readAppointment(owner, appointmentId, 'es')).toMatchObject({
        state: 'confirmed',
        answer: { answer: 'accepted' },
      });
    });

    const placesFound = async () =>
      (
        await run<{ id: string; at: string }>(`select substr(mail_key, 4) as id, at from (
          select mail_key, 'enquiry' as at from messages
          union all select mail_key, 'history' from contact_events
          union all select mail_key, 'needsReading ' || portal from unmatched_emails where portal is not null
          union all select mail_key, 'unknown' from unknown_emails) as found
          where mail_key is not null`)
      ).toSorted(byId);

    const enquiriesFound = () =>
      run(`select name, email, phone, message, coalesce(listing_id, '') as listing, source_name as of
        from messages where source = 'portal' and mail_key is not null order by email`);

    async function historyFound() {
      const files = await listEmailFiles(contactId);
      return (await listContactEvents(contactId))
        .flatMap(({ automatic, body, invitation, mailKey, quoted }) => {
          if (mailKey === null) return [];
          const own = files.filter((file) => file.mailKey === mailKey);
          return {
            automatic,
            id: mailKey.slice(3),
            words: ownWords(body, quoted ?? []),
            files: own.map(({ name, refusal, storageKey }) => `${name} ${storageKey ? 'stored' : refusal}`),
            answers: invitation?.answer ?? null,
          };
        })
        .toSorted(byId);
    }
  });
});

type WithId = Readonly<{ id: string }>;
const byId = (one: WithId, other: WithId) => (one.id < other.id ? -1 : 1);
type In<Kind> = Extract<Place, { in: Kind }>;

const ofKind = <Kind extends NonNullable<Place>['in']>(emails: readonly MixedEmail[], kind: Kind) =>
  emails.flatMap(({ id, place }) => (place?.in === kind ? [{ id, place: place as In<Kind> }] : []));

const placesExpected = (emails: readonly MixedEmail[]) =>
  emails
    .flatMap(({ id, place }) =>
      place ? [{ id, at: place.in === 'needsReading' ? `needsReading ${place.portal}` : place.in }] : [],
    )
    .toSorted(byId);

const enquiriesExpected = (emails: readonly MixedEmail[]) =>
  ofKind(emails, 'enquiry')
    .map(({ place: { in: _kind, phone, ...fields } }) => ({ ...fields, phone: phone || null }))
    .toSorted((one, other) => (one.email < other.email ? -1 : 1));

const historyExpected = (emails: readonly MixedEmail[]) =>
  ofKind(emails, 'history')
    .map(({ id, place: { answers = null, automatic, files = [], words } }) => ({
      id,
      automatic,
      words,
      files,
      answers,
    }))
    .toSorted(byId);
