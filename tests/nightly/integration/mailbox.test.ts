import type { StaffActor } from '@/lib/access/actor';
import { listListings } from '@/lib/listings/catalogue/listings';
import { listContactEvents } from '@/lib/server/data/contacts/contact-events';
import { findInboxEnquiry } from '@/lib/server/data/contacts/inbox';
import { tables } from '@/lib/server/data/registry/tables';
import { composeEmail } from '@/lib/server/email/compose';
import { env } from '@/lib/server/env';
import { toMessage } from '@/lib/server/providers/mail/message';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { changeEnquiryState } from '@/lib/server/services/contacts/change-enquiry';
import { eraseContact } from '@/lib/server/services/contacts/erase-contact';
import { openContact } from '@/lib/server/services/contacts/open-contact';
import { replyToContact } from '@/lib/server/services/contacts/reply-to-contact';
import { readMailboxReport } from '@/lib/server/services/mailbox/mailbox-report';
import { readMailbox } from '@/lib/server/services/mailbox/read-mailbox';
import { suggestContacts } from '@/lib/server/services/mailbox/suggest-contacts';
import { readUnknown } from '@/lib/server/services/mailbox/unknown-emails';
import { listUnknownSenders } from '@/lib/server/services/mailbox/unknown-settings';
import { attachEmail, openEmailEntry, openUnmatched } from '@/lib/server/services/mailbox/unmatched-emails';
import { agencyDay } from '@/lib/appointments/agency-day';
import { setAbsence } from '@/lib/server/services/staff/absence';
import { siteUrl } from '@/lib/server/site-url';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';
import { hasImapServer } from '@/tests/support/servers/has-imap-server.mjs';
import { startImapServer, type ImapServer } from '@/tests/support/servers/imap';

const listing = listListings().find(({ status }) => status === 'available');
if (!listing) throw new Error('The portfolio has nothing');
const setMailbox = (variables: Readonly<{ INBOX_URL?: string; INBOX_ADDRESS?: string }>) =>
  Object.assign(env, variables);

type Fields = Readonly<Record<string, string>>;
const ADA = 'ada@example.com';
const host = siteUrl.hostname;
let counter = 0;

function email(text: string, fields: Fields = {}): string {
  counter += 1;
  const headers = {
    From: `Ada Lovelace <${ADA}>`,
    To: 'answers@agency.example',
    'Message-ID': `<m${counter}@ada>`,
    Subject: 'Re: S',
  };
  const lines = Object.entries({ ...headers, ...fields }).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', text, ''].join('\r\n');
}

