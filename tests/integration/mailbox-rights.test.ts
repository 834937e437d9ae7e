import type { StaffActor } from '@/lib/access/actor';
import type { PortalValues } from '@/lib/contacts/portals/portal-form';
import { env } from '@/lib/server/env';
import { withInbox } from '@/lib/server/providers/inbox/imap';
import { moveFileToSale, openEmailFile } from '@/lib/server/services/contacts/email-files';
import { enterEnquiry } from '@/lib/server/services/contacts/enter-enquiry';
import { openContact } from '@/lib/server/services/contacts/open-contact';
import { mailboxId } from '@/lib/server/services/mailbox/mailbox-id';
import { removePortal, savePortal, tryPortal } from '@/lib/server/services/mailbox/own-portals';
import { confirmPortalEmails } from '@/lib/server/services/mailbox/portal-states';
import { ignoreSenderOf, readUnknown } from '@/lib/server/services/mailbox/unknown-emails';
import {
  listSenderAgain,
  listUnknownSenders,
  nameMailboxReader,
  readUnknownSettings,
} from '@/lib/server/services/mailbox/unknown-settings';
import {
  attachEmail,
  attachToSender,
  openEmailEntry,
  openUnmatched,
  readUnmatched,
  setAside,
} from '@/lib/server/services/mailbox/unmatched-emails';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';

jest.mock('@/lib/server/providers/inbox/imap');

/** `reader`: an agent whom an owner named. */
type Actor = 'owner' | 'reader' | 'agent';
type Act = (actor: StaffActor, ids: Readonly<{ unknown: string; needsReading: string; contact: string }>) => unknown;

const ALL: readonly Actor[] = ['owner', 'reader', 'agent'];
const READERS: readonly Actor[] = ['owner', 'reader'];
const OWNER: readonly Actor[] = ['owner'];

const NONE = '00000000-0000-4000-8000-000000000000';
const portal: PortalValues = {
  ...{ title: 'P', sender: 'portal.example', name: 'Solicitante', phone: '', email: 'Correo', message: 'Solicita' },
  ...{ language: '', reference: '', portalReference: '' },
  pasted: 'Solicitante: Ada\nCorreo: ada@example.com\nSolicita: Hola',
};
const entered = {
  name: 'Eva',
  phone: null,
  email: 'eva@example.com',
  message: 'Text',
  listing: '',
  language: 'es',
  source: 'email',
  sourceName: null,
} as const;

/** An act is refused when it throws, or returns nothing, false or 0. */
const matrix: readonly (readonly [name: string, allowed: readonly Actor[], act: Act])[] = [
  ['list emails of unknown senders', READERS, (actor) => readUnknown(actor, 1)],
  ['open an email of an unknown sender', READERS, (actor, { unknown }) => openUnmatched(actor, unknown)],
  ['read it for the form', READERS, (actor, { unknown }) => openEmailEntry(actor, unknown)],
  [
    'put it to a contact',
    READERS,
    (actor, { contact, unknown }) => attachEmail(actor, unknown, { contactId: contact, isOwnAddress: false }),
  ],
  ['make it an enquiry', READERS, (actor, { unknown }) => enterEnquiry(actor, { ...entered, from: unknown })],
  ['set it aside', READERS, (actor, { unknown }) => setAside(actor, unknown, true)],
  ['ignore its sender', READERS, (actor, { unknown }) => ignoreSenderOf(actor, unknown)],
  ['list what needs reading', ALL, async (actor) => (await readUnmatched(actor, 'open', 1)).total],
  ['read what needs reading for the form', ALL, (actor, { needsReading }) => openEmailEntry(actor, needsReading)],
  ['set it aside', ALL, (actor, { needsReading }) => setAside(actor, needsReading, true)],
  ['enter it', ALL, (actor, { needsReading }) => enterEnquiry(actor, { ...entered, from: needsReading })],
  ['see the files of a contact', ALL, (actor, { contact }) => openContact(actor, contact, 'es')],
  ['switch the list', OWNER, (actor) => listUnknownSenders(actor, true)],
  ['see who reads', OWNER, (actor) => readUnknownSettings(actor)],
  ['list an ignored sender again', OWNER, (actor) => listSenderAgain(actor, 'x@example.com').then(() => true)],
  ['name a reader', OWNER, (actor) => nameMailboxReader(actor, NONE, true).then(() => true)],
  ['try a portal', OWNER, (actor) => tryPortal(actor, portal)],
  ['add a portal', OWNER, (actor) => savePortal(actor, null, portal).then(() => true)],
  ['delete a portal', OWNER, (actor) => removePortal(actor, NONE).then(() => true)],
  ['confirm a portal', OWNER, (actor) => confirmPortalEmails(actor, 'kyero')],
];

