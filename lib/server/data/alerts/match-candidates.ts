import 'server-only';
import { cache } from 'react';
import { and, desc, eq, isNotNull, ne, notInArray, or, isNull, sql } from 'drizzle-orm';
import { settledReasons, type OfferGrounds } from '@/lib/contacts/send-basis';
import type { Locale } from '@/lib/i18n/locales';
import {
  advertObjections,
  contactEmails,
  contacts,
  messages,
  requirements,
  searchAlerts,
} from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { isAmong } from '@/lib/server/data/core/is-among';
import { listOfferGrounds, noGrounds } from '@/lib/server/data/contacts/offer-grounds';
import { withDb } from '@/lib/server/data/core/transaction';

export type ContactSearch = Dto<
  'PersonSearch',
  {
    kind: 'requirement' | 'alert';
    contactId: string;
    query: string;
    /** Null for a noted search. */
    email: string | null;
    /** Null when only noted. */
    requestedAt: Date | null;
    /** News up to this time was handled. */
    newsThrough: Date | null;
  }
>;

/** Includes only active alerts. Read once per rendered page. */
export const listContactSearches = cache(async (contactId?: string): Promise<readonly ContactSearch[]> => {
  const noted = await withDb((db) =>
    db
      .select({ contactId: requirements.contactId, query: requirements.query, requestedAt: requirements.requestedAt })
      .from(requirements)
      .where(contactId ? eq(requirements.contactId, contactId) : undefined)
      .orderBy(desc(requirements.createdAt)),
  );
  const { confirmedAt, consentAt, contactId: contact, email, newsThrough, query, status } = searchAlerts;
  const alerts = await withDb((db) =>
    db
      .select({
        contactId: contact,
        query,
        email,
        requestedAt: sql<Date>`coalesce(${confirmedAt}, ${consentAt})`.mapWith(confirmedAt),
        newsThrough,
      })
      .from(searchAlerts)
      .where(and(eq(status, 'confirmed'), contactId ? eq(contact, contactId) : isNotNull(contact)))
      .orderBy(desc(searchAlerts.createdAt)),
  );
  return [
    ...noted.map((row) => asDto<ContactSearch>({ ...row, kind: 'requirement', email: null, newsThrough: null })),
    ...alerts.map((row) => asDto<ContactSearch>({ ...row, contactId: row.contactId ?? '', kind: 'alert' })),
  ];
});

export type ListingEnquiry = Dto<
  'ListingEnquiry',
  { contactId: string; listingId: string; email: string | null; createdAt: Date }
>;

/** Excludes contacts that have bought or stopped searching. */
const isSearching = and(
  isNotNull(messages.contactId),
  ne(messages.kind, 'valuation'),
  ne(messages.state, 'spam'),
  or(isNull(messages.closedReason), notInArray(messages.closedReason, [...settledReasons])),
);

export async function listListingEnquiries(
  of: Readonly<{ listingIds: readonly string[] } | { contactId: string }>,
): Promise<readonly ListingEnquiry[]> {
  const where = 'contactId' in of ? eq(messages.contactId, of.contactId) : isAmong(messages.listingId, of.listingIds);
  const { contactId, createdAt, email, listingId } = messages;
  const rows = await withDb((db) =>
    db
      .select({ contactId, createdAt, email, listingId })
      .from(messages)
      .where(and(isSearching, isNotNull(listingId), where))
      .orderBy(desc(createdAt)),
  );
  return rows.map((row) =>
    asDto<ListingEnquiry>({ ...row, contactId: row.contactId ?? '', listingId: row.listingId ?? '' }),
  );
}

export type Addressee = Dto<
  'Addressee',
  {
    id: string;
    name: string | null;
    phone: string | null;
    locale: Locale;
    ownerId: string | null;
    emails: readonly string[];
    hasObjected: boolean;
    grounds: OfferGrounds;
  }
>;

export async function listAddressees(ids: readonly string[]): Promise<readonly Addressee[]> {
  if (ids.length === 0) return [];
  const { id, locale, name, ownerId, phone } = contacts;
  const found = await withDb((db) =>
    db.select({ id, locale, name, ownerId, phone }).from(contacts).where(isAmong(id, ids)),
  );
  const addresses = await withDb((db) =>
    db
      .select({
        contactId: contactEmails.contactId,
        email: contactEmails.email,
        objection: advertObjections.emailHash,
      })
      .from(contactEmails)
      .leftJoin(advertObjections, eq(advertObjections.emailHash, emailHash(contactEmails.email)))
      .where(isAmong(contactEmails.contactId, ids))
      .orderBy(contactEmails.createdAt),
  );
  const grounds = await listOfferGrounds(ids);
  const ofContact = new Map<string, typeof addresses>();
  for (const row of addresses) ofContact.set(row.contactId, [...(ofContact.get(row.contactId) ?? []), row]);
  return found.map((contact) => {
    const own = ofContact.get(contact.id) ?? [];
    return asDto<Addressee>({
      ...contact,
      locale: contact.locale as Locale,
      emails: own.map(({ email }) => email),
      hasObjected: own.some(({ objection }) => objection !== null),
      grounds: grounds.get(contact.id) ?? noGrounds,
    });
  });
}

/** Must equal `hashOf`. */
function emailHash(email: typeof contactEmails.email) {
  return sql`encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;
}
