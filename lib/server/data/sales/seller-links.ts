import 'server-only';
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { saleMembers, sales } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { hashOf, newSecret } from '@/lib/server/data/core/link-secret';
import { withDb } from '@/lib/server/data/core/transaction';

type LinkedSeller = Dto<'LinkedSeller', { memberId: string; listingId: string; locale: Locale }>;

async function findSeller(where: SQL): Promise<LinkedSeller | null> {
  const [row] = await withDb((db) =>
    db
      .select({ memberId: saleMembers.id, listingId: sales.listingId, locale: saleMembers.locale })
      .from(saleMembers)
      .innerJoin(sales, eq(sales.id, saleMembers.saleId))
      .where(and(where, isNotNull(saleMembers.acceptedAt), isNull(saleMembers.endedAt), isNull(sales.closedAt))),
  );
  return row ? asDto<LinkedSeller>(row as Omit<LinkedSeller, never>) : null;
}

/** Returns null if the link or access was ended or the sale is closed. */
export const findSellerByCalendar = (key: string) => findSeller(eq(saleMembers.calendarHash, hashOf(key)));

/** Invalidates the previous one. */
export async function issueCalendarKey(memberId: string): Promise<string> {
  const key = newSecret();
  const set = { calendarSince: sql`now()`, calendarHash: hashOf(key) };
  await withDb((db) => db.update(saleMembers).set(set).where(eq(saleMembers.id, memberId)));
  return key;
}

export async function endCalendarKey(memberId: string): Promise<void> {
  const set = { calendarSince: null, calendarHash: null };
  await withDb((db) => db.update(saleMembers).set(set).where(eq(saleMembers.id, memberId)));
}

/** Null: not subscribed. */
export async function storeStopToken(memberId: string, token: string | null): Promise<void> {
  const set = { stopHash: token && hashOf(token) };
  await withDb((db) => db.update(saleMembers).set(set).where(eq(saleMembers.id, memberId)));
}

/** Returns false for an unknown link. Idempotent. */
export async function stopFigures(token: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(saleMembers)
      .set({ stopHash: null })
      .where(eq(saleMembers.stopHash, hashOf(token)))
      .returning({ id: saleMembers.id }),
  );
  return rows.length > 0;
}

type ReportRecipient = LinkedSeller & Readonly<{ email: string }>;

export async function listReportRecipients(): Promise<readonly Omit<ReportRecipient, never>[]> {
  const { acceptedAt, email, endedAt, id, locale, stopHash } = saleMembers;
  const rows = await withDb((db) =>
    db
      .select({ memberId: id, email, listingId: sales.listingId, locale })
      .from(saleMembers)
      .innerJoin(sales, eq(sales.id, saleMembers.saleId))
      .where(and(isNotNull(stopHash), isNotNull(acceptedAt), isNull(endedAt), isNull(sales.closedAt))),
  );
  return rows.map((row) => asDto<ReportRecipient>(row as Omit<ReportRecipient, never>));
}
