import 'server-only';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { saleMembers, sales } from '@/lib/server/db/schema';
import { asDto, type Dto } from './dto';
import { hashOf } from './link-secret';
import { withDb } from './transaction';

/** Whom a link of a seller is of. */
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

/** Null if the link was ended, her access has, or the sale is closed. */
export const findSellerByCalendar = (key: string) => findSeller(eq(saleMembers.calendarHash, hashOf(key)));

/** The link for a calendar program; null ends it. */
export async function storeCalendarLink(
  memberId: string,
  link: Readonly<{ since: Date; key: string }> | null,
): Promise<void> {
  const set = { calendarSince: link?.since ?? null, calendarHash: link && hashOf(link.key) };
  await withDb((db) => db.update(saleMembers).set(set).where(eq(saleMembers.id, memberId)));
}
