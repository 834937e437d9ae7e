import 'server-only';
import { isAllowed, type Actor } from '@/lib/access/actor';
import type { ClosedSale } from '@/lib/sales/sale-view';
import { findSale, listClosedSales, setSaleReopened } from '@/lib/server/data/sales/sales';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';

/**
 * Returns only the existence of sales and, until they are blocked, their results.
 * @throws RightError
 */
export async function readClosedSales(actor: Actor, listingId: string): Promise<readonly ClosedSale[]> {
  requireRight(actor, 'sale.open');
  const [open, closed] = await Promise.all([findSale(listingId), listClosedSales(listingId)]);
  const canReopen = !open && isAllowed(actor, 'sale.reopen');
  const canExport = isAllowed(actor, 'sale.export-blocked');
  return closed.flatMap(({ blockedUntil, closedAt, id, state }): readonly ClosedSale[] => {
    if (!closedAt) return [];
    if (blockedUntil) return [{ id, closedAt, blockedUntil, canExport }];
    return [{ id, closedAt, blockedUntil, state, canReopen }];
  });
}

/**
 * Reopens a sale closed by mistake. `gone`: it or another one is open, or it is blocked.
 * @throws RightError
 */
export async function reopenSale(actor: Actor, listingId: string, saleId: string): Promise<'done' | 'gone'> {
  return withRight(actor, 'sale.reopen', { kind: 'sale', id: listingId }, async (record) => {
    if (!(await setSaleReopened(listingId, saleId))) return 'gone';
    await record('saleReopened', { after: { state: 'open' } });
    return 'done';
  });
}