onDatabase(({ run }) => {
  const actors = new Map<Actor, StaffActor>();
  const ids = { unknown: '', needsReading: '', contact: '' };

  beforeEach(async () => {
    Object.assign(env, { INBOX_URL: 'imap://a:b@127.0.0.1/INBOX' });
    const source = Buffer.from('From: Eva <eva@example.com>\r\nMessage-ID: <a@b>\r\nSubject: S\r\n\r\nText');
    jest.mocked(withInbox).mockImplementation((_, work) =>
      work({
        uidValidity: '1',
        uidsAfter: () => Promise.resolve([]),
        uidsSince: () => Promise.resolve([]),
        read: () => Promise.resolve({ source, isCut: false }),
        attachments: () => Promise.resolve([]),
        download: () => Promise.resolve(null),
      }),
    );
    for (const [name, role] of [
      ['owner', 'owner'],
      ['reader', 'agent'],
      ['agent', 'agent'],
    ] as const) {
      actors.set(name, await makeStaff(role));
    }
    const owner = actors.get('owner') ?? (await makeStaff('owner'));
    await listUnknownSenders(owner, true);
    await nameMailboxReader(owner, actors.get('reader')?.userId ?? '', true);
    const idOf = async (statement: string) => (await run<{ id: string }>(`${statement} returning id`))[0]?.id ?? '';
    ids.contact = await idOf(`insert into contacts (name, locale, source) values ('Ada', 'es', 'desk')`);
    ids.unknown = await idOf(`insert into unknown_emails (mail_key, mailbox_id, uid_validity, uid, name, email, subject)
      values ('id:a@b', '${mailboxId(env.INBOX_URL ?? '')}', '1', 1, 'Eva', 'eva@example.com', 'S')`);
    ids.needsReading = await idOf(`insert into unmatched_emails
      (mail_key, name, email, subject, body, attachments, quoted, portal, fields)
      values ('id:c@d', '', 'leads@kyero.com', 'S', 'T', '[]', '[]', 'Kyero', '{"reference": null, "language": null}')`);
  });

  const cases = matrix.flatMap(([name, allowed, act]) =>
    ALL.map((actor) => [actor, allowed.includes(actor) ? 'may' : 'may not', name, act] as const),
  );

  it.each(cases)('%s %s %s', async (name, may, _name, act) => {
    const actor = actors.get(name);
    if (!actor) throw new Error(`no ${name}`);
    const records = () => run<{ n: string }>('select count(*) as n from activity_log');
    const before = await records();
    const isDone = Boolean(await Promise.resolve(act(actor, ids)).catch(() => null));
    expect(isDone ? 'may' : 'may not').toBe(may);
    const isUnchanged = JSON.stringify(await records()) === JSON.stringify(before);
    expect(isDone || isUnchanged).toBe(true);
  });

  it('opens and moves no file of another contact', async () => {
    const owner = actors.get('owner');
    if (!owner) throw new Error('no owner');
    const target = { contactId: ids.contact, fileId: NONE, listingId: 'flat', folder: 'registry' } as const;
    expect(await openEmailFile(owner, ids.contact, NONE)).toBeNull();
    expect(await moveFileToSale(owner, target).catch(() => false)).toBe(false);
    const [row] = await run<{ id: string }>("select id from unmatched_emails where portal = 'Kyero'");
    expect(await attachToSender(owner, row?.id ?? '', 'es')).toBeNull();
  });
});
