import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import type { StaffActor } from '@/lib/access/actor';
import { listListings } from '@/lib/listings/catalogue/listings';
import { requestAlert } from '@/lib/server/data/alerts/alert-links';
import { listContactEvents } from '@/lib/server/data/contacts/contact-events';
import { linkContacts } from '@/lib/server/data/contacts/contact-links';
import { findContact, findContactId } from '@/lib/server/data/contacts/contacts';
import { findInboxEnquiry } from '@/lib/server/data/contacts/inbox';
import { deleteUser, exportUser } from '@/lib/server/data/registry/personal-data';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { requestSubscription } from '@/lib/server/data/campaigns/subscribers';
import { tables } from '@/lib/server/data/registry/tables';
import { splitStatements } from '@/tests/support/database/split-statements';
import { composeEmail } from '@/lib/server/email/compose';
import { toMessage } from '@/lib/server/providers/mail/message';
import { remindOwners } from '@/lib/server/services/enquiries/remind-owners';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { changeContact, joinContact, separateContact } from '@/lib/server/services/contacts/change-contact';
import { assignEnquiry, changeEnquiryState, restoreFromSpam } from '@/lib/server/services/contacts/change-enquiry';
import { addNote, addRequirement, addTask, noteReceived } from '@/lib/server/services/contacts/contact-notes';
import { enterEnquiry } from '@/lib/server/services/contacts/enter-enquiry';
import { eraseContact, exportContact } from '@/lib/server/services/contacts/erase-contact';
import { createLeadKey, readLeadKeys } from '@/lib/server/services/contacts/lead-keys';
import { openContact, recordContactOpened } from '@/lib/server/services/contacts/open-contact';
import { listWaiting, readInbox, readContacts, readUnanswered } from '@/lib/server/services/contacts/read-inbox';
import { replyToContact } from '@/lib/server/services/contacts/reply-to-contact';
import { onDatabase, type TestDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

const listing = listListings().find(({ status }) => status === 'available');
if (!listing) throw new Error('The portfolio has nothing');
const agentTeamId = listing.agent;

const everything = { state: 'open', agent: '', source: '', search: '' } as const;

async function makeStaff(run: TestDatabase['run'], role: 'owner' | 'agent', teamId?: string): Promise<StaffActor> {
  const { email, id } = await makeUser({ isEmailVerified: true, name: role });
  await run(`insert into staff (user_id, role, team_id, enrolled_at)
    values ('${id}', '${role}', ${teamId ? `'${teamId}'` : 'null'}, now())`);
  return { kind: 'staff', role, userId: id, email, name: role, sessionId: 's' };
}

const withPhones = (...numbers: readonly string[]) => ({
  main: 0,
  phones: numbers.map((number) => ({ number, label: '', shown: '' })),
});

let counter = 0;
async function write(email: string, fields: Partial<Parameters<typeof storeMessage>[0]> = {}) {
  counter += 1;
  const message = await storeMessage({
    idempotencyKey: `key-${counter}`,
    locale: 'es',
    name: 'Ada Lovelace',
    email,
    company: null,
    subject: null,
    message: 'Is it quiet?',
    listingId: null,
    ...fields,
  });
  if (!message?.contactId) throw new Error('not stored');
  return { id: message.id, contactId: message.contactId };
}

onDatabase(({ run, engine }) => {
  const countOf = async (from: string) => (await run(`select 1 from ${from}`)).length;

  it('links what one address sends to one person, whatever it sends', async () => {
    const { contactId } = await write('Ada@Example.com', { phone: '600 11 22 33' });
    await requestAlert({ email: 'ada@example.com', locale: 'es', query: '', frequency: 'daily', version: '1' });
    await requestSubscription({
      ...{ email: 'ada@example.com', locale: 'es', place: 'page', version: '1' },
      wantsSellingGuide: false,
    });
    await Promise.all([write('both@example.com'), write('both@example.com')]);
    expect(await findContact(contactId)).toMatchObject({ phone: '+34600112233', emails: ['ada@example.com'] });
    for (const table of ['search_alerts', 'subscribers', 'messages']) {
      expect(await countOf(`${table} where contact_id is null`)).toBe(0);
    }
    expect(await countOf('contacts')).toBe(2);
  });

  it('gives rows that were stored without a person theirs, by the migration and by the job', async () => {
    await write('ada@example.com', { phone: '0049 30 1234567' });
    await write('ada@example.com', { name: 'Ada King' });
    await run(`insert into subscribers (email, locale, consent_place, consent_version, status, unsubscribed_at)
      values ('left@example.com', 'en', 'page', '1', 'unsubscribed', now())`);
    await run(`update messages set contact_id = null`);
    await run('delete from contacts');
    const statements = splitStatements(readFileSync('lib/server/db/migrations/0021_people.sql', 'utf8'));
    const fill = statements.findIndex((statement) => statement.includes('WITH "seen"'));
    for (const statement of statements.slice(fill, fill + 5)) await engine().db.execute(sql.raw(statement));
    const id = await findContactId('ada@example.com');
    expect(id && (await findContact(id))).toMatchObject({ name: 'Ada King', phone: '+49301234567' });
    expect(await countOf('messages where contact_id is null')).toBe(0);
    await run(`update messages set contact_id = null`);
    await run('delete from contacts');
    await linkContacts();
    expect(await countOf('messages where contact_id is null')).toBe(0);
    // Proof of an ended consent does not recreate a contact.
    expect(await findContactId('left@example.com')).toBeNull();
  });

  it('gives an enquiry about a listing to its agent, others to whoever takes them', async () => {
    const agent = await makeStaff(run, 'agent', agentTeamId);
    const other = await makeStaff(run, 'agent');
    const about = await write('ada@example.com', { listingId: listing.id });
    const { contactId, id } = await write('bob@example.com');
    expect((await findInboxEnquiry(about.id))?.assigneeId).toBe(agent.userId);
    expect((await findInboxEnquiry(id))?.assigneeId).toBeNull();
    expect(await listWaiting(other)).toMatchObject({ count: 1, oldest: expect.any(Date) });
    expect(await assignEnquiry(other, id, other.userId)).toBe(true);
    expect((await findInboxEnquiry(id))?.assigneeId).toBe(other.userId);
    expect((await findContact(contactId))?.ownerId).toBe(other.userId);
    await run(`update staff set ended_at = now() where user_id = '${other.userId}'`);
    expect(await assignEnquiry(agent, id, other.userId)).toBe(false);
    expect(await readInbox(agent, { ...everything, agent: 'none' }, 1, 'en')).toMatchObject({ total: 1 });
  });

  it('lists what waits longest first, and finds by name, address and number', async () => {
    const actor = await makeStaff(run, 'agent');
    const first = await write('ada@example.com', { phone: '+34 600 11 22 33' });
    const second = await write('bob@example.com', { name: 'Bob 100%' });
    const closed = await write('eve@example.com');
    await changeEnquiryState(actor, closed.id, 'closed', 'notInterested');
    await run(`update messages set state_at = now() - interval '3 days' where id = '${second.id}'`);
    const { items } = await readInbox(actor, everything, 1, 'en');
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(items[0]?.lateness).not.toBe('onTime');
    const found = async (search: string) => (await readInbox(actor, { ...everything, search }, 1, 'en')).items.length;
    expect(await Promise.all(['100%', 'BOB@', '600112233', '100_', 'nobody'].map(found))).toEqual([1, 1, 1, 0, 0]);
    expect(await readContacts(actor, { search: '600 11', agent: '' }, 1)).toMatchObject({ total: 1 });
  });

  it('gives Today the unanswered ones of the agent and unassigned ones, the longest wait first', async () => {
    const agent = await makeStaff(run, 'agent', agentTeamId);
    const other = await makeStaff(run, 'agent');
    const owner = await makeStaff(run, 'owner');
    const own = await write('ada@example.com', { listingId: listing.id });
    const unassigned = await write('bob@example.com');
    const answered = await write('eve@example.com');
    await changeEnquiryState(other, answered.id, 'waiting');
    await run(`update messages set state_at = now() - interval '3 days' where id = '${unassigned.id}'`);
    const shownTo = async (actor: StaffActor, size = 8) =>
      (await readUnanswered(actor, size, 'en')).map(({ id, listing: about }) => [id, about?.reference]);
    const [first, second] = [
      [unassigned.id, undefined],
      [own.id, listing.reference],
    ];
    expect(await shownTo(agent)).toEqual([first, second]);
    expect(await shownTo(owner)).toEqual([first, second]);
    expect(await shownTo(other)).toEqual([first]);
    expect(await shownTo(owner, 1)).toEqual([first]);
  });

  it('takes spam back within thirty days, and deletes it then with its person', async () => {
    const actor = await makeStaff(run, 'agent');
    const { id } = await write('spam@example.com');
    await changeEnquiryState(actor, id, 'inProgress');
    await changeEnquiryState(actor, id, 'spam');
    expect(await restoreFromSpam(actor, id)).toBe(true);
    expect((await findInboxEnquiry(id))?.state).toBe('inProgress');
    expect(await restoreFromSpam(actor, id)).toBe(false);
    await changeEnquiryState(actor, id, 'spam');
    await run(`update messages set state_at = now() - interval '29 days'`);
    await run(`update contacts set created_at = now() - interval '40 days'`);
    await deleteExpiredRows();
    expect(await countOf('messages')).toBe(1);
    await run(`update messages set state_at = now() - interval '31 days'`);
    await deleteExpiredRows();
    await deleteExpiredRows();
    expect([await countOf('messages'), await countOf('contacts')]).toEqual([0, 0]);
  });

  it('answers in the name of the agent, below the thanks and the answers before', async () => {
    const actor = await makeStaff(run, 'agent');
    const { contactId, id } = await write('ada@example.com');
    const reply = { email: 'ada@example.com', enquiryId: id, subject: 'Re: Hello', text: 'Dear Ada,\n\nyes.' };
    expect(await replyToContact(actor, contactId, { ...reply, email: 'eve@example.com' })).toBe('gone');
    expect(await replyToContact(actor, contactId, reply)).toBe('sent');
    expect(await findInboxEnquiry(id)).toMatchObject({ state: 'waiting', assigneeId: actor.userId });
    expect(await noteReceived(actor, contactId, 'She asks for a viewing', id)).toBe(true);
    expect((await findInboxEnquiry(id))?.state).toBe('unanswered');
    await replyToContact(actor, contactId, reply);
    const jobs = await run<{ id: string; kind: string; recipient: string; locale: 'es'; payload: never }>(
      `select * from jobs where recipient = 'ada@example.com' order by created_at`,
    );
    const [thanks, one, two] = await Promise.all(jobs.map(async (job) => toMessage(await composeEmail(job))));
    expect(one).toMatchObject({
      from: { name: actor.name },
      replyTo: { name: actor.name, address: actor.email },
      headers: { 'In-Reply-To': thanks?.messageId, References: thanks?.messageId, 'Auto-Submitted': 'no' },
    });
    expect(two?.headers).toMatchObject({
      'In-Reply-To': one?.messageId,
      References: `${String(thanks?.messageId)} ${String(one?.messageId)}`,
    });
    await run(`update jobs set status = 'dead', last_error = '550 No such mailbox' where kind = 'contactReply'`);
    const { timeline } = (await openContact(actor, contactId, 'en')) ?? {};
    expect(timeline?.filter(({ kind }) => kind === 'reply')[0]).toMatchObject({
      fate: { state: 'givenUp', why: '550 No such mailbox' },
    });
    expect(timeline?.map(({ kind }) => kind).sort()).toEqual(['email', 'enquiry', 'received', 'reply', 'reply']);
  });

  it('joins a person under two addresses and takes them apart again', async () => {
    const actor = await makeStaff(run, 'agent');
    const one = await write('ada@example.com', { phone: '600112233' });
    const two = await write('king@example.com', { name: 'Ada King', phone: '600112233' });
    await replyToContact(actor, two.contactId, {
      email: 'king@example.com',
      enquiryId: two.id,
      subject: 'S',
      text: 'T',
    });
    await addRequirement(actor, one.contactId, 'type=villa');
    await addRequirement(actor, two.contactId, 'type=villa');
    expect((await openContact(actor, one.contactId, 'en'))?.namesakes).toHaveLength(1);
    expect(await joinContact(actor, one.contactId, 'king@example.com')).toBe(true);
    expect(await joinContact(actor, one.contactId, 'king@example.com')).toBe(false);
    expect(await openContact(actor, one.contactId, 'en')).toMatchObject({
      emails: ['ada@example.com', 'king@example.com'],
      enquiries: [{}, {}],
      requirements: [{}],
    });
    const own = (await separateContact(actor, one.contactId, 'king@example.com')) ?? '';
    expect(await openContact(actor, own, 'en')).toMatchObject({ name: 'Ada King', enquiries: [{ id: two.id }] });
    expect(await listContactEvents(own)).toHaveLength(1);
    expect(await listContactEvents(one.contactId)).toHaveLength(0);
    expect(await separateContact(actor, one.contactId, 'ada@example.com')).toBeNull();
  });

  it('knows who left a number alone by it, for staff only', async () => {
    const actor = await makeStaff(run, 'agent');
    const call = {
      name: 'Ada',
      email: null,
      phone: '600 11 22 33',
      message: '',
      listing: '',
      language: 'es',
      source: 'telephone',
      sourceName: null,
    } as const;
    const first = await enterEnquiry(actor, call);
    expect(await enterEnquiry(actor, call)).toEqual(first);
    expect(await enterEnquiry(actor, { ...call, listing: 'no such' })).toEqual({ code: 'unknownListing' });
    expect(await countOf(`jobs`)).toBe(0);
    // A telephone number sent on the website does not prove identity.
    const { contactId } = await write('mallory@example.com', { phone: '600112233' });
    expect(first).not.toEqual({ contactId });
  });

  it('tells the owners once of what waits for four hours of the office', async () => {
    const owner = await makeStaff(run, 'owner');
    await makeStaff(run, 'agent');
    const { id } = await write('ada@example.com');
    await remindOwners();
    expect(await countOf(`jobs where kind = 'enquiryWaiting'`)).toBe(0);
    await run(`update messages set state_at = now() - interval '8 days'`);
    await Promise.all([remindOwners(), remindOwners()]);
    expect(await run(`select recipient from jobs where kind = 'enquiryWaiting'`)).toEqual([{ recipient: owner.email }]);
    await run(`update messages set state = 'waiting', owners_notified_at = null where id = '${id}'`);
    await remindOwners();
    expect(await countOf(`jobs where kind = 'enquiryWaiting'`)).toBe(1);
  });

  it('leaves nothing of whom an owner erases but the proofs of consent', async () => {
    const owner = await makeStaff(run, 'owner');
    const agent = await makeStaff(run, 'agent', agentTeamId);
    const client = await makeUser({ email: 'ada@example.com', isEmailVerified: true });
    const { contactId, id } = await write('ada@example.com', { listingId: listing.id, name: 'Ada Unique' });
    await write('ada.two@example.com');
    await joinContact(agent, contactId, 'ada.two@example.com');
    await replyToContact(agent, contactId, { email: 'ada@example.com', enquiryId: id, subject: 'S', text: 'T' });
    await addNote(agent, contactId, 'ada@example.com likes light');
    await addTask(agent, contactId, { text: 'Call Ada Unique', dueOn: '2026-12-01', assigneeId: agent.userId });
    await requestSubscription({
      ...{ email: 'ada@example.com', locale: 'es', place: 'page', version: '1' },
      wantsSellingGuide: false,
    });
    const exported = JSON.stringify(await exportContact(owner, contactId));
    for (const words of ['likes light', 'Is it quiet?', 'ada.two@example.com']) expect(exported).toContain(words);
    await expect(exportContact(agent, contactId)).rejects.toThrow('contact.export');
    await expect(eraseContact(agent, contactId)).rejects.toThrow('contact.erase');
    expect(await eraseContact(owner, contactId)).toBe('erased');
    const left: string[] = [];
    for (const { name } of tables) {
      const rows = await run(`select 1 from ${name} as row where row::text ~* 'ada(\\.two)?@example\\.com|Ada Unique'`);
      if (rows.length > 0) left.push(name);
    }
    expect(left).toEqual(['subscribers']);
    expect(await countOf(`users where id = '${client.id}'`)).toBe(0);
    expect(await eraseContact(owner, contactId)).toBe('gone');
  });

  it('erases nobody of the staff', async () => {
    const owner = await makeStaff(run, 'owner');
    const { contactId } = await write(owner.email);
    expect(await eraseContact(owner, contactId)).toBe('isStaff');
  });

  it('goes with the account of whom it is about, and into its export', async () => {
    const actor = await makeStaff(run, 'agent');
    const client = await makeUser({ email: 'ada@example.com', isEmailVerified: true });
    const { contactId } = await write('ada@example.com');
    await addNote(actor, contactId, 'likes light');
    expect(JSON.stringify(await exportUser(client.id))).toContain('likes light');
    await deleteUser(client.id);
    expect([await countOf('contacts'), await countOf('contact_events'), await countOf('messages')]).toEqual([0, 0, 0]);
  });

  it('records who did what by ids and names of fields, never by values', async () => {
    const actor = await makeStaff(run, 'owner');
    const { contactId, id } = await write('ada@example.com');
    await recordContactOpened(actor, contactId);
    await changeContact(actor, contactId, {
      name: 'Secret Name',
      ...withPhones('600112233'),
      locale: 'en',
      ownerId: '',
    });
    await addNote(actor, contactId, 'Secret note');
    await replyToContact(actor, contactId, {
      email: 'ada@example.com',
      enquiryId: id,
      subject: 'Secret',
      text: 'Secret',
    });
    const log = await run<{ action: string }>('select * from activity_log order by created_at');
    expect(log.map(({ action }) => action)).toEqual(['contactOpened', 'contactChanged', 'noteAdded', 'contactReplied']);
    expect(JSON.stringify(log)).not.toMatch(/Secret|600112233|ada@example/);
  });

  it('leaves keys to owners', async () => {
    const [owner, agent] = [await makeStaff(run, 'owner'), await makeStaff(run, 'agent')];
    await expect(createLeadKey(agent, 'Portal')).rejects.toThrow('leadKey.manage');
    await expect(readLeadKeys(agent)).rejects.toThrow('leadKey.manage');
    const key = await createLeadKey(owner, 'Portal');
    expect(JSON.stringify(await run('select * from lead_keys'))).not.toContain(key);
  });
});
