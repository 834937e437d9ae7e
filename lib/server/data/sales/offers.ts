import 'server-only';
import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { OfferAnswer, OfferState } from '@/lib/sales/sale-words';
import { offers, sales } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';
import { isBlockedSale } from './blocked-sales';

export type Offer = Dto<
  'Offer',
  {
    id: string;
    name: string | null;
    /** EUR. */
    amount: number;
    conditions: string;
    receivedOn: string;
    validUntil: string | null;
    state: OfferState;
    counterAmount: number | null;
    answer: string | null;
    answeredName: string | null;
    answeredAt: Date | null;
  }
>;

export type NewOffer = Readonly<{
  name: string;
  email: string | null;
  contactId: string | null;
  amount: number;
  conditions: string;
  receivedOn: string;
  validUntil: string | null;
}>;

const { amount, answer, answeredAt, answeredName, conditions, counterAmount } = offers;
const { createdAt, id, name, receivedOn, saleId, state, validUntil } = offers;
const columns = {
  id,
  name,
  amount,
  conditions,
  receivedOn,
  validUntil,
  state,
  counterAmount,
  answer,
  answeredName,
  answeredAt,
};

export async function listOffers(ofSale: string): Promise<readonly Offer[]> {
  const rows = await withDb((db) =>
    db.select(columns).from(offers).where(eq(saleId, ofSale)).orderBy(desc(receivedOn), desc(createdAt)),
  );
  return rows.map((row) => asDto<Offer>(row));
}

export async function insertOffer(ofSale: string, offer: NewOffer): Promise<string> {
  const [row] = await withDb((db) =>
    db
      .insert(offers)
      .values({ saleId: ofSale, ...offer })
      .returning({ id }),
  );
  if (!row) throw new Error('an offer that was stored is not there');
  return row.id;
}

type Answer = Readonly<{
  state: OfferAnswer;
  counterAmount: number | null;
  answer: string;
  answeredBy: string;
  answeredName: string;
}>;

/** Returns false for an answered, withdrawn or expired offer. `today` is `YYYY-MM-DD`. */
export async function storeAnswer(ofSale: string, offerId: string, given: Answer, today: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(offers)
      .set({ ...given, answeredAt: sql`now()` })
      .where(
        and(
          eq(id, offerId),
          eq(saleId, ofSale),
          eq(state, 'received'),
          sql`(${validUntil} is null or ${validUntil} >= ${today}::date)`,
        ),
      )
      .returning({ id }),
  );
  return rows.length > 0;
}

export async function setOfferWithdrawn(ofSale: string, offerId: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(offers)
      .set({ state: 'withdrawn' })
      .where(and(eq(id, offerId), eq(saleId, ofSale), inArray(state, ['received', 'countered', 'accepted'])))
      .returning({ id }),
  );
  return rows.length > 0;
}

/** Excludes offers of blocked sales. */
export async function listOffersFrom(address: string) {
  return withDb((db) =>
    db
      .select({ amount, conditions, receivedOn, validUntil, state, counterAmount })
      .from(offers)
      .innerJoin(sales, eq(sales.id, saleId))
      .where(and(eq(offers.email, address), not(isBlockedSale)))
      .orderBy(desc(receivedOn)),
  );
}
