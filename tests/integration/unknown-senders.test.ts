import type { StaffActor } from '@/lib/access/actor';
import { contactOf } from '@/lib/server/data/contacts/contacts';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { env } from '@/lib/server/env';
import { withInbox } from '@/lib/server/providers/inbox/imap';
import { enterEnquiry } from '@/lib/server/services/contacts/enter-enquiry';
import { readMailboxReport } from '@/lib/server/services/mailbox/mailbox-report';
import { readMailbox } from '@/lib/server/services/mailbox/read-mailbox';
import {
  countUnknown,
  ignoreSenderOf,
  readUnknown,
  recordEmailOpened,
} from '@/lib/server/services/mailbox/unknown-emails';
import {
  listSenderAgain,
  listUnknownSenders,
  nameMailboxReader,
  readUnknownSettings,
} from '@/lib/server/services/mailbox/unknown-settings';
import { attachEmail, openUnmatched, setAside } from '@/lib/server/services/mailbox/unmatched-emails';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';

jest.mock('@/lib/server/providers/inbox/imap');

const EVA = 'eva@example.com';
let mails: string[];

function deliver(from: string, fields = ''): void {
  const n = mails.length + 1;
  mails.push(
    `From: ${from}\r\nTo: a@agency.example\r\nMessage-ID: <m${n}@e>\r\nSubject: S${n}\r\n${fields}\r\nText ${n}`,
  );
}

