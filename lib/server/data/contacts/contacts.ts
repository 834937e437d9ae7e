import 'server-only';
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Basis } from '@/lib/contacts/import/read-contact-row';
import { toE164 } from '@/lib/contacts/phone-number';
import type { Locale } from '@/lib/i18n/locales';
import { contactEmails, contacts } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';

type ContactSource = 'enquiry' | 'appointment' | 'alert' | 'newsletter' | 'account' | 'desk' | 'import';

export type Contact = Dto<
  'Contact',
  {
    id: string;
    name: string | null;
    /** E.164. */
    phone: string | null;
    locale: Locale;
    ownerId: string | null;
    source: ContactSource;
    /** Legal basis for emails to an imported contact; null: not given or not needed. */
    basis: Basis | null;
    basisOn: string | null;
    createdAt: Date;
    lastContactAt: Date;
    emails: readonly string[];
  }
>;

type Known = Readonly<{
  name?: string | null;
  phone?: string | null;
  locale: Locale;
  source: ContactSource;
}>;

/** Returns the contact of an address, created if missing. Call it in the transaction that stores the contact's row. */
export async function contactOf(email: string, known: Known): Promise<string> {
  const address = normalizeEmail(email);
  return inTransaction(async () => {
    const found = await findContactId(address);
    if (found) {
      await meetAgain(found, known);
      return found;
    }
    const id = await insertContact(known);
    const added = await withDb((db) =>
      db
        .insert(contactEmails)
        .values({ email: address, contactId: id })
        .onConflictDoNothing()
        .returning({ contactId: contactEmails.contactId }),
    );
    if (added.length > 0) return id;
    await withDb((db) => db.delete(contacts).where(eq(contacts.id, id)));
    return (await findContactId(address)) ?? id;
  });
}

/** Adds an address to a contact, unless another contact has it. */
export async function addAddress(contactId: string, email: string): Promise<void> {
  await withDb((db) =>
    db
      .insert(contactEmails)
      .values({ contactId, email: normalizeEmail(email) })
      .onConflictDoNothing(),
  );
}

/** Returns the contact of a number without an address. For staff only: a number does not prove identity. */
export async function contactWithPhone(phone: string, known: Omit<Known, 'phone'>): Promise<string> {
  const number = toE164(phone);
  const [found] = number
    ? await withDb((db) =>
        db
          .select({ id: contacts.id })
          .from(contacts)
          .where(eq(contacts.phone, number))
          .orderBy(desc(contacts.lastContactAt))
          .limit(1),
      )
    : [];
  if (!found) return insertContact({ ...known, phone });
  await meetAgain(found.id, known);
  return found.id;
}

async function insertContact({ locale, name, phone, source }: Known): Promise<string> {
  const [row] = await withDb((db) =>
    db
      .insert(contacts)
      .values({ locale, source, name: name || null, phone: phone ? toE164(phone) : null })
      .returning({ id: contacts.id }),
  );
  if (!row) throw new Error('a contact that was stored is not there');
  return row.id;
}

async function meetAgain(id: string, { name, phone }: Known): Promise<void> {
  const number = phone ? toE164(phone) : null;
  await withDb((db) =>
    db
      .update(contacts)
      .set({
        lastContactAt: sql`now()`,
        name: sql`coalesce(${contacts.name}, ${name || null})`,
        phone: sql`coalesce(${contacts.phone}, ${number})`,
      })
      .where(eq(contacts.id, id)),
  );
}

export async function findContactId(email: string): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .select({ id: contactEmails.contactId })
      .from(contactEmails)
      .where(eq(contactEmails.email, normalizeEmail(email))),
  );
  return row?.id ?? null;
}

export async function findContact(id: string): Promise<Contact | null> {
  return (await selectContacts(eq(contacts.id, id), 1, 0))[0] ?? null;
}

export async function listNamesakes({ id, phone }: Contact): Promise<readonly Contact[]> {
  if (!phone) return [];
  const others = await selectContacts(eq(contacts.phone, phone), 10, 0);
  return others.filter((other) => other.id !== id);
}

export async function selectContacts(
  where: SQL | undefined,
  size: number,
  offset: number,
): Promise<readonly Contact[]> {
  const rows = await withDb((db) =>
    db.select().from(contacts).where(where).orderBy(desc(contacts.lastContactAt)).limit(size).offset(offset),
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const addresses = await withDb((db) =>
    db.select().from(contactEmails).where(inArray(contactEmails.contactId, ids)).orderBy(contactEmails.createdAt),
  );
  return rows.map((row) =>
    asDto<Contact>({
      ...row,
      locale: row.locale as Locale,
      source: row.source as ContactSource,
      emails: addresses.filter(({ contactId }) => contactId === row.id).map(({ email }) => email),
    }),
  );
}

type ContactChange = Partial<Pick<Contact, 'name' | 'phone' | 'locale' | 'ownerId' | 'basis' | 'basisOn'>>;

export async function updateContact(id: string, change: ContactChange): Promise<void> {
  await withDb((db) => db.update(contacts).set(change).where(eq(contacts.id, id)));
}

export async function adoptContact(id: string, ownerId: string): Promise<void> {
  await withDb((db) =>
    db
      .update(contacts)
      .set({ ownerId })
      .where(and(eq(contacts.id, id), isNull(contacts.ownerId))),
  );
}
