import 'server-only';
import { and, desc, eq, not, sql } from 'drizzle-orm';
import type { RequestKind, RequestState } from '@/lib/sales/sale-words';
import { saleRequests, sales } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';
import { isBlockedSale } from './blocked-sales';

type SaleRequest = Dto<
  'SaleRequest',
  {
    id: string;
    kind: RequestKind;
    amount: number | null;
    text: string;
    state: RequestState;
    author: string;
    answer: string | null;
    createdAt: Date;
  }
>;

const { amount, answer, author, createdAt, id, kind, saleId, state, text, userId } = saleRequests;
const columns = { id, kind, amount, text, state, author, answer, createdAt };

export async function listRequests(ofSale: string): Promise<readonly SaleRequest[]> {
  const rows = await withDb((db) =>
    db.select(columns).from(saleRequests).where(eq(saleId, ofSale)).orderBy(desc(createdAt)),
  );
  return rows.map((row) => asDto<SaleRequest>(row));
}

type NewRequest = Readonly<{ kind: RequestKind; amount: number | null; text: string; userId: string; author: string }>;

export async function insertRequest(ofSale: string, request: NewRequest): Promise<void> {
  await withDb((db) => db.insert(saleRequests).values({ saleId: ofSale, ...request }));
}

/** Returns the requesting account; null if deleted, undefined if unknown or answered. */
export async function storeRequestAnswer(
  ofSale: string,
  requestId: string,
  given: Readonly<{ state: 'accepted' | 'answered'; answer: string; answeredBy: string | null }>,
): Promise<string | null | undefined> {
  const [row] = await withDb((db) =>
    db
      .update(saleRequests)
      .set({ ...given, answeredAt: sql`now()` })
      .where(and(eq(id, requestId), eq(saleId, ofSale), eq(state, 'open')))
      .returning({ userId }),
  );
  return row?.userId;
}

/** Excludes requests of blocked sales. */
export async function listRequestsBy(account: string) {
  return withDb((db) =>
    db
      .select({ kind, amount, text, state, answer, createdAt })
      .from(saleRequests)
      .innerJoin(sales, eq(sales.id, saleId))
      .where(and(eq(userId, account), not(isBlockedSale)))
      .orderBy(desc(createdAt)),
  );
}
