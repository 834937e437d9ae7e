import 'server-only';
import { isAllowed, type Actor } from '@/lib/access/actor';
import type { ClosedSale } from '@/lib/sales/sale-view';
import { findSale, listClosedSales, setSaleReopened } from '@/lib/server/data/sales/sales';
import { deleteSoldPrice } from '@/lib/server/data/sales/sold-prices';
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
  return closed.flatMap(({ blockedUntil, closedAt, id, isComparable, state }): readonly ClosedSale[] => {
    if (!closedAt) return [];
    if (blockedUntil) return [{ id, closedAt, blockedUntil, canExport, isComparable }];
    return [{ id, closedAt, blockedUntil, state, canReopen, isComparable }];
  });
}

/** `gone`: it or another one is open, or it is blocked. @throws RightError */
export async function reopenSale(actor: Actor, listingId: string, saleId: string): Promise<'done' | 'gone'> {
  return withRight(actor, 'sale.reopen', { kind: 'sale', id: listingId }, async (record) => {
    if (!(await setSaleReopened(listingId, saleId))) return 'gone';
    await deleteSoldPrice(saleId);
    await record('saleReopened', { after: { state: 'open' } });
    return 'done';
  });
}

/**
 * Withdraws the consent of the sellers to comparisons, of a blocked sale too. Does nothing without one.
 * @throws RightError
 */
export async function endComparable(actor: Actor, listingId: string, saleId: string): Promise<void> {
  await withRight(actor, 'sale.open', { kind: 'sale', id: listingId }, async (record) => {
    const closed = await listClosedSales(listingId);
    if (!closed.some(({ id }) => id === saleId) || !(await deleteSoldPrice(saleId))) return;
    await record('saleChanged', { before: { isComparable: true }, after: { isComparable: false } });
  });
}
