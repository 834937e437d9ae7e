import 'server-only';
import { cache } from 'react';
import { and, eq, isNull, not, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OfferGrounds } from '@/lib/contacts/send-basis';
import { contactEmails, contacts, listingConsents, offers, saleMembers, sales } from '@/lib/server/db/schema';
import { isActiveConsent } from '@/lib/server/data/alerts/listing-consents';
import { isBlockedSale } from '@/lib/server/data/sales/blocked-sales';
import { isAmong } from '@/lib/server/data/core/is-among';
import { withDb } from '@/lib/server/data/core/transaction';

export const noGrounds: OfferGrounds = { consent: null, noted: null, clientSince: null };

/** By contact id. Those of one contact are read once per rendered page. */
export async function listOfferGrounds(ids: readonly string[]): Promise<ReadonlyMap<string, OfferGrounds>> {
  const [id, ...others] = ids;
  if (id === undefined) return new Map();
  return others.length === 0 ? groundsOf(id) : readGrounds(ids);
}

const groundsOf = cache((id: string) => readGrounds([id]));

async function readGrounds(ids: readonly string[]): Promise<ReadonlyMap<string, OfferGrounds>> {
  const noted = await withDb((db) => {
    const { basis, basisOn, callsAgreed, createdAt, id } = contacts;
    return db.select({ id, basis, basisOn, callsAgreed, createdAt }).from(contacts).where(isAmong(id, ids));
  });
  const consents = await withDb((db) =>
    db
      .selectDistinctOn([contactEmails.contactId], {
        contactId: contactEmails.contactId,
        email: contactEmails.email,
        at: listingConsents.confirmedAt,
      })
      .from(listingConsents)
      .innerJoin(contactEmails, eq(contactEmails.email, listingConsents.email))
      .where(and(isAmong(contactEmails.contactId, ids), isActiveConsent))
      .orderBy(contactEmails.contactId, listingConsents.confirmedAt),
  );
  const clients = await clientsSince(ids);
  return new Map(
    noted.map(({ basis, basisOn, callsAgreed, createdAt, id }) => {
      const consent = consents.find(({ contactId }) => contactId === id);
      const at = basisOn === null ? createdAt : new Date(basisOn);
      return [
        id,
        {
          consent: consent?.at ? { at: consent.at, email: consent.email } : null,
          noted: basis === 'request' || basis === 'client' ? { basis, at, callsAgreed } : null,
          clientSince: clients.get(id) ?? null,
        },
      ] as const;
    }),
  );
}

/** Sellers, and buyers after a deal. Blocked sales are not read (LOPDGDD art. 32). */
async function clientsSince(ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const since = (column: AnyPgColumn) => sql<Date>`min(${column})`.mapWith(offers.answeredAt);
  const sellers = await withDb((db) =>
    db
      .select({ contactId: contactEmails.contactId, at: since(saleMembers.invitedAt) })
      .from(saleMembers)
      .innerJoin(sales, eq(sales.id, saleMembers.saleId))
      .innerJoin(contactEmails, eq(contactEmails.email, saleMembers.email))
      .where(and(isAmong(contactEmails.contactId, ids), not(isBlockedSale)))
      .groupBy(contactEmails.contactId),
  );
  const buyers = await withDb((db) =>
    db
      .select({ contactId: offers.contactId, at: since(offers.answeredAt) })
      .from(offers)
      .innerJoin(sales, eq(sales.id, offers.saleId))
      .where(
        and(
          isAmong(offers.contactId, ids),
          eq(offers.state, 'accepted'),
          or(eq(sales.state, 'arras'), eq(sales.state, 'completed')),
          not(isBlockedSale),
        ),
      )
      .groupBy(offers.contactId),
  );
  return new Map([...buyers, ...sellers].flatMap(({ at, contactId }) => (contactId ? [[contactId, at] as const] : [])));
}

/** Notes the contract in the contacts: a blocked sale is not read. */
export async function noteClientsOf(saleId: string): Promise<void> {
  await withDb((db) =>
    db
      .update(contacts)
      .set({ basis: 'client', basisOn: sql`current_date` })
      .where(
        and(
          isNull(contacts.basis),
          sql`(${contacts.id} in (select contact_id from contact_emails join sale_members
              on sale_members.email = contact_emails.email where sale_members.sale_id = ${saleId})
            or ${contacts.id} in (select contact_id from offers join sales on sales.id = offers.sale_id
              where offers.sale_id = ${saleId} and offers.state = 'accepted' and sales.state = 'completed'))`,
        ),
      ),
  );
}
