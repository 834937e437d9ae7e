import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { findBlockedSale, listSheetsOfSale } from '@/lib/server/data/sales/exported-sales';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { isUuid } from '@/lib/text/is-uuid';
import { sheetFiles } from './appointments-part';
import type { ExportFile } from './export-part';
import { filesOfSales } from './sales-part';

/** For an authority; records `reason`. Null for sales that are not blocked. @throws RightError */
export async function exportBlockedSale(
  actor: Actor,
  saleId: string,
  reason: string,
): Promise<AsyncIterable<ExportFile> | null> {
  requireRight(actor, 'sale.export-blocked');
  const sale = isUuid(saleId) ? await findBlockedSale(saleId) : null;
  if (!sale) return null;
  await withRight(actor, 'sale.export-blocked', { kind: 'sale', id: sale.listingId }, (record) =>
    record('blockedSaleExported', { after: { reason } }),
  );
  return filesOf(actor, sale);
}

async function* filesOf(
  actor: Actor,
  sale: NonNullable<Awaited<ReturnType<typeof findBlockedSale>>>,
): AsyncIterable<ExportFile> {
  yield* filesOfSales(actor, [sale]);
  yield* sheetFiles(actor, 'sales', await listSheetsOfSale(sale));
}
