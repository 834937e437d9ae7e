import 'server-only';
import { and, count, desc, eq, isNotNull, isNull, ne, not, sql } from 'drizzle-orm';
import type { MilestoneKind, SaleState, WaitedFor } from '@/lib/sales/sale-words';
import { messages, saleMilestones, sales, savedListings, soldPrices } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';
import { blockedUntil, isBlockedSale } from './blocked-sales';

export type Sale = Dto<
  'Sale',
  {
    id: string;
    listingId: string;
    state: SaleState;
    mandateFrom: string | null;
    mandateUntil: string | null;
    /** Hundredths of a percent. */
    feeHundredths: number | null;
    createdAt: Date;
    closedAt: Date | null;
  }
>;

export type Mandate = Pick<Sale, 'mandateFrom' | 'mandateUntil' | 'feeHundredths'>;

const { closedAt, createdAt, feeHundredths, id, listingId, mandateFrom, mandateUntil, state } = sales;
const columns = { id, listingId, state, mandateFrom, mandateUntil, feeHundredths, createdAt, closedAt };

export async function findSale(ofListing: string): Promise<Sale | null> {
  const [row] = await withDb((db) =>
    db
      .select(columns)
      .from(sales)
      .where(and(eq(listingId, ofListing), isNull(closedAt)))
      .orderBy(desc(createdAt))
      .limit(1),
  );
  return row ? asDto<Sale>(row) : null;
}

type StoredClosedSale = Dto<
  'StoredClosedSale',
  Pick<Sale, 'id' | 'state' | 'closedAt'> & Readonly<{ blockedUntil: Date | null; isComparable: boolean }>
>;

export async function listClosedSales(ofListing: string): Promise<readonly StoredClosedSale[]> {
  const rows = await withDb((db) =>
    db
      .select({ id, state, closedAt, blockedUntil, isComparable: sql<boolean>`${soldPrices.saleId} is not null` })
      .from(sales)
      .leftJoin(soldPrices, eq(soldPrices.saleId, id))
      .where(and(eq(listingId, ofListing), isNotNull(closedAt)))
      .orderBy(desc(closedAt)),
  );
  return rows.map((row) => asDto<StoredClosedSale>(row));
}

/** Returns false for a blocked sale, or when one of the listing is open. */
export async function setSaleReopened(ofListing: string, saleId: string): Promise<boolean> {
  const hasOpen = sql`exists (select 1 from sales other where other.listing_id = ${ofListing} and other.closed_at is null)`;
  const rows = await withDb((db) =>
    db
      .update(sales)
      .set({ state: 'open', closedAt: null })
      .where(
        and(eq(id, saleId), eq(listingId, ofListing), isNotNull(closedAt), not(isBlockedSale), sql`not ${hasOpen}`),
      )
      .returning({ id }),
  );
  return rows.length > 0;
}

/** Returns the id; null if the listing has an open sale. */
export async function insertSale(ofListing: string, mandate: Mandate, openedBy: string | null): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .insert(sales)
      .values({ listingId: ofListing, ...mandate, openedBy })
      .onConflictDoNothing()
      .returning({ id }),
  );
  return row?.id ?? null;
}

export async function updateSale(saleId: string, mandate: Mandate, next: 'open' | 'arras'): Promise<void> {
  await withDb((db) =>
    db
      .update(sales)
      .set({ ...mandate, state: next })
      .where(eq(id, saleId)),
  );
}

export async function setSaleClosed(saleId: string, next: 'completed' | 'ended'): Promise<void> {
  await withDb((db) =>
    db
      .update(sales)
      .set({ state: next, closedAt: sql`now()` })
      .where(eq(id, saleId)),
  );
}

type Milestone = Dto<
  'Milestone',
  { kind: MilestoneKind; dueOn: string | null; doneOn: string | null; waitsFor: WaitedFor | null; note: string }
>;

export async function listMilestones(saleId: string): Promise<readonly Milestone[]> {
  const { doneOn, dueOn, kind, note, waitsFor } = saleMilestones;
  const rows = await withDb((db) =>
    db.select({ kind, dueOn, doneOn, waitsFor, note }).from(saleMilestones).where(eq(saleMilestones.saleId, saleId)),
  );
  return rows.map((row) => asDto<Milestone>(row));
}

export type NewMilestone = Readonly<Pick<Milestone, 'kind' | 'dueOn' | 'doneOn' | 'waitsFor' | 'note'>>;

export async function storeMilestone(saleId: string, { kind, ...rest }: NewMilestone): Promise<void> {
  await withDb((db) =>
    db
      .insert(saleMilestones)
      .values({ saleId, kind, ...rest })
      .onConflictDoUpdate({ target: [saleMilestones.saleId, saleMilestones.kind], set: rest }),
  );
}

export async function countInterest(ofListing: string): Promise<Readonly<{ saves: number; enquiries: number }>> {
  const [saves] = await withDb((db) =>
    db.select({ n: count() }).from(savedListings).where(eq(savedListings.listingId, ofListing)),
  );
  const [enquiries] = await withDb((db) =>
    db
      .select({ n: count() })
      .from(messages)
      .where(and(eq(messages.listingId, ofListing), ne(messages.state, 'spam'))),
  );
  return { saves: saves?.n ?? 0, enquiries: enquiries?.n ?? 0 };
}
