import 'server-only';
import { cache } from 'react';
import { desc, eq, or, sql } from 'drizzle-orm';
import { contactEmails, listingSends } from '@/lib/server/db/schema';
import type { SendBasis } from '@/lib/contacts/send-basis';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { hashOf } from '@/lib/server/data/core/link-secret';
import { withDb } from '@/lib/server/data/core/transaction';

export type ListingSend = Dto<
  'ListingSend',
  Omit<typeof listingSends.$inferSelect, 'stopHash' | 'basisAt' | 'senderId'>
>;

type NewSend = Readonly<{
  id: string;
  contactId: string;
  email: string;
  listingId: string;
  price: number;
  basis: SendBasis;
  token: string;
  senderId: string;
  sender: string;
}>;

export const sendKey = (id: string) => `listing-match:${id}`;

/** Returns false if already sent at this price. */
export async function insertListingSend({ basis, token, ...send }: NewSend): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .insert(listingSends)
      .values({ ...send, basis: basis.kind, basisAt: basis.at, stopHash: hashOf(token) })
      .onConflictDoNothing()
      .returning({ id: listingSends.id }),
  );
  return rows.length > 0;
}

const { basis, contactId, createdAt, email, id, listingId, price, sender } = listingSends;
const columns = { basis, contactId, createdAt, email, id, listingId, price, sender };

export async function listSendsOfListing(listing: string): Promise<readonly ListingSend[]> {
  const rows = await withDb((db) =>
    db.select(columns).from(listingSends).where(eq(listingId, listing)).orderBy(desc(createdAt)),
  );
  return rows.map((row) => asDto<ListingSend>(row));
}

/** Read once per rendered page. */
export const listSendsTo = cache(async (contact: string): Promise<readonly ListingSend[]> => {
  const rows = await withDb((db) =>
    db.select(columns).from(listingSends).where(eq(contactId, contact)).orderBy(desc(createdAt)),
  );
  return rows.map((row) => asDto<ListingSend>(row));
});

/** Covers all addresses of the contact, newest first. */
export async function listSendsToAddress(address: string): Promise<readonly ListingSend[]> {
  const contact = sql`(select ${contactEmails.contactId} from ${contactEmails} where ${contactEmails.email} = ${address})`;
  const rows = await withDb((db) =>
    db
      .select(columns)
      .from(listingSends)
      .where(or(eq(email, address), eq(contactId, contact)))
      .orderBy(desc(createdAt)),
  );
  return rows.map((row) => asDto<ListingSend>(row));
}

/** Null for an unknown link. */
export async function findSendAddress(token: string): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .select({ email })
      .from(listingSends)
      .where(eq(listingSends.stopHash, hashOf(token))),
  );
  return row?.email ?? null;
}
