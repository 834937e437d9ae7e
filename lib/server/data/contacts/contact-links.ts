import 'server-only';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import {
  appointments,
  contactEmails,
  contactEvents,
  contacts,
  listingAnswers,
  listingSends,
  messages,
  requirements,
  searchAlerts,
  subscribers,
  tasks,
} from '@/lib/server/db/schema';
import { contactOf, type Contact } from './contacts';
import { addPhones } from './contact-phones';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

const withAddress = [messages, appointments, searchAlerts, subscribers] as const;

/** `contact` keeps its name, main telephone and agent. */
export async function joinContacts(contact: Contact, other: Contact): Promise<void> {
  const [contactId, otherId] = [contact.id, other.id];
  await withDb((db) =>
    db.execute(sql`update ${requirements} as own set requested_at = coalesce(own.requested_at, other.requested_at)
      from ${requirements} as other where own.contact_id = ${contactId} and other.contact_id = ${otherId}
      and own.query = other.query`),
  );
  await withDb((db) =>
    db.execute(sql`delete from ${requirements} where contact_id = ${otherId}
      and query in (select query from ${requirements} where contact_id = ${contactId})`),
  );
  for (const table of [
    ...withAddress,
    contactEmails,
    contactEvents,
    listingAnswers,
    listingSends,
    tasks,
    requirements,
  ]) {
    await withDb((db) => db.update(table).set({ contactId }).where(eq(table.contactId, otherId)));
  }
  await withDb((db) =>
    db
      .update(contacts)
      .set({
        name: contact.name ?? other.name,
        ownerId: contact.ownerId ?? other.ownerId,
        ...(contact.basis === null && basisOf(other)),
        createdAt: sql`least(${contacts.createdAt}, ${other.createdAt.toISOString()}::timestamptz)`,
        lastContactAt: sql`greatest(${contacts.lastContactAt}, ${other.lastContactAt.toISOString()}::timestamptz)`,
      })
      .where(eq(contacts.id, contactId)),
  );
  await addPhones(contact, other.phones);
  await withDb((db) => db.delete(contacts).where(eq(contacts.id, otherId)));
}

export async function separateAddress(contact: Contact, email: string): Promise<string> {
  const [row] = await withDb((db) =>
    db
      .insert(contacts)
      .values({ locale: contact.locale, ownerId: contact.ownerId, source: contact.source })
      .returning({ id: contacts.id }),
  );
  if (!row) throw new Error('a contact that was stored is not there');
  const isOf = { contactId: row.id };
  await withDb((db) => db.update(contactEmails).set(isOf).where(eq(contactEmails.email, email)));
  for (const table of [...withAddress, listingSends]) {
    await withDb((db) => db.update(table).set(isOf).where(eq(table.email, email)));
  }
  await withDb((db) =>
    db
      .update(listingAnswers)
      .set(isOf)
      .where(
        sql`${listingAnswers.sendId} in (select id from ${listingSends} where email = ${email})
          or ${listingAnswers.appointmentId} in (select id from ${appointments} where email = ${email})`,
      ),
  );
  await withDb((db) =>
    db
      .update(contactEvents)
      .set(isOf)
      .where(
        sql`${contactEvents.email} = ${email} or ${contactEvents.refId} in (select id from ${messages} where email = ${email})`,
      ),
  );
  await withDb((db) =>
    db
      .update(contacts)
      .set({ name: sql`(select name from ${messages} where email = ${email} order by created_at desc limit 1)` })
      .where(eq(contacts.id, row.id)),
  );
  return row.id;
}

const basisOf = ({ basis, basisChannel, basisOn, basisWords, callsAgreed }: Contact) => ({
  basis,
  basisOn,
  basisChannel,
  basisWords,
  callsAgreed,
});

const BATCH = 200;

/** Links rows of the previous version and of older backups by address. */
export async function linkContacts(): Promise<void> {
  const appearances = [
    { table: messages, source: 'enquiry' as const, where: isNotNull(messages.email) },
    { table: appointments, source: 'appointment' as const, where: undefined },
    { table: searchAlerts, source: 'alert' as const, where: ne(searchAlerts.status, 'stopped') },
    { table: subscribers, source: 'newsletter' as const, where: ne(subscribers.status, 'unsubscribed') },
  ];
  for (const { table, source, where } of appearances) {
    const rows = await withDb((db) =>
      db
        .select()
        .from(table as typeof messages)
        .where(and(isNull(table.contactId), where))
        .limit(BATCH),
    );
    for (const row of rows) await link(table, source, row);
  }
}

async function link(
  table: (typeof withAddress)[number],
  source: Parameters<typeof contactOf>[1]['source'],
  {
    id,
    email,
    locale,
    ...known
  }: Readonly<{ id: string; email: string | null; locale: string; name?: string; phone?: string | null }>,
): Promise<void> {
  if (email === null) return;
  await inTransaction(async () => {
    const contactId = await contactOf(email, { ...known, locale: locale as Locale, source });
    await withDb((db) => db.update(table).set({ contactId }).where(eq(table.id, id)));
  });
}
