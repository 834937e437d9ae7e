import 'server-only';
import { and, eq, gte, inArray, lt, min, sql } from 'drizzle-orm';
import type { CountKind } from '@/lib/reports/listing/count-kinds';
import type { DayCount } from '@/lib/reports/listing/listing-figures';
import { appointments, listingCounts, messages, savedListings } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

type NewCount = Readonly<{ listingId: string; day: string; n: number }>;

/** Requires one row per listing and day; fixed order prevents deadlocks. */
export async function addCounts(kind: CountKind, counts: readonly NewCount[]): Promise<void> {
  if (counts.length === 0) return;
  const ordered = counts.toSorted((a, b) => (`${a.listingId} ${a.day}` < `${b.listingId} ${b.day}` ? -1 : 1));
  await withDb((db) =>
    db
      .insert(listingCounts)
      .values(ordered.map((count) => ({ ...count, kind })))
      .onConflictDoUpdate({
        target: [listingCounts.listingId, listingCounts.day, listingCounts.kind],
        set: { n: sql`${listingCounts.n} + excluded.n` },
      }),
  );
}

export async function firstCountedDay(): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .select({ day: min(listingCounts.day) })
      .from(listingCounts)
      .where(eq(listingCounts.kind, 'view')),
  );
  return row?.day ?? null;
}

const DAY_MS = 86_400_000;
const kinds = { view: 'views', alert: 'alerts' } as const;

/** Counts by day in a time zone; excludes spam and cancelled viewings. */
export async function listDayCounts(ids: readonly string[], from: string, zone: string): Promise<readonly DayCount[]> {
  if (ids.length === 0) return [];
  const listings = [...ids];
  const counted = await withDb((db) =>
    db
      .select()
      .from(listingCounts)
      .where(and(inArray(listingCounts.listingId, listings), gte(listingCounts.day, from))),
  );
  const dayOf = (column: typeof messages.createdAt | typeof savedListings.createdAt | typeof appointments.startsAt) =>
    sql<string>`to_char(${column} at time zone ${sql.raw(`'${zone}'`)}, 'YYYY-MM-DD')`;
  const n = sql<number>`count(*)::int`;
  // The zone's day may begin before UTC.
  const first = new Date(Date.parse(`${from}T00:00:00Z`) - DAY_MS);
  const saves = await withDb((db) => {
    const day = dayOf(savedListings.createdAt);
    return db
      .select({ listingId: savedListings.listingId, day, n })
      .from(savedListings)
      .where(and(inArray(savedListings.listingId, listings), gte(savedListings.createdAt, first)))
      .groupBy(savedListings.listingId, day);
  });
  const enquiries = await withDb((db) => {
    const day = dayOf(messages.createdAt);
    const isReal = sql`${messages.state} <> 'spam'`;
    return db
      .select({ listingId: messages.listingId, day, n })
      .from(messages)
      .where(and(inArray(messages.listingId, listings), gte(messages.createdAt, first), isReal))
      .groupBy(messages.listingId, day);
  });
  const viewings = await withDb((db) => {
    const day = dayOf(appointments.startsAt);
    const { kind, listingId, outcome, startsAt, status } = appointments;
    const isHeld = and(
      eq(kind, 'viewing'),
      eq(status, 'scheduled'),
      sql`${outcome} is distinct from 'noShow'`,
      lt(startsAt, sql`now()`),
    );
    return db
      .select({ listingId, day, n })
      .from(appointments)
      .where(and(inArray(listingId, listings), gte(startsAt, first), isHeld))
      .groupBy(listingId, day);
  });
  const named = (
    rows: readonly Readonly<{ listingId: string | null; day: string; n: number }>[],
    kind: DayCount['kind'],
  ) => rows.flatMap(({ day, listingId, n: sum }) => (listingId === null ? [] : [{ listingId, day, kind, n: sum }]));
  return [
    ...counted.map(({ day, kind, listingId, n: sum }) => ({ listingId, day, kind: kinds[kind], n: sum })),
    ...named(saves, 'saves'),
    ...named(enquiries, 'enquiries'),
    ...named(viewings, 'viewings'),
  ];
}
