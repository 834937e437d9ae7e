import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ImportedContact } from '@/lib/contacts/import/read-contact-row';
import { contactEmails, contactPhones, contacts } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';
import { addPhones, insertPhones, toRow, type NewPhone } from './contact-phones';

const BATCH = 500;

type Imported = ImportedContact & Readonly<{ phones?: readonly NewPhone[] }>;

type Known = Readonly<{ emails: ReadonlyMap<string, string>; phones: ReadonlyMap<string, string> }>;

export async function findImported(imported: readonly Imported[]): Promise<Known> {
  const emails = new Map<string, string>();
  const phones = new Map<string, string>();
  for (const batch of batchesOf(imported)) {
    const addresses = batch.flatMap(({ email }) => email ?? []);
    const numbers = batch.flatMap((one) => (one.email === null ? phonesOf(one).map(({ e164 }) => e164) : []));
    const byEmail = await withDb((db) =>
      db.select().from(contactEmails).where(inArray(contactEmails.email, addresses)),
    );
    for (const { contactId, email } of byEmail) emails.set(email, contactId);
    const byPhone = await withDb((db) =>
      db
        .select({ id: contacts.id, e164: sql<string>`coalesce(${contactPhones.e164}, ${contacts.phone})` })
        .from(contacts)
        .leftJoin(contactPhones, eq(contactPhones.contactId, contacts.id))
        .where(
          or(inArray(contactPhones.e164, numbers), and(isNull(contactPhones.e164), inArray(contacts.phone, numbers))),
        ),
    );
    for (const { e164, id } of byPhone) phones.set(e164, id);
  }
  return { emails, phones };
}

/** Adds missing contacts and returns their number. Contacts added concurrently stay unchanged. */
export async function addImported(imported: readonly Imported[]): Promise<number> {
  let added = 0;
  for (const batch of batchesOf(imported)) {
    const rows = batch.map((contact) => ({ ...contact, id: randomUUID() }));
    await withDb((db) =>
      db.insert(contacts).values(
        rows.map(({ basis, basisOn, id, locale, name, ...row }) => {
          return { basis, basisOn, id, locale, name, phone: phonesOf(row)[0]?.e164 ?? null, source: 'import' };
        }),
      ),
    );
    await insertPhones(rows.flatMap((row) => phonesOf(row).map((phone, n) => toRow(row.id, phone, n))));
    const addresses = rows.flatMap(({ email, id }) => (email ? [{ email, contactId: id }] : []));
    const stored =
      addresses.length === 0
        ? []
        : await withDb((db) =>
            db
              .insert(contactEmails)
              .values(addresses)
              .onConflictDoNothing()
              .returning({ contactId: contactEmails.contactId }),
          );
    const ids = new Set(stored.map(({ contactId }) => contactId));
    const lost = addresses.map(({ contactId }) => contactId).filter((id) => !ids.has(id));
    if (lost.length > 0) await withDb((db) => db.delete(contacts).where(inArray(contacts.id, lost)));
    added += rows.length - lost.length;
  }
  return added;
}

export async function completeImported(id: string, contact: Imported): Promise<void> {
  const { basis, basisOn, name } = contact;
  const [row] = await withDb((db) =>
    db
      .update(contacts)
      .set({
        name: sql`coalesce(${contacts.name}, ${name})`,
        basisOn: sql`case when ${contacts.basis} is null then ${basisOn}::date else ${contacts.basisOn} end`,
        basis: sql`coalesce(${contacts.basis}, ${basis})`,
      })
      .where(eq(contacts.id, id))
      .returning({ id: contacts.id, phone: contacts.phone }),
  );
  if (row) await addPhones(row, phonesOf(contact));
}

/** The first is the main one. */
const phonesOf = ({ phone, phones }: Pick<Imported, 'phone' | 'phones'>): readonly NewPhone[] =>
  phones ?? (phone === null ? [] : [{ e164: phone, extension: null }]);

const batchesOf = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, n) => rows.slice(n * BATCH, (n + 1) * BATCH));
