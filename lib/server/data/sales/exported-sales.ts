import 'server-only';
import { and, asc, eq, not, sql, type SQL } from 'drizzle-orm';
import { documents, documentVersions, offers, saleMembers, saleMilestones } from '@/lib/server/db/schema';
import { saleRequests, sales } from '@/lib/server/db/schema';
import { isReadableSheet } from '@/lib/server/data/diary/viewing-sheets';
import { withDb } from '@/lib/server/data/core/transaction';
import { isBlockedSale } from './blocked-sales';

export const listSalesToExport = () => listSales(not(isBlockedSale));

export async function findBlockedSale(saleId: string) {
  const [sale] = await listSales(and(eq(sales.id, saleId), isBlockedSale));
  return sale ?? null;
}

async function listSales(which: SQL | undefined) {
  const { closedAt, createdAt, feeHundredths, id, listingId, mandateFrom, mandateUntil, state } = sales;
  return withDb((db) =>
    db
      .select({ id, listingId, state, mandateFrom, mandateUntil, feeHundredths, createdAt, closedAt })
      .from(sales)
      .where(which)
      .orderBy(asc(createdAt), asc(id)),
  );
}

/** Excludes documents and erased contact data. */
export async function readSaleToExport(saleId: string) {
  const { acceptedAt, email, endedAt, invitedAt, locale } = saleMembers;
  const { doneOn, dueOn, kind, note, waitsFor } = saleMilestones;
  return {
    sellers: await withDb((db) =>
      db
        .select({ email, language: locale, invitedAt, acceptedAt, endedAt })
        .from(saleMembers)
        .where(eq(saleMembers.saleId, saleId))
        .orderBy(asc(invitedAt)),
    ),
    steps: await withDb((db) =>
      db
        .select({ kind, dueOn, doneOn, waitsFor, note })
        .from(saleMilestones)
        .where(eq(saleMilestones.saleId, saleId))
        .orderBy(asc(kind)),
    ),
    offers: await listOffersToExport(saleId),
    requests: await listRequestsToExport(saleId),
  };
}

async function listOffersToExport(saleId: string) {
  const { amount, answer, answeredAt, answeredName, conditions, contactId, counterAmount } = offers;
  const { createdAt, email, name, receivedOn, state, validUntil } = offers;
  return withDb((db) =>
    db
      .select({
        name,
        email,
        person: contactId,
        amount,
        conditions,
        receivedOn,
        validUntil,
        state,
        counterAmount,
        answer,
        answeredBy: answeredName,
        answeredAt,
      })
      .from(offers)
      .where(eq(offers.saleId, saleId))
      .orderBy(asc(createdAt)),
  );
}

async function listRequestsToExport(saleId: string) {
  const { amount, answer, answeredAt, author, createdAt, kind, state, text } = saleRequests;
  return withDb((db) =>
    db
      .select({ kind, amount, text, state, author, answer, answeredAt, createdAt })
      .from(saleRequests)
      .where(eq(saleRequests.saleId, saleId))
      .orderBy(asc(createdAt)),
  );
}

export const listSheetsToExport = () => listSheets(isReadableSheet);

/** Sheets of the listing signed before this sale closed and after the one before it did. */
export const listSheetsOfSale = ({ id, listingId }: Readonly<{ id: string; listingId: string }>) =>
  listSheets(
    and(
      eq(documents.listingId, listingId),
      sql`${documents.createdAt} <= (select closed_at from sales where id = ${id})`,
      sql`not exists (select 1 from sales own join sales earlier on earlier.listing_id = own.listing_id
        where own.id = ${id} and earlier.closed_at < own.closed_at and ${documents.createdAt} <= earlier.closed_at)`,
    ),
  );

async function listSheets(which: SQL | undefined) {
  const { author, createdAt, extension, id, n, storageKey } = documentVersions;
  return withDb((db) =>
    db
      .select({ id, appointment: documents.subjectId, author, createdAt, extension, n, storageKey })
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentVersions.documentId))
      .where(which)
      .orderBy(asc(createdAt)),
  );
}
