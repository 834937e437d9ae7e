import 'server-only';
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { NotedBasis } from '@/lib/contacts/noted-basis';
import type { ContactPhone } from '@/lib/contacts/phone-number';
import type { Locale } from '@/lib/i18n/locales';
import { readPhones } from '@/lib/phones/read-phones';
import { contactEmails, contactPhones, contacts } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import { addPhones, listPhonesOf, withOneOf } from './contact-phones';

type ContactSource = 'enquiry' | 'appointment' | 'alert' | 'newsletter' | 'account' | 'desk' | 'import';

export type Contact = Dto<
  'Contact',
  {
    id: string;
    name: string | null;
    /** E.164: the main telephone. */
    phone: string | null;
    /** All telephones, the main one first. */
    phones: readonly ContactPhone[];
    locale: Locale;
    ownerId: string | null;
    source: ContactSource;
    /** Basis for offers, noted by staff or stated by an import. */
    basis: NotedBasis['basis'] | null;
    basisOn: string | null;
    basisChannel: NotedBasis['basisChannel'] | null;
    basisWords: string | null;
    callsAgreed: boolean;
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
  const found = await findByPhone(phone);
  if (!found) return insertContact({ ...known, phone });
  await meetAgain(found, known);
  return found;
}

/** Another extension is another contact; a number without one may have any. */
async function findByPhone(phone: string): Promise<string | null> {
  const [read] = readPhones(phone).phones;
  if (!read) return null;
  const extensions = sql`array(select ${contactPhones.extension} from ${contactPhones}
    where ${contactPhones.contactId} = ${contacts.id} and ${contactPhones.e164} = ${read.e164})`;
  const isIn = (extension: string) => sql`${extension} = any(${extensions})`;
  const [found] = await withDb((db) =>
    db
      .select({ id: contacts.id })
      .from(contacts)
      .where(and(withOneOf([read.e164]), sql`(${isIn(read.extension ?? '')} or ${isIn('')} or ${extensions} = '{}')`))
      .orderBy(desc(isIn(read.extension ?? '')), desc(contacts.lastContactAt))
      .limit(1),
  );
  return found?.id ?? null;
}

async function insertContact({ locale, name, phone, source }: Known): Promise<string> {
  const [row] = await withDb((db) =>
    db
      .insert(contacts)
      .values({ locale, source, name: name || null })
      .returning({ id: contacts.id }),
  );
  if (!row) throw new Error('a contact that was stored is not there');
  await addPhone(row.id, null, phone);
  return row.id;
}

async function meetAgain(id: string, { name, phone }: Known): Promise<void> {
  const [row] = await withDb((db) =>
    db
      .update(contacts)
      .set({ lastContactAt: sql`now()`, name: sql`coalesce(${contacts.name}, ${name || null})` })
      .where(eq(contacts.id, id))
      .returning({ phone: contacts.phone }),
  );
  if (row) await addPhone(id, row.phone, phone);
}

/** Visitors can add numbers to the contact of any address. */
const MAX_FROM_MESSAGES = 10;

async function addPhone(id: string, main: string | null, typed: string | null | undefined): Promise<void> {
  const { phones } = readPhones(typed ?? '');
  if (phones.length > 0) await addPhones({ id, phone: main }, phones, MAX_FROM_MESSAGES);
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

export async function listNamesakes({ id, phones }: Contact): Promise<readonly Contact[]> {
  if (phones.length === 0) return [];
  const others = await selectContacts(withOneOf(phones.map(({ e164 }) => e164)), 10, 0);
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
  const phones = await listPhonesOf(rows);
  return rows.map((row) =>
    asDto<Contact>({
      ...row,
      basis: row.basis === 'enquiry' ? null : row.basis,
      phone: phones.get(row.id)?.[0]?.e164 ?? null,
      phones: phones.get(row.id) ?? [],
      locale: row.locale as Locale,
      source: row.source as ContactSource,
      emails: addresses.filter(({ contactId }) => contactId === row.id).map(({ email }) => email),
    }),
  );
}

type ContactChange = Partial<Pick<Contact, 'name' | 'locale' | 'ownerId'> & NotedBasis>;

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