(hasImapServer ? describe : describe.skip)('with a mailbox', () => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await startImapServer();
    setMailbox({ INBOX_URL: server.url, INBOX_ADDRESS: 'answers@agency.example' });
  }, 30_000);
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  onDatabase(({ run }) => {
    async function write() {
      counter += 1;
      const message = await storeMessage({
        ...{ idempotencyKey: `key-${counter}`, locale: 'es', name: 'Ada Lovelace', email: ADA },
        ...{ company: null, subject: null, message: 'Is it quiet?', listingId: listing?.id ?? null },
      });
      if (!message?.contactId) throw new Error('not stored');
      return { id: message.id, contactId: message.contactId };
    }
    async function replied(actor: StaffActor) {
      const enquiry = await write();
      const reply = { email: ADA, enquiryId: enquiry.id, subject: 'S', text: 'T' };
      expect(await replyToContact(actor, enquiry.contactId, reply)).toBe('sent');
      const [job] = await run<Parameters<typeof composeEmail>[0]>(
        `select * from jobs where kind = 'contactReply' order by created_at desc limit 1`,
      );
      if (!job) throw new Error('no reply');
      const sent = toMessage(await composeEmail(job));
      return { ...enquiry, sent, replyTo: (sent.replyTo as { address: string }).address };
    }
    const received = async (contactId: string) =>
      (await listContactEvents(contactId)).filter(({ kind }) => kind === 'received');
    const noticed = async () =>
      (await run<{ recipient: string }>(`select recipient from jobs where kind = 'answerNotice'`)).map(
        (one) => one.recipient,
      );

    it('puts an answer to the signed address into its conversation, whoever it is from, once', async () => {
      const agent = await makeStaff('agent', listing.agent);
      const { contactId, id, replyTo } = await replied(agent);
      expect(replyTo).toMatch(/^answers\+[0-9a-f]{48}@agency\.example$/);
      server.deliver(email('It is.', { From: 'Eva <eva@example.com>', To: replyTo.toUpperCase() }));
      await Promise.all([readMailbox(), readMailbox()]);
      expect(await received(contactId)).toMatchObject([
        { body: 'It is.', author: 'Eva', email: 'eva@example.com', refId: id, matchedBy: 'address', automatic: null },
      ]);
      expect((await findInboxEnquiry(id))?.state).toBe('unanswered');
      expect(await noticed()).toEqual([agent.email]);
      server.deliver(email('It is.', { 'Message-ID': `<m${counter}@ada>` }));
      await run('update mailboxes set uid_validity = null');
      await readMailbox();
      expect(await received(contactId)).toHaveLength(1);
      // The mailbox is unchanged, including its unread flags.
      expect((await server.flags()).flat().filter((flag) => flag !== '\\Recent')).toEqual([]);
    });

    it('finds the conversation by what an email answers, then by its sender', async () => {
      const agent = await makeStaff('agent', listing.agent);
      const { contactId, id, sent } = await replied(agent);
      server.deliver(email('one', { From: 'x@example.net', 'In-Reply-To': String(sent.messageId) }));
      server.deliver(email('two', { From: 'y@example.net', References: `<a@b> <enquiry-${id}@${host}>` }));
      server.deliver(email('three'));
      server.deliver(email('four', { From: 'nobody@example.net', References: `<enquiry-${id}@elsewhere.example>` }));
      await readMailbox();
      const found = (await received(contactId)).map(({ body, matchedBy }) => [body, matchedBy]).toReversed();
      expect(found).toEqual([
        ['one', 'reference'],
        ['two', 'reference'],
        ['three', 'sender'],
      ]);
      expect(await readMailboxReport(agent)).toMatchObject({ unmatched: 0, unreadable: 0, failedAt: null });
      const shown = (await openContact(agent, contactId, 'en'))?.timeline.filter(
        ({ kind }) => kind === 'receivedEmail',
      );
      expect(shown).toMatchObject([{ isBySenderAlone: true, from: ADA }, { from: 'y@example.net' }, {}]);
    });

    it('believes no address that it has not signed', async () => {
      const { contactId, replyTo } = await replied(await makeStaff('agent'));
      const last = replyTo.at(replyTo.indexOf('@') - 1);
      const forged = replyTo.replace(/.@/, last === '0' ? '1@' : '0@');
      server.deliver(email('forged', { From: 'x@example.net', To: forged }));
      await readMailbox();
      expect(await received(contactId)).toEqual([]);
    });

    it('notes what programs write, and opens nothing again for it', async () => {
      const agent = await makeStaff('agent');
      const { contactId, id, replyTo, sent } = await replied(agent);
      server.deliver(email('away', { To: replyTo, 'Auto-Submitted': 'auto-replied' }));
      server.deliver(email('away', { To: replyTo, 'Auto-Submitted': 'auto-generated (vacation)' }));
      const report = `--b\r\n\r\nNo such mailbox.\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${String(sent.messageId)}\r\n--b--`;
      const type = 'multipart/report; report-type=delivery-status; boundary=b';
      server.deliver(email(report, { From: 'MAILER-DAEMON@mx.example', 'Content-Type': type }));
      await readMailbox();
      const kinds = (await received(contactId)).map(({ automatic }) => automatic);
      expect(kinds).toEqual(['bounce', 'reply', 'reply']);
      expect((await findInboxEnquiry(id))?.state).toBe('waiting');
      expect(await noticed()).toEqual([]);
    });

    it('leaves alone what the website and the staff sent, and what spammers write on', async () => {
      const agent = await makeStaff('agent', listing.agent);
      const { contactId, id, replyTo } = await replied(agent);
      server.deliver(email('own', { From: 'answers@agency.example', To: replyTo }));
      server.deliver(email('colleague', { From: agent.email, To: replyTo }));
      await readMailbox();
      expect(await received(contactId)).toEqual([]);
      await changeEnquiryState(agent, id, 'spam');
      server.deliver(email('more', { To: replyTo }));
      await readMailbox();
      expect((await findInboxEnquiry(id))?.state).toBe('spam');
      expect(await noticed()).toEqual([]);
    });

    it('survives hostile emails and goes on with the next', async () => {
      const agent = await makeStaff('agent');
      const { contactId } = await replied(agent);
      const part = 'Content-Type: multipart/mixed; boundary=b';
      const nested = Array.from({ length: 300 }, (_, n) => `${part}${n}\r\n\r\n--b${n}\r\n`).join('');
      server.deliver(`From: ${ADA}\r\n${nested}`);
      server.deliver(Buffer.concat([Buffer.from(email('large')), Buffer.alloc(30 * 1_024 * 1_024, 'x\r\n')]));
      server.deliver(email('\ufffd\u0000 text', { 'Content-Type': 'text/plain; charset=klingon' }));
      server.deliver('Subject: nobody\r\n\r\ntext\r\n');
      server.deliver(
        email('injected', {
          Subject: '=?utf-8?Q?S=0D=0ABcc:_all=40example.com=00?=',
          From: `=?utf-8?B?QQ0KWDogeQ==?= <${ADA}>`,
        }),
      );
      server.deliver(
        email('<p>Hello<br>Ada</p><script>alert(1)</script>', { 'Content-Type': 'text/html', 'Message-ID': '' }),
      );
      await readMailbox();
      const events = (await received(contactId)).toReversed();
      expect(events).toHaveLength(4);
      expect(events[0]?.body).toHaveLength(20_000);
      expect(events[0]?.attachments).toEqual(['…']);
      expect(events[2]).toMatchObject({ subject: 'S Bcc: all@example.com', author: 'A X: y' });
      expect(events[3]?.body).toBe('Hello\nAda');
      expect(await readMailboxReport(agent)).toMatchObject({ unmatched: 0, unreadable: 1 });
    }, 60_000);

    it('writes to the deputy too, and to the agency where nobody looks after the person', async () => {
      const [agent, deputy] = [await makeStaff('agent', listing.agent), await makeStaff('agent')];
      const { replyTo } = await replied(agent);
      await setAbsence(agent, agent.userId, { from: agencyDay(), until: agencyDay(), deputyId: deputy.userId });
      server.deliver(email('one', { To: replyTo }));
      await readMailbox();
      expect((await noticed()).toSorted()).toEqual([agent.email, deputy.email].toSorted());
    });

    it('knows nobody of whom an owner erased the data', async () => {
      const [owner, agent] = [await makeStaff('owner'), await makeStaff('agent')];
      const { contactId, replyTo } = await replied(agent);
      server.deliver(email('one', { To: replyTo }));
      await readMailbox();
      expect(await eraseContact(owner, contactId)).toBe('erased');
      server.deliver(email('two', { To: replyTo }));
      await run('update mailboxes set uid_validity = null');
      await readMailbox();
      expect(await run('select 1 from contact_events')).toEqual([]);
    });

    describe('with unknown senders listed', () => {
      let owner: StaffActor;
      beforeEach(async () => {
        owner = await makeStaff('owner');
        expect(await listUnknownSenders(owner, true)).toBe(true);
      });
      const listed = async () => (await readUnknown(owner, 1))?.items ?? [];
      const stranger = { From: 'Eva <eva@example.com>', Subject: `Visit ${listing.reference}` };

      it('stores no words until the email is put to a contact, and marks nothing in the mailbox', async () => {
        const { contactId } = await write();
        server.deliver(email('Secret words. Call 600 112 233', stranger));
        server.deliver(email('offers', { ...stranger, 'List-Unsubscribe': '<https://example.com/stop>' }));
        server.deliver(email('offers', { ...stranger, Precedence: 'bulk' }));
        server.deliver(email('away', { ...stranger, 'Auto-Submitted': 'auto-replied' }));
        server.deliver(email('failed', { From: 'MAILER-DAEMON@mx.example', Subject: 'Undelivered' }));
        await Promise.all([readMailbox(), readMailbox()]);
        const [row, ...others] = await listed();
        expect(others).toEqual([]);
        expect(row).toMatchObject({ name: 'Eva', from: 'eva@example.com', subject: `Visit ${listing.reference}` });
        const id = row?.id ?? '';
        for (const { name } of tables) {
          expect(await run(`select 1 from ${name} as row where row::text like '%Secret words%'`)).toEqual([]);
        }
        const opened = await openUnmatched(owner, id);
        expect(opened).toMatchObject({ unknown: 'read', parts: [{ text: 'Secret words. Call 600 112 233' }] });
        expect(opened && (await suggestContacts(owner, opened)).map((contact) => contact.id)).toEqual([contactId]);
        expect((await openEmailEntry(owner, id))?.entry).toMatchObject({
          email: 'eva@example.com',
          phone: '+34600112233',
          listing: listing.reference,
        });
        expect(await attachEmail(owner, id, { contactId, isOwnAddress: false })).toBe(true);
        expect(await received(contactId)).toMatchObject([{ body: 'Secret words. Call 600 112 233' }]);
        expect((await server.flags()).flat().filter((flag) => flag !== '\\Recent')).toEqual([]);
        await run('update mailboxes set uid_validity = null');
        await readMailbox();
        expect(await listed()).toEqual([]);
      });

      it('says so when the mailbox no longer has an email, and stores nothing then', async () => {
        const { contactId } = await write();
        server.deliver(email('one', stranger));
        await readMailbox();
        const [row] = await listed();
        server.reset();
        server.deliver(email('another', stranger));
        const id = row?.id ?? '';
        expect(await openUnmatched(owner, id)).toMatchObject({ unknown: 'unreachable', parts: [] });
        expect(await attachEmail(owner, id, { contactId, isOwnAddress: false })).toBe(false);
        expect(await received(contactId)).toEqual([]);
      });
    });

    it('says since when the mailbox cannot be read', async () => {
      const agent = await makeStaff('agent');
      const wrong = server.url.replace(/:[^:@]+@/, ':wrong@');
      setMailbox({ INBOX_URL: wrong });
      await readMailbox(wrong);
      expect(await readMailboxReport(agent)).toMatchObject({
        failedAt: expect.any(String),
        failure: 'authentication failed',
      });
      setMailbox({ INBOX_URL: server.url });
    }, 30_000);
  });
});
