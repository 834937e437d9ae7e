import 'server-only';
import { desc, eq, or, sql } from 'drizzle-orm';
import { contactEmails, listingSends } from '@/lib/server/db/schema';
import type { SendBasis } from '@/lib/contacts/send-basis';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { hashOf } from '@/lib/server/data/core/link-secret';
import { withDb } from '@/lib/server/data/core/transaction';

/** A home that was sent to somebody. */
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
  /** Of the link with which the reader says no. */
  token: string;
  senderId: string;
  sender: string;
}>;

/** Key of its email. */
export const sendKey = (id: string) => `listing-match:${id}`;

/** False if the address has been sent the home at this price. */
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

/** Of a home, newest first. */
export async function listSendsOfListing(listing: string): Promise<readonly ListingSend[]> {
  const rows = await withDb((db) =>
    db.select(columns).from(listingSends).where(eq(listingId, listing)).orderBy(desc(createdAt)),
  );
  return rows.map((row) => asDto<ListingSend>(row));
}

/** To a person, newest first. */
export async function listSendsTo(contact: string): Promise<readonly ListingSend[]> {
  const rows = await withDb((db) =>
    db.select(columns).from(listingSends).where(eq(contactId, contact)).orderBy(desc(createdAt)),
  );
  return rows.map((row) => asDto<ListingSend>(row));
}

/** To whoever has the address, at any of her addresses, newest first. */
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

/** The address behind a link that says no; null if there is none. */
export async function findSendAddress(token: string): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .select({ email })
      .from(listingSends)
      .where(eq(listingSends.stopHash, hashOf(token))),
  );
  return row?.email ?? null;
}
