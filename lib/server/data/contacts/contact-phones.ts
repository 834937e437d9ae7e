import 'server-only';
import { and, asc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { phoneText, type ContactPhone } from '@/lib/contacts/phone-number';
import { readPhone } from '@/lib/phones/read-phone';
import { contactPhones, contacts } from '@/lib/server/db/schema';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';
import { log } from '@/lib/server/log';

export type NewPhone = Omit<ContactPhone, 'label'> & Readonly<{ label?: string | null }>;

type Main = Readonly<{ id: string; phone: string | null }>;

/** By contact id, the main one first. */
export async function listPhonesOf(owners: readonly Main[]): Promise<ReadonlyMap<string, readonly ContactPhone[]>> {
  const ids = owners.map(({ id }) => id);
  const rows = await withDb((db) =>
    db
      .select()
      .from(contactPhones)
      .where(inArray(contactPhones.contactId, ids))
      .orderBy(asc(contactPhones.position), asc(contactPhones.e164)),
  );
  return new Map(
    owners.map(({ id, phone }) => {
      const own = rows.filter(({ contactId }) => contactId === id).map(toPhone);
      const main = own.find(({ e164 }) => e164 === phone) ?? (phone ? bare(phone) : null);
      return [id, main ? [main, ...own.filter((other) => other !== main)] : own];
    }),
  );
}

/** Adds missing telephones after the others; the first becomes the main one if none is. */
export async function addPhones(owner: Main, phones: readonly NewPhone[], atMost = Infinity): Promise<void> {
  const known = (await listPhonesOf([owner])).get(owner.id) ?? [];
  const texts = known.map(phoneText);
  const added = phones
    .filter((phone) => !texts.includes(phoneText(phone)))
    .slice(0, Math.max(0, atMost - known.length));
  const [first] = added;
  if (!first) return;
  await insertPhones(added.map((phone, n) => toRow(owner.id, phone, known.length + n)));
  await withDb((db) =>
    db
      .update(contacts)
      .set({ phone: sql`coalesce(${contacts.phone}, ${first.e164})` })
      .where(eq(contacts.id, owner.id)),
  );
}

/** Replaces the telephones that an editor showed; others, added since, remain. The first becomes the main one. */
export async function replacePhones(
  contactId: string,
  shown: readonly ContactPhone[],
  phones: readonly NewPhone[],
): Promise<void> {
  const isShown = shown.map(({ e164, extension }) =>
    and(eq(contactPhones.e164, e164), eq(contactPhones.extension, extension ?? '')),
  );
  if (isShown.length > 0)
    await withDb((db) => db.delete(contactPhones).where(and(eq(contactPhones.contactId, contactId), or(...isShown))));
  await insertPhones(phones.map((phone, n) => toRow(contactId, phone, n)));
  await withDb((db) =>
    db
      .update(contacts)
      .set({ phone: phones[0]?.e164 ?? null })
      .where(eq(contacts.id, contactId)),
  );
}

type Row = typeof contactPhones.$inferInsert;

export async function insertPhones(rows: readonly Row[]): Promise<void> {
  if (rows.length > 0)
    await withDb((db) =>
      db
        .insert(contactPhones)
        .values([...rows])
        .onConflictDoNothing(),
    );
}

export const toRow = (contactId: string, { e164, extension, label = null }: NewPhone, position: number): Row => ({
  contactId,
  e164,
  label,
  position,
  extension: extension ?? '',
});

/** With any extension. */
export const withOneOf = (numbers: readonly string[]): SQL =>
  sql`(${inArray(contacts.phone, [...numbers])} or ${contacts.id} in (select ${contactPhones.contactId}
    from ${contactPhones} where ${inArray(contactPhones.e164, [...numbers])}))`;

const BATCH = 200;

/** Stores main telephones of earlier versions and backups. Corrects what is certain, as `+4407700900123`; each number once. */
export async function adoptPhones(): Promise<void> {
  while ((await inTransaction(adoptBatch)) === BATCH);
}

async function adoptBatch(): Promise<number> {
  const isMissing = sql`not exists (select 1 from ${contactPhones}
    where ${contactPhones.contactId} = ${contacts.id} and ${contactPhones.e164} = ${contacts.phone})`;
  const rows = await withDb((db) =>
    db
      .select({ id: contacts.id, phone: contacts.phone })
      .from(contacts)
      .where(and(isNotNull(contacts.phone), isMissing))
      .limit(BATCH)
      .for('update'),
  );
  for (const { id, phone } of rows) {
    if (phone === null) continue;
    const read = readPhone(phone);
    const e164 = read?.note === 'trunk-zero-removed' ? read.e164 : phone;
    if (e164 !== phone) {
      await withDb((db) => db.update(contacts).set({ phone: e164 }).where(eq(contacts.id, id)));
      log.info({ contact: id }, 'a telephone was corrected: the zero after its country code was removed');
    }
    await insertPhones([toRow(id, { e164, extension: null }, 0)]);
  }
  return rows.length;
}

const toPhone = ({ e164, extension, label }: typeof contactPhones.$inferSelect): ContactPhone => ({
  e164,
  label,
  extension: extension || null,
});

const bare = (e164: string): ContactPhone => ({ e164, extension: null, label: null });
