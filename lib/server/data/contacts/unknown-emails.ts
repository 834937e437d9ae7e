import 'server-only';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { contactEvents, ignoredSenders, messages, unknownEmails } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

type Row = typeof unknownEmails.$inferSelect;
export type UnknownEmail = Dto<'UnknownEmail', Row>;

export type MailPlace = Pick<Row, 'mailboxId' | 'uid' | 'uidValidity'>;

/** Returns false if the email was listed before, belongs to a contact or is an enquiry. A renumbered one gets its place. */
export async function addUnknownEmail(email: Omit<Row, 'id' | 'createdAt' | 'setAsideAt'>): Promise<boolean> {
  const { mailKey, mailboxId, uid, uidValidity } = email;
  const [events, enquiries] = await Promise.all([
    withDb((db) => db.$count(contactEvents, eq(contactEvents.mailKey, mailKey))),
    withDb((db) => db.$count(messages, eq(messages.mailKey, mailKey))),
  ]);
  if (events + enquiries > 0) return false;
  const rows = await withDb((db) =>
    db
      .insert(unknownEmails)
      .values(email)
      .onConflictDoNothing({ target: unknownEmails.mailKey })
      .returning({ id: unknownEmails.id }),
  );
  if (rows.length > 0) return true;
  const place = { mailboxId, uid, uidValidity };
  await withDb((db) => db.update(unknownEmails).set(place).where(eq(unknownEmails.mailKey, mailKey)));
  return false;
}

const isListed = isNull(unknownEmails.setAsideAt);

export async function countUnknownEmails(): Promise<number> {
  return withDb((db) => db.$count(unknownEmails, isListed));
}

/** Returns one page and the total, newest first. */
export async function listUnknownEmails(size: number, offset: number) {
  const [total] = await withDb((db) => db.select({ total: count() }).from(unknownEmails).where(isListed));
  const rows = await withDb((db) =>
    db
      .select()
      .from(unknownEmails)
      .where(isListed)
      .orderBy(desc(unknownEmails.createdAt), desc(unknownEmails.uid))
      .limit(size)
      .offset(offset),
  );
  return { emails: rows.map((row) => asDto<UnknownEmail>(row)), total: total?.total ?? 0 };
}

export async function findUnknownEmail(id: string): Promise<UnknownEmail | null> {
  const [row] = await withDb((db) => db.select().from(unknownEmails).where(eq(unknownEmails.id, id)));
  return row ? asDto<UnknownEmail>(row) : null;
}

/** Returns false when other staff was first. */
export async function consumeUnknownEmail(id: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db.delete(unknownEmails).where(eq(unknownEmails.id, id)).returning({ id: unknownEmails.id }),
  );
  return rows.length > 0;
}

export async function setUnknownAside(id: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(unknownEmails)
      .set({ setAsideAt: sql`now()` })
      .where(and(eq(unknownEmails.id, id), isListed))
      .returning({ id: unknownEmails.id }),
  );
  return rows.length > 0;
}

/** Also when the list is switched off. */
export async function deleteUnknownEmails(): Promise<void> {
  await withDb((db) => db.delete(unknownEmails));
}

export async function listUnknownFrom(email: string) {
  const { createdAt, sentAt, subject } = unknownEmails;
  return withDb((db) =>
    db
      .select({ subject, at: sql<Date>`coalesce(${sentAt}, ${createdAt})`.mapWith(createdAt) })
      .from(unknownEmails)
      .where(eq(unknownEmails.email, email))
      .orderBy(desc(createdAt)),
  );
}

export async function deleteUnknownFrom(email: string): Promise<void> {
  await withDb((db) => db.delete(unknownEmails).where(eq(unknownEmails.email, email)));
}

export async function isIgnoredSender(email: string): Promise<boolean> {
  return (await withDb((db) => db.$count(ignoredSenders, eq(ignoredSenders.email, email)))) > 0;
}

/** Also removes what is listed of the sender. */
export async function ignoreSender(email: string): Promise<void> {
  await withDb((db) => db.insert(ignoredSenders).values({ email }).onConflictDoNothing());
  await deleteUnknownFrom(email);
}

export async function stopIgnoring(email: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db.delete(ignoredSenders).where(eq(ignoredSenders.email, email)).returning({ email: ignoredSenders.email }),
  );
  return rows.length > 0;
}

export async function listIgnoredSenders(): Promise<readonly Readonly<{ email: string; createdAt: Date }>[]> {
  return withDb((db) => db.select().from(ignoredSenders).orderBy(ignoredSenders.email));
}

export async function findIgnoredSender(email: string) {
  const [row] = await withDb((db) => db.select().from(ignoredSenders).where(eq(ignoredSenders.email, email)));
  return row ?? null;
}
