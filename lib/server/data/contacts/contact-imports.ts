import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { ImportedContact } from '@/lib/contacts/import/read-contact-row';
import { contactEmails, contacts } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

const BATCH = 500;

type Known = Readonly<{ emails: ReadonlyMap<string, string>; phones: ReadonlyMap<string, string> }>;

export async function findImported(imported: readonly ImportedContact[]): Promise<Known> {
  const emails = new Map<string, string>();
  const phones = new Map<string, string>();
  for (const batch of batchesOf(imported)) {
    const addresses = batch.flatMap(({ email }) => email ?? []);
    const numbers = batch.flatMap(({ email, phone }) => (email === null ? (phone ?? []) : []));
    const byEmail = await withDb((db) =>
      db.select().from(contactEmails).where(inArray(contactEmails.email, addresses)),
    );
    for (const { contactId, email } of byEmail) emails.set(email, contactId);
    const byPhone = await withDb((db) =>
      db.select({ id: contacts.id, phone: contacts.phone }).from(contacts).where(inArray(contacts.phone, numbers)),
    );
    for (const { id, phone } of byPhone) phones.set(phone ?? '', id);
  }
  return { emails, phones };
}

/** Adds missing contacts and returns their number. Contacts added concurrently stay unchanged. */
export async function addImported(imported: readonly ImportedContact[]): Promise<number> {
  let added = 0;
  for (const batch of batchesOf(imported)) {
    const rows = batch.map((contact) => ({ ...contact, id: randomUUID() }));
    await withDb((db) =>
      db.insert(contacts).values(rows.map(({ email: _email, ...row }) => ({ ...row, source: 'import' }))),
    );
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

export async function completeImported(id: string, { basis, basisOn, name, phone }: ImportedContact): Promise<void> {
  await withDb((db) =>
    db
      .update(contacts)
      .set({
        name: sql`coalesce(${contacts.name}, ${name})`,
        phone: sql`coalesce(${contacts.phone}, ${phone})`,
        basisOn: sql`case when ${contacts.basis} is null then ${basisOn}::date else ${contacts.basisOn} end`,
        basis: sql`coalesce(${contacts.basis}, ${basis})`,
      })
      .where(eq(contacts.id, id)),
  );
}

const batchesOf = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, n) => rows.slice(n * BATCH, (n + 1) * BATCH));
