import 'server-only';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { openStates } from '@/lib/contacts/enquiry-state';
import { contacts, listings, messages, staff, tasks } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

export type StaffWork = Readonly<{ people: number; enquiries: number; tasks: number }>;

const contactsOf = (userId: string) => eq(contacts.ownerId, userId);
const enquiriesOf = (userId: string) => and(eq(messages.assigneeId, userId), inArray(messages.state, [...openStates]));
const tasksOf = (userId: string) => and(eq(tasks.assigneeId, userId), isNull(tasks.doneAt));

export async function countWorkOf(userId: string): Promise<StaffWork> {
  return {
    people: await withDb((db) => db.$count(contacts, contactsOf(userId))),
    enquiries: await withDb((db) => db.$count(messages, enquiriesOf(userId))),
    tasks: await withDb((db) => db.$count(tasks, tasksOf(userId))),
  };
}

export async function reassignWork(userId: string, to: string | null): Promise<StaffWork> {
  const reassigned = await withDb((db) =>
    db.update(contacts).set({ ownerId: to }).where(contactsOf(userId)).returning({ id: contacts.id }),
  );
  const enquiries = await withDb((db) =>
    db.update(messages).set({ assigneeId: to }).where(enquiriesOf(userId)).returning({ id: messages.id }),
  );
  const reminders = await withDb((db) =>
    db.update(tasks).set({ assigneeId: to }).where(tasksOf(userId)).returning({ id: tasks.id }),
  );
  await withDb((db) =>
    db
      .update(staff)
      // Staff cannot be their own deputy.
      .set({ deputyId: sql`nullif(${to}::uuid, ${staff.userId})` })
      .where(eq(staff.deputyId, userId)),
  );
  return { people: reassigned.length, enquiries: enquiries.length, tasks: reminders.length };
}

export async function listIdsNaming(teamId: string): Promise<readonly string[]> {
  const named = or(
    sql`${listings.base} ->> 'agent' = ${teamId}`,
    sql`${listings.changes} #>> '{agent,value}' = ${teamId}`,
  );
  const rows = await withDb((db) =>
    db
      .select({ id: listings.id })
      .from(listings)
      .where(and(isNull(listings.deletedAt), named)),
  );
  return rows.map(({ id }) => id);
}
