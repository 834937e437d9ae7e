import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { documentFileName } from '@/lib/sales/document-file-name';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { insertRead, listReads, listVersions } from '@/lib/server/data/sales/documents';
import { listSalesToExport, readSaleToExport } from '@/lib/server/data/sales/exported-sales';
import { getStorage } from '@/lib/server/storage/get-storage';
import { recordsCsv } from '@/lib/text/spreadsheet-csv';
import { jsonFile, openExportFile, type ExportFile, type ExportPart } from './export-part';

const offerColumns = [
  ...['sale', 'home', 'name', 'email', 'amount', 'conditions', 'receivedOn', 'validUntil', 'state'],
  ...['counterAmount', 'answer', 'answeredBy', 'answeredAt'],
] as const;
const documentColumns = [
  ...['sale', 'home', 'folder', 'paper', 'name', 'version', 'author', 'createdAt', 'bytes', 'file'],
] as const;

/** Blocked sales leave one at a time (`exportBlockedSale`). */
async function* saleFiles(actor: Actor): AsyncIterable<ExportFile> {
  yield* filesOfSales(actor, await listSalesToExport());
}

type StoredSales = Awaited<ReturnType<typeof listSalesToExport>>;

export async function* filesOfSales(actor: Actor, stored: StoredSales): AsyncIterable<ExportFile> {
  const sales = [];
  for (const { feeHundredths, ...sale } of stored) {
    const listing = await findListingById(sale.listingId);
    const feePercent = feeHundredths === null ? null : feeHundredths / 100;
    sales.push({ ...sale, home: listing?.reference ?? null, feePercent, ...(await readSaleToExport(sale.id)) });
  }
  yield jsonFile('sales/sales.json', sales);
  const offers = sales.flatMap(({ home, id, offers: own }) => own.map((offer) => ({ sale: id, home, ...offer })));
  yield { path: 'sales/offers.csv', content: recordsCsv(offerColumns, offers) };
  yield* documentFiles(actor, sales);
}

type ExportedSale = Readonly<{ id: string; listingId: string; home: string | null }>;

async function* documentFiles(actor: Actor, sales: readonly ExportedSale[]): AsyncIterable<ExportFile> {
  const rows = [];
  const reads = [];
  for (const { home, id: sale, listingId } of sales) {
    for (const [at, version] of (await listVersions(sale)).entries()) {
      const { author, bytes, createdAt, folder, n, name, documentType: paper } = version;
      const path = `sales/documents/${listingId}/${sale}/${folder}/${at + 1}-${documentFileName(version)}`;
      const content = await getStorage().getStream(version.storageKey);
      const file = content ? path : null;
      rows.push({ sale, home, folder, paper, name, version: n, author, createdAt, bytes, file });
      const opened = await listReads([version.id]);
      reads.push(...opened.map((read) => ({ file: path, openedBy: read.openedBy, openedAt: read.createdAt })));
      if (!content) continue;
      await insertRead(version.id, ...openExportFile(actor));
      yield { path, content };
    }
  }
  yield { path: 'sales/documents.csv', content: recordsCsv(documentColumns, rows) };
  yield { path: 'sales/openings.csv', content: recordsCsv(['file', 'openedBy', 'openedAt'], reads) };
}

export const salesPart: ExportPart = { name: 'sales', files: saleFiles };
