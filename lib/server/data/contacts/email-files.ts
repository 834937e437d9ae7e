import 'server-only';
import { and, asc, eq, exists, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { FileRefusal } from '@/lib/contacts/email-file';
import { contactEvents, emailFiles, messages, unmatchedEmails } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';
import type { MailPlace } from './unknown-emails';
import { endUpload } from '@/lib/server/data/sales/document-uploads';
import { getStorage } from '@/lib/server/storage/get-storage';

type Row = typeof emailFiles.$inferSelect;
export type EmailFile = Dto<'EmailFile', Row>;
export type NewEmailFile = Readonly<Pick<Row, 'part' | 'name' | 'bytes' | 'refusal'>>;

const { id, mailKey, movedTo, refusal, storageKey } = emailFiles;
const isPending = and(isNull(storageKey), isNull(refusal), isNull(movedTo));

/** Ignored unless the email is stored. Known files get their new place. */
export async function addEmailFiles(
  ofMail: string,
  { mailboxId: mailbox, uid, uidValidity }: MailPlace,
  files: readonly NewEmailFile[],
): Promise<void> {
  if (files.length === 0 || !(await isStored(ofMail))) return;
  const place = { mailbox, uid, uidValidity };
  const rows = files.map((file, position) => ({ ...file, ...place, position, mailKey: ofMail }));
  await withDb((db) =>
    db
      .insert(emailFiles)
      .values(rows)
      .onConflictDoUpdate({
        target: [mailKey, emailFiles.part],
        set: { ...place, refusal: sql`nullif(${refusal}, 'gone')` },
        setWhere: and(isNull(storageKey), isNull(movedTo)),
      }),
  );
}

async function isStored(ofMail: string): Promise<boolean> {
  const [known, enquiries, unmatched] = await Promise.all([
    withDb((db) => db.$count(contactEvents, eq(contactEvents.mailKey, ofMail))),
    withDb((db) => db.$count(messages, and(eq(messages.mailKey, ofMail), isNotNull(messages.contactId)))),
    withDb((db) => db.$count(unmatchedEmails, eq(unmatchedEmails.mailKey, ofMail))),
  ]);
  return known + enquiries + unmatched > 0;
}

export async function listEmailFiles(contactId: string): Promise<readonly EmailFile[]> {
  const rows = await withDb((db) =>
    db.select().from(emailFiles).where(isOf(contactId)).orderBy(asc(emailFiles.position)),
  );
  return rows.map((row) => asDto<EmailFile>(row));
}

/** Emails of a contact are in its history, or became its enquiries. */
const isOf = (contactId: string) =>
  sql`${mailKey} in (select ${contactEvents.mailKey} from ${contactEvents} where ${contactEvents.contactId} = ${contactId}
    union all select ${messages.mailKey} from ${messages} where ${messages.contactId} = ${contactId})`;

/** In order of arrival; a file has one contact. */
export async function listFilesOfContacts(): Promise<readonly Readonly<{ contactId: string; file: EmailFile }>[]> {
  const contactId = sql<string | null>`coalesce(
    (select ${contactEvents.contactId} from ${contactEvents} where ${contactEvents.mailKey} = ${mailKey} limit 1),
    (select ${messages.contactId} from ${messages} where ${messages.mailKey} = ${mailKey}
      and ${messages.contactId} is not null limit 1))`;
  const rows = await withDb((db) =>
    db
      .select({ contactId, file: emailFiles })
      .from(emailFiles)
      .orderBy(asc(emailFiles.createdAt), asc(emailFiles.position), asc(id)),
  );
  return rows.flatMap((row) =>
    row.contactId === null ? [] : [{ contactId: row.contactId, file: asDto<EmailFile>(row.file) }],
  );
}

const isOfContact = sql`(exists (select 1 from ${contactEvents} where ${contactEvents.mailKey} = ${mailKey})
  or exists (select 1 from ${messages} where ${messages.mailKey} = ${mailKey} and ${messages.contactId} is not null))`;
const isUnmatched = exists(sql`(select 1 from ${unmatchedEmails} where ${unmatchedEmails.mailKey} = ${mailKey})`);

/** Of emails that have a contact; failed ones last. */
export async function listPendingFiles(mailbox: string, size: number): Promise<readonly EmailFile[]> {
  const rows = await withDb((db) =>
    db
      .select()
      .from(emailFiles)
      .where(and(eq(emailFiles.mailbox, mailbox), isPending, isOfContact))
      .orderBy(asc(emailFiles.attempts), asc(emailFiles.createdAt), asc(emailFiles.position))
      .limit(size),
  );
  return rows.map((row) => asDto<EmailFile>(row));
}

/** Returns false when the email was deleted, or another instance was quicker. */
export async function setFileStored(
  file: string,
  stored: Readonly<{ storageKey: string; sha256: string; bytes: number; extension: string }>,
): Promise<boolean> {
  return inTransaction(async () => {
    const rows = await withDb((db) =>
      db
        .update(emailFiles)
        .set(stored)
        .where(and(eq(id, file), isPending))
        .returning({ id }),
    );
    if (rows.length > 0) await endUpload(stored.storageKey);
    return rows.length > 0;
  });
}

export async function refuseEmailFile(file: string, reason: FileRefusal): Promise<void> {
  await withDb((db) =>
    db
      .update(emailFiles)
      .set({ refusal: reason })
      .where(and(eq(id, file), isPending)),
  );
}

/** Counts a failed download; after `max` the file is refused. */
export async function countFailure(file: string, max: number): Promise<void> {
  const { attempts } = emailFiles;
  const next = sql`case when ${attempts} + 1 >= ${max} then 'failed' end`;
  await withDb((db) =>
    db
      .update(emailFiles)
      .set({ attempts: sql`${attempts} + 1`, refusal: next })
      .where(and(eq(id, file), isPending)),
  );
}

const isStoredOf = (contactId: string, file: string) => and(eq(id, file), isNotNull(storageKey), isOf(contactId));

export async function findStoredFile(contactId: string, file: string): Promise<EmailFile | null> {
  const [row] = await withDb((db) => db.select().from(emailFiles).where(isStoredOf(contactId, file)));
  return row ? asDto<EmailFile>(row) : null;
}

/** Takes a stored file from its email; the caller stores it elsewhere in the same transaction. Null: gone. */
export async function moveFile(contactId: string, file: string, listingId: string): Promise<EmailFile | null> {
  const [row] = await withDb((db) =>
    db.select().from(emailFiles).where(isStoredOf(contactId, file)).for('update', { of: emailFiles }),
  );
  if (!row) return null;
  await withDb((db) => db.update(emailFiles).set({ movedTo: listingId, storageKey: null }).where(eq(id, file)));
  return asDto<EmailFile>(row);
}

/** Deletes the files of emails that are deleted. The lock excludes files that are being moved. */
export async function deleteStrayEmailFiles(): Promise<void> {
  await inTransaction(async () => {
    const isStray = not(or(isOfContact, isUnmatched) ?? sql`true`);
    const rows = await withDb((db) => db.select({ id, storageKey }).from(emailFiles).where(isStray).for('update'));
    for (const row of rows) if (row.storageKey !== null) await getStorage().remove(row.storageKey);
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await withDb((db) => db.delete(emailFiles).where(inArray(id, ids)));
  });
}
