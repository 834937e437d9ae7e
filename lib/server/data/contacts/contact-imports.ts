import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ImportedContact } from '@/lib/contacts/import/read-contact-row';
import { contactEmails, contactEvents, contactPhones, contacts } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';
import { informBy } from './uninformed-contacts';
import { addPhones, insertPhones, toRow } from './contact-phones';

const BATCH = 500;

type Known = Readonly<{ emails: ReadonlyMap<string, string>; phones: ReadonlyMap<string, string> }>;

export async function findImported(imported: readonly ImportedContact[]): Promise<Known> {
  const emails = new Map<string, string>();
  const phones = new Map<string, string>();
  for (const batch of batchesOf(imported)) {
    const addresses = batch.flatMap(({ email }) => email ?? []);
    const numbers = batch.flatMap(({ email, phones: own }) => (email === null ? own.map(({ e164 }) => e164) : []));
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

type Author = Readonly<Pick<typeof contactEvents.$inferInsert, 'author' | 'authorId'>>;

type StoredContact = Readonly<{ id: string; contact: ImportedContact }>;

/** Adds missing contacts and returns them. Contacts added concurrently stay unchanged. */
export async function addImported(imported: readonly ImportedContact[]): Promise<readonly StoredContact[]> {
  const added: StoredContact[] = [];
  for (const batch of batchesOf(imported)) {
    const rows = batch.map((contact) => ({ contact, id: randomUUID() }));
    await withDb((db) =>
      db.insert(contacts).values(
        rows.map(({ contact: { basis, basisOn, locale, name, phone }, id }) => ({
          ...{ basis, basisOn, id, locale, name, phone },
          source: 'import',
          informBy,
        })),
      ),
    );
    await insertPhones(rows.flatMap(({ contact, id }) => contact.phones.map((phone, n) => toRow(id, phone, n))));
    const addresses = rows.flatMap(({ contact: { email }, id }) => (email ? [{ email, contactId: id }] : []));
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
    added.push(...rows.filter(({ id }) => !lost.includes(id)));
  }
  return added;
}

export async function completeImported({ contact, id }: StoredContact): Promise<void> {
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
  if (row) await addPhones(row, contact.phones);
}

/** Adds addresses that no contact has and missing notes. */
export async function addFurther(stored: readonly StoredContact[], author: Author): Promise<void> {
  for (const batch of batchesOf(stored)) {
    const addresses = batch.flatMap(({ contact, id }) =>
      contact.furtherEmails.map((email) => ({ email, contactId: id })),
    );
    if (addresses.length > 0) {
      await withDb((db) => db.insert(contactEmails).values(addresses).onConflictDoNothing());
    }
    const ids = batch.map(({ id }) => id);
    const known = await withDb((db) =>
      db
        .select({ contactId: contactEvents.contactId, body: contactEvents.body })
        .from(contactEvents)
        .where(and(inArray(contactEvents.contactId, ids), eq(contactEvents.kind, 'note'))),
    );
    const notes = batch.flatMap(({ contact: { note }, id }) =>
      note === null || known.some(({ body, contactId }) => contactId === id && body === note)
        ? []
        : [{ contactId: id, kind: 'note' as const, body: note, ...author }],
    );
    if (notes.length > 0) await withDb((db) => db.insert(contactEvents).values(notes));
  }
}

const batchesOf = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, n) => rows.slice(n * BATCH, (n + 1) * BATCH));
