import 'server-only';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { saleMembers, sales } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';
import { blockedUntil } from './blocked-sales';

export type SaleMember = Dto<
  'SaleMember',
  {
    id: string;
    email: string;
    locale: Locale;
    userId: string | null;
    invitedAt: Date;
    acceptedAt: Date | null;
    endedAt: Date | null;
    calendarSince: Date | null;
    /** Hash of the unsubscribe link of the weekly report; null: not subscribed. */
    stopHash: string | null;
  }
>;

const { acceptedAt, calendarSince, email, endedAt, id, invitedAt, locale, saleId, stopHash, userId } = saleMembers;
const columns = { id, email, locale, userId, invitedAt, acceptedAt, endedAt, calendarSince, stopHash };

export const withoutLinks = { calendarSince: null, calendarHash: null, stopHash: null } as const;

export async function listMembers(ofSale: string): Promise<readonly SaleMember[]> {
  const rows = await withDb((db) =>
    db.select(columns).from(saleMembers).where(eq(saleId, ofSale)).orderBy(asc(invitedAt)),
  );
  return rows.map((row) => asDto<SaleMember>(row as Omit<SaleMember, never>));
}

/** Returns false for current sellers. */
export async function storeMember(ofSale: string, address: string, language: Locale): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .insert(saleMembers)
      .values({ saleId: ofSale, email: address, locale: language })
      .onConflictDoUpdate({
        target: [saleId, email],
        set: {
          locale: language,
          userId: null,
          acceptedAt: null,
          endedAt: null,
          invitedAt: sql`now()`,
          ...withoutLinks,
        },
        setWhere: sql`${acceptedAt} is null or ${endedAt} is not null`,
      })
      .returning({ id }),
  );
  return rows.length > 0;
}

export async function endMember(ofSale: string, memberId: string): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .update(saleMembers)
      .set({ endedAt: sql`now()`, ...withoutLinks })
      .where(and(eq(id, memberId), eq(saleId, ofSale), isNull(endedAt)))
      .returning({ email }),
  );
  return row?.email ?? null;
}

export async function acceptMembership(ofSale: string, address: string, account: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(saleMembers)
      .set({ userId: account, acceptedAt: sql`now()` })
      .where(and(eq(saleId, ofSale), eq(email, address), isNull(endedAt), isNull(acceptedAt)))
      .returning({ id }),
  );
  return rows.length > 0;
}

type OwnSale = Dto<'OwnSale', { listingId: string; saleId: string; isAccepted: boolean }>;

export async function listOwnSales(address: string): Promise<readonly OwnSale[]> {
  const rows = await withDb((db) =>
    db
      .select({ listingId: sales.listingId, saleId, isAccepted: sql<boolean>`${acceptedAt} is not null` })
      .from(saleMembers)
      .innerJoin(sales, eq(sales.id, saleId))
      .where(and(eq(email, address), isNull(endedAt), isNull(sales.closedAt)))
      .orderBy(asc(invitedAt)),
  );
  return rows.map((row) => asDto<OwnSale>(row));
}

/** Of a blocked sale, only that it exists and until when. */
export async function listSalesOf(address: string) {
  const { listingId, mandateFrom, mandateUntil, state } = sales;
  const rows = await withDb((db) =>
    db
      .select({
        blockedUntil,
        listingId,
        state,
        mandateFrom,
        mandateUntil,
        invitedAt,
        acceptedAt,
        endedAt,
        calendarSince,
        wantsFigures: sql<boolean>`${stopHash} is not null`,
      })
      .from(saleMembers)
      .innerJoin(sales, eq(sales.id, saleId))
      .where(and(eq(email, address), isNotNull(invitedAt)))
      .orderBy(asc(invitedAt)),
  );
  return rows.map(({ blockedUntil: until, ...sale }) =>
    until ? { listingId: sale.listingId, blockedUntil: until } : sale,
  );
}