onDatabase(({ run }) => {
  let owner: StaffActor;
  let agent: StaffActor;

  beforeEach(async () => {
    mails = [];
    Object.assign(env, { INBOX_URL: 'imap://a:b@127.0.0.1/INBOX' });
    jest.mocked(withInbox).mockImplementation((_, work) =>
      work({
        uidValidity: '1',
        uidsAfter: (uid) => Promise.resolve(mails.map((_mail, n) => n + 1).filter((n) => n > uid)),
        uidsSince: () => Promise.resolve(mails.map((_mail, n) => n + 1)),
        read: (uid) => {
          const mail = mails[uid - 1];
          return Promise.resolve(mail === undefined ? null : { source: Buffer.from(mail), isCut: false });
        },
        attachments: () => Promise.resolve([]),
        download: () => Promise.resolve(null),
      }),
    );
    [owner, agent] = [await makeStaff('owner'), await makeStaff('agent')];
  });

  const subjects = async (actor = owner) => (await readUnknown(actor, 1))?.items.map(({ subject }) => subject) ?? null;
  const idOf = async (subject: string) =>
    (await readUnknown(owner, 1))?.items.find((row) => row.subject === subject)?.id ?? '';

  it('lists nothing until an owner switches it on, then what arrives from that time', async () => {
    deliver(EVA);
    await readMailbox();
    expect(await subjects()).toBeNull();
    await listUnknownSenders(owner, true);
    deliver(`Eva <${EVA}>`);
    await readMailbox();
    expect(await subjects()).toEqual(['S2']);
    await listUnknownSenders(owner, false);
    expect(await subjects()).toBeNull();
    expect(await run('select 1 from unknown_emails')).toEqual([]);
  });

  it('shows emails to owners and the agents whom they name, and lets only owners decide', async () => {
    await listUnknownSenders(owner, true);
    deliver(EVA);
    await readMailbox();
    const id = await idOf('S1');
    expect(await subjects(agent)).toBeNull();
    expect(await countUnknown(agent)).toBe(0);
    expect(await openUnmatched(agent, id)).toBeNull();
    const [contact] = await run<{ id: string }>(
      `insert into contacts (name, locale, source) values ('Ada', 'es', 'desk') returning id`,
    );
    expect(await attachEmail(agent, id, { contactId: contact?.id ?? '', isOwnAddress: false })).toBe(false);
    const attempts = [
      () => setAside(agent, id, true),
      () => ignoreSenderOf(agent, id),
      () => enterEnquiry(agent, { ...entered, from: id }),
      () => listUnknownSenders(agent, false),
      () => nameMailboxReader(agent, agent.userId, true),
      () => listSenderAgain(agent, EVA),
      () => readUnknownSettings(agent),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow();
    expect(await nameMailboxReader(owner, agent.userId, true)).toBe(true);
    expect(await subjects(agent)).toEqual(['S1']);
    expect(await openUnmatched(agent, id)).toMatchObject({ parts: [{ text: 'Text 1' }] });
    await recordEmailOpened(agent, id);
    const opened = `select actor_id, subject_id from activity_log where action = 'emailOpened'`;
    expect(await run(opened)).toEqual([{ actor_id: agent.userId, subject_id: id }]);
    await nameMailboxReader(owner, agent.userId, false);
    expect(await openUnmatched(agent, id)).toBeNull();
  });

  const entered = {
    name: 'Eva',
    phone: null,
    email: EVA,
    message: 'Text 1',
    listing: '',
    language: 'es',
    source: 'email',
    sourceName: null,
  } as const;

  it('makes one enquiry of an email, also when the mailbox is read again', async () => {
    await listUnknownSenders(owner, true);
    deliver(EVA);
    await readMailbox();
    const from = await idOf('S1');
    expect(await enterEnquiry(owner, { ...entered, from })).toHaveProperty('contactId');
    expect(await enterEnquiry(owner, { ...entered, from })).toEqual({ code: 'read' });
    await run(`delete from contact_emails`);
    await run('update mailboxes set uid_validity = null');
    await readMailbox();
    expect(await subjects()).toEqual([]);
    expect(await run('select message, source from messages')).toEqual([{ message: 'Text 1', source: 'email' }]);
  });

  it.each([
    ['dmarc=fail', 'spf=fail smtp.mailfrom=evil.example; dmarc=fail header.from=example.com', true],
    ['SPF alone', 'dkim=none; spf=fail smtp.mailfrom=example.com', false],
  ])('counts an email of a contact that is in doubt by %s, and lists it once it may', async (_, results, isForged) => {
    await contactOf(EVA, { name: 'Eva', locale: 'es', source: 'enquiry' });
    const fields = `Authentication-Results: mx.agency.example; ${results}\r\n`;
    deliver(EVA, fields);
    await readMailbox();
    expect(await run('select 1 from contact_events')).toEqual([]);
    expect(await readMailboxReport(agent)).toMatchObject({ doubted: 1 });
    await run(`update activity_log set created_at = now() - interval '31 days'`);
    expect(await readMailboxReport(agent)).toMatchObject({ doubted: 0 });
    await listUnknownSenders(owner, true);
    deliver(EVA, fields);
    await readMailbox();
    expect(await readMailboxReport(agent)).toMatchObject({ doubted: 0 });
    expect(await openUnmatched(owner, await idOf('S2'))).toMatchObject({ isForged });
    expect(await run('select 1 from contact_events')).toEqual([]);
  });

  it('counts an email with the address of a portal that the portal did not send', async () => {
    deliver('leads@kyero.com', 'Authentication-Results: mx.agency.example; dkim=none\r\n');
    deliver('leads@other.example', 'Authentication-Results: mx.agency.example; dkim=none\r\n');
    await readMailbox();
    expect(await readMailboxReport(agent)).toMatchObject({ doubted: 1 });
  });

  it('lists an ignored sender no more until an owner lists it again', async () => {
    await listUnknownSenders(owner, true);
    deliver(EVA);
    deliver(EVA);
    await readMailbox();
    expect(await ignoreSenderOf(owner, await idOf('S1'))).toBe(true);
    deliver(`Other <${EVA.toUpperCase()}>`);
    await readMailbox();
    expect(await subjects()).toEqual([]);
    expect((await readUnknownSettings(owner))?.ignored).toEqual([EVA]);
    expect(await listSenderAgain(owner, EVA)).toBe(true);
    deliver(EVA);
    await readMailbox();
    expect(await subjects()).toEqual(['S4']);
  });

  it('takes an email from the list when it is set aside, and after 30 days', async () => {
    await listUnknownSenders(owner, true);
    for (const sender of [EVA, 'b@example.com', 'c@example.com']) deliver(sender);
    await readMailbox();
    expect(await setAside(owner, await idOf('S1'), true)).toBe(true);
    await run(`update unknown_emails set created_at = now() - interval '31 days' where subject = 'S2'`);
    await deleteExpiredRows();
    expect(await subjects()).toEqual(['S3']);
  });
});
