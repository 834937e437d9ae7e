import 'server-only';
import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { documentReads, offers, saleMembers, saleRequests, soldPrices } from '@/lib/server/db/schema';
import { deleteUnfinishedUploads, UPLOAD_DAYS } from '@/lib/server/data/sales/document-uploads';
import { deleteFilesOfSales, DOCUMENT_MONTHS } from '@/lib/server/data/sales/expired-documents';
import { deleteExpiredSales, SALE_MONTHS } from '@/lib/server/data/sales/expired-sales';
import { listOffersFrom } from '@/lib/server/data/sales/offers';
import { listSalesOf, withoutLinks } from '@/lib/server/data/sales/sale-members';
import { listRequestsBy } from '@/lib/server/data/sales/sale-requests';
import { deleteSoldPricesOf } from '@/lib/server/data/sales/sold-prices';
import { ifVerified, rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';
import { withDb } from '@/lib/server/data/core/transaction';
import { SALES_MONTHS } from '@/lib/valuation/own-sales';
import { deleteExpiredSheets, SHEET_MONTHS } from '@/lib/server/data/diary/viewing-sheets';

/** The law requires the mandate, its sellers and documents to remain. */
const ofSale = { policy: 'Llevar la venta', export: null, erase: 'cascade' } as const;
const onHold = { ...ofSale, erase: () => Promise.resolve() };

const rowSchema = z.object({ storage_key: z.string() });

export const saleTables = {
  sales: {
    ...rowsOnly,
    retention: [{ after: { months: SALE_MONTHS }, remove: deleteExpiredSales }],
    personal: onHold,
  },
  saleMembers: {
    ...rowsOnly,
    retention: 'cascade',
    personal: {
      ...ofSale,
      export: { as: 'sales', read: ifVerified(listSalesOf, []) },
      // The seller remains in the mandate; access ends.
      erase: ifVerified((email) =>
        withDb((db) =>
          db
            .update(saleMembers)
            .set({ userId: null, endedAt: sql`coalesce(${saleMembers.endedAt}, now())`, ...withoutLinks })
            .where(eq(saleMembers.email, email)),
        ),
      ),
    },
  },
  soldPrices: {
    ...rowsOnly,
    retention: [{ after: { months: SALES_MONTHS }, since: soldPrices.soldOn }],
    personal: { policy: 'Comparar precios', export: null, erase: ifVerified(deleteSoldPricesOf) },
  },
  saleMilestones: { ...rowsOnly, retention: 'cascade', personal: onHold },
  offers: {
    ...rowsOnly,
    retention: [
      {
        after: { months: 12 },
        since: sql`(select closed_at from sales where sales.id = ${offers.saleId})`,
        where: ne(offers.state, 'accepted'),
      },
    ],
    personal: {
      policy: 'Comunicar las ofertas',
      export: { as: 'offers', read: ifVerified(listOffersFrom, []) },
      // An accepted offer belongs to the contract.
      erase: ifVerified((email) =>
        withDb((db) =>
          db
            .update(offers)
            .set({ name: null, email: null, conditions: '' })
            .where(and(eq(offers.email, email), ne(offers.state, 'accepted'))),
        ),
      ),
    },
  },
  saleRequests: {
    ...rowsOnly,
    retention: [
      {
        after: { months: DOCUMENT_MONTHS.sold },
        since: sql`(select closed_at from sales where sales.id = ${saleRequests.saleId})`,
      },
    ],
    personal: { ...onHold, export: { as: 'saleRequests', read: ({ userId }) => listRequestsBy(userId) } },
  },
  documents: {
    ...rowsOnly,
    retention: [
      { after: { months: DOCUMENT_MONTHS.sold }, remove: () => deleteFilesOfSales('completed', DOCUMENT_MONTHS.sold) },
      { after: { months: DOCUMENT_MONTHS.unsold }, remove: () => deleteFilesOfSales('ended', DOCUMENT_MONTHS.unsold) },
      { after: { months: SHEET_MONTHS }, remove: deleteExpiredSheets },
    ],
    personal: onHold,
  },
  documentVersions: {
    backup: true,
    files: (row) => [rowSchema.parse(row).storage_key],
    retention: 'cascade',
    personal: onHold,
  },
  documentUploads: {
    backup: false,
    files: null,
    retention: [{ after: { days: UPLOAD_DAYS }, remove: deleteUnfinishedUploads }],
    personal: null,
  },
  documentReads: {
    ...rowsOnly,
    retention: [{ after: { months: 36 }, since: documentReads.createdAt }],
    personal: onHold,
  },
} as const satisfies Readonly<Record<string, TableRules>>;
