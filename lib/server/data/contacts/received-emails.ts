import 'server-only';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { contactEvents, jobs, messages } from '@/lib/server/db/schema';
import type { OwnMessage } from '@/lib/server/message-id';
import { findCopy } from '@/lib/server/data/campaigns/returned-copies';
import { findContactId } from './contacts';
import { touchContact } from './touch-contact';
import { emailKindsAbout } from '@/lib/server/data/core/email-concerns';
import { withDb } from '@/lib/server/data/core/transaction';

export type Conversation = Readonly<{ contactId: string; enquiryId: string | null }>;

/** Null if it has none or is deleted. */
export async function findConversation({ id, kind }: OwnMessage): Promise<Conversation | null> {
  if (kind === 'reply') return findReply(id);
  if (kind === 'enquiry') {
    const [row] = await withDb((db) =>
      db.select({ contactId: messages.contactId }).from(messages).where(eq(messages.id, id)),
    );
    return row?.contactId ? { contactId: row.contactId, enquiryId: id } : null;
  }
  if (kind === 'copy') {
    const copy = await findCopy(id);
    return copy?.contactId ? { contactId: copy.contactId, enquiryId: null } : null;
  }
  const isToRecipient = inArray(jobs.kind, [...emailKindsAbout('recipient')]);
  const [job] = await withDb((db) =>
    db
      .select({ recipient: jobs.recipient })
      .from(jobs)
      .where(and(eq(jobs.id, id), isToRecipient)),
  );
  const contactId = job?.recipient ? await findContactId(job.recipient) : null;
  return contactId ? { contactId, enquiryId: null } : null;
}

export async function findReply(eventId: string): Promise<Conversation | null> {
  const [row] = await withDb((db) =>
    db
      .select({ contactId: contactEvents.contactId, enquiryId: contactEvents.refId })
      .from(contactEvents)
      .where(and(eq(contactEvents.id, eventId), eq(contactEvents.kind, 'reply'))),
  );
  return row ?? null;
}

export async function findLastEnquiry(contactId: string): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.contactId, contactId), ne(messages.state, 'spam')))
      .orderBy(desc(messages.createdAt))
      .limit(1),
  );
  return row?.id ?? null;
}

export async function findLastAuthor(contactId: string): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .select({ authorId: contactEvents.authorId })
      .from(contactEvents)
      .where(and(eq(contactEvents.contactId, contactId), eq(contactEvents.kind, 'reply')))
      .orderBy(desc(contactEvents.createdAt))
      .limit(1),
  );
  return row?.authorId ?? null;
}

type Row = typeof contactEvents.$inferInsert;
type Received = Pick<Row, 'contactId' | 'body' | 'author'> &
  Required<Pick<Row, 'refId' | 'email' | 'subject' | 'mailKey' | 'matchedBy' | 'automatic' | 'attachments'>> &
  Partial<Pick<Row, 'quoted' | 'invitation' | 'appointmentId'>> &
  Readonly<{ createdAt?: Date }>;

/** Returns false if the email is already stored. */
export async function addReceivedEmail(received: Received): Promise<boolean> {
  const createdAt = received.createdAt ?? sql`clock_timestamp()`;
  const rows = await withDb((db) =>
    db
      .insert(contactEvents)
      .values({ ...received, kind: 'received', createdAt })
      .onConflictDoNothing({ target: contactEvents.mailKey })
      .returning({ id: contactEvents.id }),
  );
  if (rows.length === 0) return false;
  if (received.automatic === null) {
    await touchContact(received.contactId);
  }
  return true;
}
