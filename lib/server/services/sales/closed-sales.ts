import 'server-only';
import { isAllowed, type Actor } from '@/lib/access/actor';
import type { ClosedSale } from '@/lib/sales/sale-view';
import { listClosedSales, setSaleReopened } from '@/lib/server/data/sales/sales';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';

/**
 * Returns only the existence and results of sales.
 * @throws RightError
 */
export async function readClosedSales(actor: Actor, listingId: string): Promise<readonly ClosedSale[]> {
  requireRight(actor, 'sale.open');
  const canReopen = isAllowed(actor, 'sale.reopen');
  const closed = await listClosedSales(listingId);
  return closed.flatMap(({ closedAt, id, state }) => (closedAt ? [{ id, state, closedAt, canReopen }] : []));
}

/**
 * Reopens a sale closed by mistake. `gone`: it or another one is open.
 * @throws RightError
 */
export async function reopenSale(actor: Actor, listingId: string, saleId: string): Promise<'done' | 'gone'> {
  return withRight(actor, 'sale.reopen', { kind: 'sale', id: listingId }, async (record) => {
    if (!(await setSaleReopened(listingId, saleId))) return 'gone';
    await record('saleReopened', { after: { state: 'open' } });
    return 'done';
  });
}
