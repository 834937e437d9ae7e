import 'server-only';
import { and, asc, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Frequency } from '@/lib/listings/alerts/alert-schema';
import type { Locale } from '@/lib/i18n/locales';
import { searchAlerts } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';

type AlertStatus = 'pending' | 'confirmed' | 'stopped';

export type SearchAlert = Dto<
  'SearchAlert',
  {
    id: string;
    email: string;
    locale: Locale;
    /** `''` for all listings. */
    query: string;
    frequency: Frequency;
    status: AlertStatus;
    consentAt: Date;
    consentVersion: string;
    confirmedAt: Date | null;
    stoppedAt: Date | null;
    newsThrough: Date;
    lastSentAt: Date | null;
    createdAt: Date;
  }
>;

export async function stopAlertOf(email: string, id: string): Promise<void> {
  await withDb((db) => db.update(searchAlerts).set(stopped).where(isOwn(email, id)));
}

export async function setFrequencyOf(email: string, id: string, frequency: Frequency): Promise<void> {
  await withDb((db) => db.update(searchAlerts).set({ frequency }).where(isOwn(email, id)));
}

/** Includes stopped alerts. */
export async function listAlertsOf(email: string): Promise<readonly SearchAlert[]> {
  const rows = await withDb((db) =>
    db
      .select()
      .from(searchAlerts)
      .where(eq(searchAlerts.email, normalizeEmail(email)))
      .orderBy(desc(searchAlerts.createdAt)),
  );
  return rows.map(toAlert);
}

export async function countOtherAlerts(email: string, query: string): Promise<number> {
  const isOther = and(
    eq(searchAlerts.email, normalizeEmail(email)),
    eq(searchAlerts.status, 'confirmed'),
    ne(searchAlerts.query, query),
  );
  return withDb((db) => db.$count(searchAlerts, isOther));
}

export async function listAlertsSince(since: Date): Promise<readonly SearchAlert[]> {
  const rows = await withDb((db) =>
    db.select().from(searchAlerts).where(gte(searchAlerts.createdAt, since)).orderBy(asc(searchAlerts.createdAt)),
  );
  return rows.map(toAlert);
}

const isOwn = (email: string, id: string) =>
  and(eq(searchAlerts.id, id), eq(searchAlerts.email, email), eq(searchAlerts.status, 'confirmed'));

export const nothingWanted = { wantedFrequency: null, wantedAt: null, wantedVersion: null };

/** Keeps the proof of consent. */
export const stopped = {
  status: 'stopped' as const,
  stoppedAt: sql`coalesce(${searchAlerts.stoppedAt}, now())`,
  confirmHash: null,
  confirmExpiresAt: null,
  ...nothingWanted,
};

export function toAlert(row: typeof searchAlerts.$inferSelect): SearchAlert {
  return asDto<SearchAlert>({
    id: row.id,
    email: row.email,
    locale: row.locale as Locale,
    query: row.query,
    frequency: row.frequency,
    status: row.status,
    consentAt: row.consentAt,
    consentVersion: row.consentVersion,
    confirmedAt: row.confirmedAt,
    stoppedAt: row.stoppedAt,
    newsThrough: row.newsThrough,
    lastSentAt: row.lastSentAt,
    createdAt: row.createdAt,
  });
}

export async function countAlertQueries(): Promise<readonly Readonly<{ query: string; count: number }>[]> {
  const { query, status } = searchAlerts;
  return withDb((db) =>
    db
      .select({ query, count: sql<number>`count(*)::int` })
      .from(searchAlerts)
      .where(eq(status, 'confirmed'))
      .groupBy(query),
  );
}
