import type { StaffActor } from '@/lib/access/actor';
import { findContactId } from '@/lib/server/data/contacts/contacts';
import { countUnmatchedEmails } from '@/lib/server/data/contacts/unmatched-emails';
import { tables } from '@/lib/server/data/registry/tables';
import { readEmail } from '@/lib/server/email/incoming/read-email';
import { eraseContact } from '@/lib/server/services/contacts/erase-contact';
import { enterEnquiry } from '@/lib/server/services/contacts/enter-enquiry';
import { createLeadKey, readLeadKeys } from '@/lib/server/services/contacts/lead-keys';
import { receiveLead } from '@/lib/server/services/enquiries/receive-lead';
import { confirmPortalEmails, readPortalStates } from '@/lib/server/services/mailbox/portal-states';
import { storeIncoming } from '@/lib/server/services/mailbox/store-email';
import {
  attachToSender,
  openEmailEntry,
  openUnmatched,
  readUnmatched,
} from '@/lib/server/services/mailbox/unmatched-emails';
import { listListings } from '@/lib/listings/catalogue/listings';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';
import {
  forms,
  nameOfPortal,
  portalEmail,
  portalNames,
  typedAtPortal,
  type Typed,
} from '@/tests/support/portal-emails';
import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';

type Stored = Readonly<{
  name: string;
  email: string;
  phone: string;
  message: string;
  listing_id: string;
  source: string;
  source_name: string;
}>;

const FORGED = 'mx.agency.example; dkim=fail header.d=fotocasa.pro; spf=fail smtp.mailfrom=fotocasa.pro';

const references = listListings()
  .slice(0, 3)
  .map(({ reference }) => reference);
const [HERE = '', THERE = ''] = references;
const typedBy = (n: number): Typed => ({
  ...typedAtPortal(n),
  phone: `+34 6${10_000_000 + n}`,
  reference: references[n % references.length] ?? '',
});
const listingOf = (reference: string) => listListings().find((listing) => listing.reference === reference)?.id;
const receive = async (source: Buffer) => {
  const email = await readEmail({ source, isCut: false });
  return storeIncoming(email, `id:${email.messageId}`);
};

