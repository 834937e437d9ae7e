import { listListings } from '@/lib/listings/catalogue/listings';
import { addDays } from '@/lib/appointments/time-zone';
import { RightError } from '@/lib/errors/right-error';
import { findContact } from '@/lib/server/data/contacts/contacts';
import { findInboxEnquiry } from '@/lib/server/data/contacts/inbox';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { findStaff } from '@/lib/server/data/staff/staff';
import { composeEmail } from '@/lib/server/email/compose';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { addTask } from '@/lib/server/services/contacts/contact-notes';
import { listWaiting, readInbox, readTasks } from '@/lib/server/services/contacts/read-inbox';
import { agencyDay } from '@/lib/appointments/agency-day';
import { endAbsence, setAbsence } from '@/lib/server/services/staff/absence';
import { endStaff, resign } from '@/lib/server/services/staff/change-staff';
import { readHoldings, readStaffPage } from '@/lib/server/services/staff/staff-page';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';
import { team } from '@/tests/support/team';

const listing = listListings().find(({ status }) => status === 'available');
if (!listing) throw new Error('The portfolio has nothing');
const other = team.find(({ id }) => id !== listing.agent);
if (!other) throw new Error('The team has one member');

const [today, tomorrow] = [agencyDay(), addDays(agencyDay(), 1)];
let counter = 0;

async function write(listingId: string | null = listing?.id ?? null) {
  counter += 1;
  const message = await storeMessage({
    ...{ idempotencyKey: `key-${counter}`, locale: 'es', name: 'Ada', email: `ada-${counter}@example.com` },
    ...{ company: null, subject: null, message: 'Is it quiet?', listingId },
  });
  if (!message?.contactId) throw new Error('not stored');
  return { id: message.id, contactId: message.contactId };
}

onDatabase(({ run }) => {
  const recipients = async () => {
    const rows = await run<{ recipient: string }>(
      `select recipient from jobs where kind = 'contactNotice' order by created_at`,
    );
    return rows.map(({ recipient }) => recipient);
  };

  it('gives homes, people, enquiries and reminders of whoever goes to a colleague', async () => {
    await storeContent();
    const [owner, eva] = [await makeStaff('owner'), await makeStaff('agent', listing.agent)];
    const oriol = await makeStaff('agent', other.id);
    const { contactId, id } = await write();
    await addTask(eva, contactId, { text: 'Call', dueOn: tomorrow, assigneeId: eva.userId });
    await setAbsence(oriol, oriol.userId, { from: today, until: today, deputyId: eva.userId });
    const before = await readHoldings(owner, eva.userId);
    expect(before).toMatchObject({ people: 1, enquiries: 1, tasks: 1 });
    const version = (await findListingById(listing.id))?.editVersion ?? 0;
    expect(await endStaff(owner, eva.userId, eva.userId)).toBe('heirGone');
    expect(await endStaff(owner, eva.userId, oriol.userId)).toBe('done');
    const stored = await findListingById(listing.id);
    expect(stored && withChanges(stored).agent).toBe(other.id);
    expect(stored?.editVersion).toBe(version + 1);
    expect(await readHoldings(owner, eva.userId)).toEqual({
      homes: 0,
      people: 0,
      enquiries: 0,
      tasks: 0,
      appointments: 0,
    });
    expect((await findInboxEnquiry(id))?.assigneeId).toBe(oriol.userId);
    expect((await findContact(contactId))?.ownerId).toBe(oriol.userId);
    expect(await readTasks(oriol, 'mine', 1)).toMatchObject({ total: 1 });
    // Staff cannot be their own deputy.
    expect(await findStaff(oriol.userId)).toMatchObject({ deputyId: null });
    const [entry] = await run<{ after: object }>(`select after from activity_log where action = 'staffEnded'`);
    expect(entry?.after).toEqual({ ...before, to: expect.any(String) });
  });

  it('leaves people and enquiries to nobody where nobody takes over, and homes with their profile', async () => {
    await storeContent();
    const [owner, eva] = [await makeStaff('owner'), await makeStaff('agent', listing.agent)];
    const { contactId, id } = await write();
    await endStaff(owner, owner.userId, null);
    expect(await resign(eva, null)).toBe('done');
    expect((await findInboxEnquiry(id))?.assigneeId).toBeNull();
    expect((await findContact(contactId))?.ownerId).toBeNull();
    const stored = await findListingById(listing.id);
    expect(stored && withChanges(stored).agent).toBe(listing.agent);
  });

  it('writes to the deputy too while an agent is absent, and shows her what waits', async () => {
    const [owner, eva] = [await makeStaff('owner'), await makeStaff('agent', listing.agent)];
    const oriol = await makeStaff('agent');
    expect(await setAbsence(owner, eva.userId, { from: today, until: tomorrow, deputyId: oriol.userId })).toBe('done');
    await write();
    expect(await recipients()).toHaveLength(2);
    expect((await recipients())[1]).toBe(oriol.email);
    const [job] = await run<Parameters<typeof composeEmail>[0]>(
      `select * from jobs where recipient = '${oriol.email}'`,
    );
    const email = job && (await composeEmail(job));
    expect(email?.text).toContain(eva.name);
    expect(email?.cc).toBeUndefined();
    expect(await listWaiting(oriol)).toMatchObject({ count: 1 });
    const everything = { state: 'open', source: '', search: '' } as const;
    const inbox = await readInbox(oriol, { ...everything, agent: oriol.userId }, 1, 'en');
    expect(inbox.items).toMatchObject([{ assignee: { id: eva.userId, deputy: oriol.name } }]);
    const row = (await readStaffPage(owner)).members.find(({ userId }) => userId === eva.userId);
    expect(row?.absence).toMatchObject({ isNow: true, deputy: oriol.name });
    expect(await endAbsence(eva, eva.userId)).toBe('done');
    expect(await endAbsence(eva, eva.userId)).toBe('unknown');
    await write();
    expect(await recipients()).toHaveLength(3);
    expect(await listWaiting(oriol)).toMatchObject({ count: 0 });
  });

  it('writes to nobody else before and after an absence', async () => {
    const [eva, oriol] = [await makeStaff('agent', listing.agent), await makeStaff('agent')];
    await setAbsence(eva, eva.userId, { from: tomorrow, until: tomorrow, deputyId: oriol.userId });
    await write();
    await run(`update staff set absent_from = '2020-01-01', absent_until = '2020-01-02' where absent_from is not null`);
    await write();
    expect(await recipients()).toHaveLength(2);
    expect(await listWaiting(oriol)).toMatchObject({ count: 0 });
  });

  it('refuses past days, deputies who are gone, and other agents', async () => {
    const [eva, oriol] = [await makeStaff('agent'), await makeStaff('agent')];
    const absence = { from: today, until: tomorrow, deputyId: oriol.userId };
    await expect(setAbsence(oriol, eva.userId, absence)).rejects.toBeInstanceOf(RightError);
    await expect(endAbsence(oriol, eva.userId)).rejects.toBeInstanceOf(RightError);
    const yesterday = addDays(today, -1);
    expect(await setAbsence(eva, eva.userId, { ...absence, from: yesterday, until: yesterday })).toBe('past');
    expect(await setAbsence(eva, eva.userId, { ...absence, deputyId: eva.userId })).toBe('gone');
    await run(`update staff set ended_at = now() where user_id = '${oriol.userId}'`);
    expect(await setAbsence(eva, eva.userId, absence)).toBe('gone');
  });
});
