import 'server-only';
import { and, asc, desc, eq, inArray, like, sql } from 'drizzle-orm';
import { contactEvents, jobs } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { emailKindsAbout } from '@/lib/server/data/core/email-concerns';
import { withDb } from '@/lib/server/data/core/transaction';
import { touchContact } from './touch-contact';

type Row = typeof contactEvents.$inferSelect;
export type ContactEvent = Dto<'ContactEvent', Row>;

type NewEvent = Readonly<
  Pick<Row, 'contactId' | 'kind' | 'body' | 'authorId' | 'author'> &
    Partial<Pick<Row, 'id' | 'refId' | 'listingId' | 'email' | 'subject' | 'messageId'>>
>;

export async function addContactEvent(event: NewEvent): Promise<void> {
  await withDb((db) => db.insert(contactEvents).values({ ...event, createdAt: sql`clock_timestamp()` }));
  await touchContact(event.contactId);
}

export async function listContactEvents(contactId: string): Promise<readonly ContactEvent[]> {
  const rows = await withDb((db) =>
    db
      .select()
      .from(contactEvents)
      .where(eq(contactEvents.contactId, contactId))
      .orderBy(desc(contactEvents.createdAt)),
  );
  return rows.map((row) => asDto<ContactEvent>(row));
}

export async function findInvitationAnswer(appointmentId: string) {
  const [row] = await withDb((db) =>
    db
      .select({
        author: contactEvents.author,
        createdAt: contactEvents.createdAt,
        invitation: contactEvents.invitation,
      })
      .from(contactEvents)
      .where(eq(contactEvents.appointmentId, appointmentId))
      .orderBy(desc(contactEvents.createdAt))
      .limit(1),
  );
  if (!row?.invitation) return null;
  const { answer, start } = row.invitation;
  const proposed = answer === 'proposed' && start !== null ? Date.parse(start) : null;
  return {
    answer,
    name: row.author,
    at: row.createdAt.toISOString(),
    proposed,
  };
}

export async function listReplyNames(enquiryId: string): Promise<readonly string[]> {
  const rows = await withDb((db) =>
    db
      .select({ name: contactEvents.messageId })
      .from(contactEvents)
      .where(and(eq(contactEvents.refId, enquiryId), eq(contactEvents.kind, 'reply')))
      .orderBy(asc(contactEvents.createdAt)),
  );
  return rows.flatMap(({ name }) => name ?? []);
}

export const replyKey = (eventId: string) => `contact-reply:${eventId}`;

export type ContactEmail = Dto<
  'ContactEmail',
  Pick<typeof jobs.$inferSelect, 'id' | 'kind' | 'idempotencyKey' | 'status' | 'attempts' | 'lastError' | 'createdAt'>
>;

export async function listEmailsOfContact(addresses: readonly string[]): Promise<readonly ContactEmail[]> {
  if (addresses.length === 0) return [];
  const { attempts, createdAt, id, idempotencyKey, kind, lastError, status } = jobs;
  const rows = await withDb((db) =>
    db
      .select({ attempts, createdAt, id, idempotencyKey, kind, lastError, status })
      .from(jobs)
      .where(and(inArray(jobs.recipient, [...addresses]), inArray(jobs.kind, [...emailKindsAbout('recipient')])))
      .orderBy(desc(jobs.createdAt))
      .limit(200),
  );
  return rows.map((row) => asDto<ContactEmail>(row));
}

export async function deleteNoticesAbout(contactId: string, addresses: readonly string[]): Promise<void> {
  await withDb((db) => db.delete(jobs).where(sql`${jobs.payload} ->> 'contactId' = ${contactId}`));
  for (const address of addresses) {
    await withDb((db) =>
      db.delete(jobs).where(like(sql`lower(${jobs.payload}::text)`, `%${JSON.stringify(address)}%`)),
    );
  }
}
