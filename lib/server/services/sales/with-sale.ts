import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Right } from '@/lib/access/rights';
import { listMembers, type SaleMember } from '@/lib/server/data/sales/sale-members';
import { findSale, type Sale } from '@/lib/server/data/sales/sales';
import { requireRight, withRight, type RecordActivity } from '@/lib/server/services/access/with-right';

type FoundSale = Readonly<{ sale: Sale; members: readonly SaleMember[] }>;

const ownersOf = (members: readonly SaleMember[]): readonly string[] =>
  members.flatMap(({ acceptedAt, endedAt, userId }) => (userId && acceptedAt && !endedAt ? [userId] : []));

/**
 * Returns the open sale for reads; null without one.
 * @throws RightError
 */
export async function findSaleFor(actor: Actor, right: Right, listingId: string): Promise<FoundSale | null> {
  const sale = await findSale(listingId);
  const members = sale ? await listMembers(sale.id) : [];
  requireRight(actor, right, ownersOf(members));
  return sale && { sale, members };
}

/**
 * Changes the open sale in one transaction; `gone` without one.
 * @throws RightError
 */
export async function withSale<Result>(
  actor: Actor,
  right: Right,
  listingId: string,
  work: (found: FoundSale, record: RecordActivity) => Promise<Result>,
): Promise<Result | 'gone'> {
  const found = await findSaleFor(actor, right, listingId);
  if (!found) return 'gone';
  const subject = { kind: 'sale', id: listingId, ownerIds: ownersOf(found.members) } as const;
  return withRight(actor, right, subject, (record) => work(found, record));
}
