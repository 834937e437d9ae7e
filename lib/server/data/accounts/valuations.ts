import 'server-only';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { savedValuations, valuationEntries } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

/** The oldest entries are deleted. */
export const MAX_PROPERTIES = 20;
const MAX_ENTRIES = 60;
/** The same result within this time is a repeat. */
const SAME_MS = 12 * 3_600_000;

export type NewValuation = Readonly<{
  key: string;
  answers: Readonly<Record<string, string>>;
  low: number;
  high: number;
  levelAsOf: string;
}>;

type ValuationEntry = Readonly<Omit<NewValuation, 'key'> & { valuedAt: Date }>;

export type StoredValuation = Dto<
  'SavedValuation',
  { id: string; name: string | null; createdAt: Date; entries: readonly ValuationEntry[] }
>;

/** `again`: new entry of a known property. `full`: limit reached. */
export function storeValuation(
  userId: string,
  valuation: NewValuation,
): Promise<'saved' | 'again' | 'unchanged' | 'full'> {
  return inTransaction(async () => {
    const known = await findProperty(userId, valuation.key);
    if (!known && (await countProperties(userId)) >= MAX_PROPERTIES) return 'full';
    const [created] = await withDb((db) =>
      db
        .insert(savedValuations)
        .values({ userId, propertyKey: valuation.key })
        .onConflictDoNothing({ target: [savedValuations.userId, savedValuations.propertyKey] })
        .returning({ id: savedValuations.id }),
    );
    const id = created?.id ?? (await findProperty(userId, valuation.key));
    if (!id) throw new Error('a saved valuation disappeared meanwhile');
    const [newest, ...older] = await listEntries([id]);
    if (newest && isSame(newest, valuation)) return 'unchanged';
    const { answers, low, high, levelAsOf } = valuation;
    await withDb((db) => db.insert(valuationEntries).values({ valuationId: id, answers, low, high, levelAsOf }));
    const surplus = older.slice(MAX_ENTRIES - 2).map((entry) => entry.id);
    if (surplus.length > 0)
      await withDb((db) => db.delete(valuationEntries).where(inArray(valuationEntries.id, surplus)));
    return created ? 'saved' : 'again';
  });
}

export async function listValuations(userId: string): Promise<readonly StoredValuation[]> {
  const properties = await withDb((db) => db.select().from(savedValuations).where(eq(savedValuations.userId, userId)));
  const entries = await listEntries(properties.map(({ id }) => id));
  return properties
    .map(({ id, name, createdAt }) =>
      asDto<StoredValuation>({
        id,
        name,
        createdAt,
        entries: entries
          .filter(({ valuationId }) => valuationId === id)
          .map(({ answers, low, high, levelAsOf, valuedAt }) => ({ answers, low, high, levelAsOf, valuedAt })),
      }),
    )
    .sort((one, other) => lastOf(other) - lastOf(one));
}

/** Null removes the name. */
export async function renameValuation(userId: string, id: string, name: string | null): Promise<boolean> {
  const rows = await withDb((db) =>
    db.update(savedValuations).set({ name }).where(isOwn(userId, id)).returning({ id: savedValuations.id }),
  );
  return rows.length > 0;
}

export async function removeValuation(userId: string, id: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db.delete(savedValuations).where(isOwn(userId, id)).returning({ id: savedValuations.id }),
  );
  return rows.length > 0;
}

/** Locks, so that concurrent saves see each other. */
async function findProperty(userId: string, propertyKey: string): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .select({ id: savedValuations.id })
      .from(savedValuations)
      .where(and(eq(savedValuations.userId, userId), eq(savedValuations.propertyKey, propertyKey)))
      .for('update'),
  );
  return row?.id ?? null;
}

async function countProperties(userId: string): Promise<number> {
  const [row] = await withDb((db) =>
    db.select({ total: count() }).from(savedValuations).where(eq(savedValuations.userId, userId)),
  );
  return row?.total ?? 0;
}

async function listEntries(valuationIds: readonly string[]) {
  if (valuationIds.length === 0) return [];
  return withDb((db) =>
    db
      .select()
      .from(valuationEntries)
      .where(inArray(valuationEntries.valuationId, [...valuationIds]))
      .orderBy(desc(valuationEntries.valuedAt)),
  );
}

function isSame(newest: ValuationEntry, { answers, low, high, levelAsOf }: NewValuation): boolean {
  return (
    Date.now() - newest.valuedAt.getTime() < SAME_MS &&
    newest.low === low &&
    newest.high === high &&
    newest.levelAsOf === levelAsOf &&
    Object.keys({ ...newest.answers, ...answers }).every((field) => newest.answers[field] === answers[field])
  );
}

const isOwn = (userId: string, id: string) => and(eq(savedValuations.id, id), eq(savedValuations.userId, userId));
const lastOf = ({ entries, createdAt }: StoredValuation) => (entries[0]?.valuedAt ?? createdAt).getTime();
