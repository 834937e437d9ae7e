import 'server-only';
import { and, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { contactEvents, unmatchedEmails } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

type Row = typeof unmatchedEmails.$inferSelect;
export type StoredUnmatchedEmail = Dto<'StoredUnmatchedEmail', Row>;

/** Returns false if the email is already stored, here or with a contact. */
export async function addUnmatchedEmail(email: Omit<Row, 'id' | 'createdAt' | 'setAsideAt'>): Promise<boolean> {
  const isKnown = await withDb((db) => db.$count(contactEvents, eq(contactEvents.mailKey, email.mailKey)));
  if (isKnown > 0) return false;
  const rows = await withDb((db) =>
    db
      .insert(unmatchedEmails)
      .values(email)
      .onConflictDoNothing({ target: unmatchedEmails.mailKey })
      .returning({ id: unmatchedEmails.id }),
  );
  return rows.length > 0;
}

const isPersonal = isNull(unmatchedEmails.automatic);
const isOpen = and(isPersonal, isNull(unmatchedEmails.setAsideAt));

export async function countUnmatchedEmails(): Promise<number> {
  return withDb((db) => db.$count(unmatchedEmails, isOpen));
}

/** Returns one page and the total of what people wrote, newest first. */
export async function listUnmatchedEmails(which: 'open' | 'setAside', size: number, offset: number) {
  const where = which === 'open' ? isOpen : and(isPersonal, isNotNull(unmatchedEmails.setAsideAt));
  const [total] = await withDb((db) => db.select({ total: count() }).from(unmatchedEmails).where(where));
  const rows = await withDb((db) =>
    db.select().from(unmatchedEmails).where(where).orderBy(desc(unmatchedEmails.createdAt)).limit(size).offset(offset),
  );
  return { emails: rows.map((row) => asDto<StoredUnmatchedEmail>(row)), total: total?.total ?? 0 };
}

export async function findUnmatchedEmail(id: string): Promise<StoredUnmatchedEmail | null> {
  const [row] = await withDb((db) => db.select().from(unmatchedEmails).where(eq(unmatchedEmails.id, id)));
  return row ? asDto<StoredUnmatchedEmail>(row) : null;
}

/** Returns null when other staff was first. */
export async function consumeUnmatchedEmail(id: string): Promise<StoredUnmatchedEmail | null> {
  const [row] = await withDb((db) => db.delete(unmatchedEmails).where(eq(unmatchedEmails.id, id)).returning());
  return row ? asDto<StoredUnmatchedEmail>(row) : null;
}

export async function setAsideEmail(id: string, isAside: boolean): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(unmatchedEmails)
      .set({ setAsideAt: isAside ? sql`now()` : null })
      .where(eq(unmatchedEmails.id, id))
      .returning({ id: unmatchedEmails.id }),
  );
  return rows.length > 0;
}

export async function listUnmatchedFrom(email: string) {
  const { attachments, body, createdAt, subject } = unmatchedEmails;
  return withDb((db) =>
    db
      .select({ at: createdAt, subject, body, attachments })
      .from(unmatchedEmails)
      .where(isAbout(email))
      .orderBy(desc(createdAt)),
  );
}

export async function deleteUnmatchedFrom(email: string): Promise<void> {
  await withDb((db) => db.delete(unmatchedEmails).where(isAbout(email)));
}

/** Without the country code, which emails may write differently. */
const OWN_DIGITS = 9;

/** Deletes emails of portals that name one of the numbers (E.164), however written. */
export async function deleteUnmatchedNaming(numbers: readonly string[]): Promise<void> {
  const digits = sql`regexp_replace(${unmatchedEmails.body}, '[^0-9]', '', 'g')`;
  for (const number of numbers) {
    const own = number.replace(/\D/g, '').slice(-OWN_DIGITS);
    const isNamed = or(
      sql`${unmatchedEmails.fields} -> 'phone' ->> 'e164' = ${number}`,
      sql`strpos(${digits}, ${own}) > 0`,
    );
    await withDb((db) => db.delete(unmatchedEmails).where(and(isNotNull(unmatchedEmails.portal), isNamed)));
  }
}

/** Emails from an address; portals name it in the text. */
const isAbout = (email: string) =>
  or(
    eq(unmatchedEmails.email, email),
    and(
      isNotNull(unmatchedEmails.portal),
      or(
        sql`${unmatchedEmails.fields} ->> 'email' = ${email}`,
        sql`strpos(lower(${unmatchedEmails.body}), ${email}) > 0`,
      ),
    ),
  );
