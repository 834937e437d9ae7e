import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { StaffActor } from '@/lib/access/actor';
import { findContactId } from '@/lib/server/data/contacts/contacts';
import { countUnmatchedEmails } from '@/lib/server/data/contacts/unmatched-emails';
import { env } from '@/lib/server/env';
import { openContact } from '@/lib/server/services/contacts/open-contact';
import { readInbox } from '@/lib/server/services/contacts/read-inbox';
import { readMailbox } from '@/lib/server/services/mailbox/read-mailbox';
import { readUnknown } from '@/lib/server/services/mailbox/unknown-emails';
import { listUnknownSenders } from '@/lib/server/services/mailbox/unknown-settings';
import { readUnmatched } from '@/lib/server/services/mailbox/unmatched-emails';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';
import { rawEmail, textPart } from '@/tests/support/raw-email';
import { hasImapServer } from '@/tests/support/servers/has-imap-server.mjs';
import { startImapServer, type ImapServer } from '@/tests/support/servers/imap';

jest.setTimeout(2_400_000);

const EMAILS = Number(process.env.MAILBOX_EMAILS ?? 10_000);
const BUDGET_MS = 150;
const CALLS = 9;
/** The heap after the first fifth has all modules and caches. */
const MAX_GROWTH_MB = 30;
const MEGABYTE = 1_048_576;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Of ten emails: three of portals, one of them doubtful, four of unknown senders, one answer, two newsletters. */
function emailOf(n: number): Buffer {
  const id = `scale-${n}`;
  const kyero = `Name: Visitor ${n}\nEmail: visitor-${n % 1_000}@example.com\nMessage: Enquiry ${n}`;
  if (n % 10 < 2) return rawEmail({ id, from: 'leads@kyero.com', subject: 'Enquiry', body: kyero });
  if (n % 10 === 2) return rawEmail({ id, from: 'leads@kyero.com', subject: 'Enquiry', body: `Name: Visitor ${n}` });
  if (n % 10 < 7) {
    const html = { type: 'text/html; charset=utf-8', content: `<p>${'Hello. '.repeat(700)}</p>` };
    const body = [textPart('Hello. '.repeat(700)), html];
    return rawEmail({ id, from: `Stranger <s${n}@example.org>`, subject: `Hello ${n}`, kind: 'alternative', body });
  }
  const client = `visitor-${10 * (Math.floor(n / 10) % 20) + 1}@example.com`;
  if (n % 10 === 7) return rawEmail({ id, from: client, subject: 'Re', body: `Answer ${n}` });
  return rawEmail({ id, from: 'n@example.org', subject: 'News', headers: ['List-Id: <x.example.org>'], body: 'News' });
}

(hasImapServer ? describe : describe.skip)(`${EMAILS} emails in a mailbox`, () => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await startImapServer();
    Object.assign(env, { INBOX_URL: server.url });
  }, 30_000);
  afterAll(() => server.stop());

  onDatabase(({ run }) => {
    let owner: StaffActor;

    const position = async () => {
      const [row] = await run<{ last_uid: string }>('select last_uid from mailboxes');
      return Number(row?.last_uid ?? 0);
    };
    function heap(): number {
      collect();
      return Math.round(process.memoryUsage().heapUsed / MEGABYTE);
    }
    async function costOf(read: () => Promise<unknown>): Promise<number> {
      const costs: number[] = [];
      for (let call = 0; call < CALLS; call += 1) {
        const start = process.cpuUsage();
        await read();
        const { system, user } = process.cpuUsage(start);
        costs.push(Math.round((system + user) / 1_000));
      }
      return Math.min(...costs);
    }

    it('are read in bounded memory, and the pages of the desk stay within their budget', async () => {
      owner = await makeStaff('owner');
      await listUnknownSenders(owner, true);
      for (let n = 0; n < EMAILS; n += 1) server.deliver(emailOf(n));
      const heaps: number[] = [];
      const start = performance.now();
      for (let next = EMAILS / 5; next <= EMAILS; next += EMAILS / 5) {
        while ((await position()) < next) await readMailbox();
        heaps.push(heap());
        const rss = Math.round(process.memoryUsage().rss / MEGABYTE);
        process.stdout.write(`${next} emails: heap ${heaps.at(-1)} MB, resident ${rss} MB\n`);
      }
      const each = (performance.now() - start) / EMAILS;
      const [first = 0, ...later] = heaps;
      expect(Math.max(...later) - first).toBeLessThan(MAX_GROWTH_MB);
      expect(await countUnmatchedEmails()).toBe(EMAILS / 10);
      expect((await readUnknown(owner, 1))?.total).toBe((EMAILS * 4) / 10);
      const contactId = (await findContactId('visitor-1@example.com')) ?? '';
      const inbox = { state: 'open', agent: '', source: '', search: '' } as const;
      const pages: Readonly<Record<string, () => Promise<unknown>>> = {
        inbox: () => readInbox(owner, inbox, 1, 'es'),
        'needs reading': () => readUnmatched(owner, 'open', 1),
        'unknown senders': () => readUnknown(owner, 1),
        'unknown senders, last page': () => readUnknown(owner, EMAILS / 125),
        'a contact': () => openContact(owner, contactId, 'es'),
      };
      const costs: Record<string, number> = {};
      for (const [name, read] of Object.entries(pages)) costs[name] = await costOf(read);
      process.stdout.write(`${each.toFixed(1)} ms an email; CPU in ms: ${JSON.stringify(costs)}\n`);
      expect(Object.entries(costs).filter(([, cost]) => cost > BUDGET_MS)).toEqual([]);
    });
  });
});