function shuffled<Value>(values: readonly Value[]): readonly Value[] {
  const next = seededNumbers(20_261_128);
  return values
    .map((value) => ({ value, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

onDatabase(({ run }) => {
  let owner: StaffActor;
  beforeEach(async () => {
    owner = await makeStaff('owner');
  });

  const enquiries = () =>
    run<Stored>('select name, email, phone, message, listing_id, source, source_name from messages order by email');
  const waiting = async () => (await readUnmatched(owner, 'open', 1)).items;

  async function tracesOf(pattern: string): Promise<readonly string[]> {
    const left: string[] = [];
    for (const { name } of tables) {
      if ((await run(`select 1 from ${name} as row where row::text ~* '${pattern}'`)).length > 0) left.push(name);
    }
    return left;
  }

  it('stores each of 88 enquiries once, although each email comes twice, in any order', async () => {
    const sent = portalNames.flatMap((portal, p) =>
      forms.flatMap((form, f) =>
        [0, 1].map((round) => ({ portal, form, typed: typedBy(100 + (p * forms.length + f) * 2 + round) })),
      ),
    );
    expect(sent).toHaveLength(88);
    for (const { form, portal, typed } of shuffled([...sent, ...sent])) await receive(portalEmail(portal, typed, form));
    const expected = sent.map(({ portal, typed }) => ({
      name: typed.name,
      email: typed.email,
      phone: typed.phone.replaceAll(' ', ''),
      message: typed.message,
      listing_id: listingOf(typed.reference),
      source: 'portal',
      source_name: nameOfPortal(portal),
    }));
    const byEmail = expected.toSorted((one, other) => (one.email < other.email ? -1 : 1));
    expect(await enquiries()).toEqual(byEmail);
    expect(await countUnmatchedEmails()).toBe(0);
    expect(await run(`select 1 from jobs where kind = 'answerNotice'`)).toEqual([]);
    expect(await run(`select 1 from listing_consents`)).toEqual([]);
  });

  it('writes no enquiry and no contact for a forged email', async () => {
    for (const form of forms) await receive(portalEmail('Fotocasa', typedBy(1), form, FORGED));
    expect(await enquiries()).toEqual([]);
    expect(await run('select 1 from contacts')).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('lists an email with two addresses as one that needs reading, until it is entered', async () => {
    const typed = { ...typedBy(2), email: 'two@example.com or one@example.com' };
    const source = portalEmail('Kyero', typed, 'table');
    expect(await receive(source)).toBe('unmatched');
    const [email] = await waiting();
    expect(email).toMatchObject({ portal: 'Kyero', from: null });
    const { id = '' } = email ?? {};
    expect(await attachToSender(owner, id, 'es')).toBeNull();
    const opened = await openEmailEntry(owner, id);
    expect(opened?.entry).toEqual({
      name: typed.name,
      phone: typed.phone.replaceAll(' ', ''),
      email: '',
      source: 'portal',
      sourceName: 'Kyero',
      listing: typed.reference,
      language: 'en',
      message: typed.message,
    });
    expect(opened?.email.parts.map(({ text }) => text).join()).toContain('two@example.com');
    const entered = {
      name: typed.name,
      phone: null,
      email: 'one@example.com',
      message: typed.message,
      listing: typed.reference,
      language: 'en',
      source: 'portal',
      sourceName: 'Kyero',
      from: id,
    } as const;
    expect(await enterEnquiry(owner, entered)).toHaveProperty('contactId');
    expect(await enterEnquiry(owner, entered)).toEqual({ code: 'read' });
    expect(await waiting()).toEqual([]);
    expect(await receive(source)).toBe('ours');
    expect(await openUnmatched(owner, id)).toBeNull();
    expect(await enquiries()).toHaveLength(1);
  });

  it('stores an enquiry once that comes by the API and by email, and adds other words to its history', async () => {
    await createLeadKey(owner, 'fotocasa.es');
    const [key] = await readLeadKeys(owner);
    if (!key) throw new Error('no key');
    const lead = ({ email, message, name, phone, reference }: Typed) =>
      ({ email, message, name, phone, listing: reference, language: 'es', source: 'Fotocasa.es' }) as const;
    const [first, second] = [typedBy(3), typedBy(4)];
    expect(await receiveLead(key, lead(first), null)).toMatchObject({ code: 'stored' });
    expect(await receive(portalEmail('Fotocasa', first, 'table'))).toBe('ours');
    expect(await receive(portalEmail('Fotocasa', second, 'text'))).toBe('stored');
    const repeat = await receiveLead(key, { ...lead(second), message: 'Other words' }, 'a-key-of-the-portal');
    expect(repeat).toMatchObject({ code: 'repeated' });
    expect(await receiveLead(key, lead(second), null)).toMatchObject({ code: 'repeated' });
    expect(await enquiries()).toHaveLength(2);
    expect(await run('select body from contact_events where mail_key is not null')).toEqual([{ body: 'Other words' }]);
  });

  it('keeps enquiries about two listings apart', async () => {
    const typed = typedBy(5);
    await receive(portalEmail('Zoopla', { ...typed, reference: HERE }, 'text'));
    await receive(portalEmail('Zoopla', { ...typed, reference: THERE }, 'table'));
    expect(await enquiries()).toHaveLength(2);
  });

  it('leaves nothing of a contact that is erased', async () => {
    const typed = { ...typedBy(6), name: 'Ada Unique' };
    await receive(portalEmail('idealista', typed, 'table'));
    await receive(portalEmail('Kyero', { ...typed, email: `${typed.email}, other@example.com` }, 'text'));
    expect(await waiting()).toHaveLength(1);
    expect(await eraseContact(owner, (await findContactId(typed.email)) ?? '')).toBe('erased');
    expect(await tracesOf('client-6@|Ada Unique|610000006')).toEqual([]);
  });

  it('leaves nothing of a contact with a telephone alone, whose answers the portal passes on', async () => {
    const typed = { ...typedBy(7), name: 'Ada Unique', email: '-' };
    expect(await receive(portalEmail('Green-Acres', typed, 'text'))).toBe('stored');
    expect(await tracesOf('ada-1f2e@')).toEqual([]);
    const two = { ...typed, phone: '610 000 007 / 620 000 008' };
    expect(await receive(portalEmail('Green-Acres', two, 'cells'))).toBe('unmatched');
    const [contact] = await run<{ id: string }>(`select id from contacts where name = 'Ada Unique'`);
    expect(await eraseContact(owner, contact?.id ?? '')).toBe('erased');
    expect(await tracesOf('Ada Unique|610000007|610 ?000 ?007|ada-1f2e@')).toEqual([]);
  });

  it('says that a portal is not tried until an owner confirms it', async () => {
    const confirmed = async () =>
      (await readPortalStates(owner)).flatMap(({ confirmedAt, id }) => (confirmedAt ? [id] : []));
    expect(await confirmed()).toEqual([]);
    expect(await confirmPortalEmails(owner, 'kyero')).toBe(true);
    expect(await confirmPortalEmails(owner, 'unknown')).toBe(false);
    expect(await confirmed()).toEqual(['kyero']);
    await expect(confirmPortalEmails(await makeStaff('agent'), 'pisos')).rejects.toThrow();
  });
});
