import 'server-only';
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Frequency } from '@/lib/listings/alerts/alert-schema';
import type { Locale } from '@/lib/i18n/locales';
import { searchAlerts } from '@/lib/server/db/schema';
import { contactOf } from '@/lib/server/data/contacts/contacts';
import { nothingWanted, stopped, toAlert, type SearchAlert } from './alerts';
import { hashOf, newSecret } from '@/lib/server/data/core/link-secret';
import { secondsAhead } from '@/lib/server/data/core/sql-time';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';

const CONFIRM_SECONDS = 7 * 86_400;
export type NewAlert = Readonly<{
  email: string;
  locale: Locale;
  query: string;
  frequency: Frequency;
  version: string;
}>;

/** Returns the confirmation token. A confirmed alert and its consent remain until confirmation. */
export async function requestAlert(alertRequest: NewAlert): Promise<string> {
  const token = newSecret();
  return inTransaction(async () => {
    const contactId = await contactOf(alertRequest.email, { locale: alertRequest.locale, source: 'alert' });
    const confirmation = { contactId, confirmHash: hashOf(token), confirmExpiresAt: secondsAhead(CONFIRM_SECONDS) };
    const { frequency, query, locale, version } = alertRequest;
    await withDb((db) =>
      db
        .insert(searchAlerts)
        .values({
          ...confirmation,
          email: normalizeEmail(alertRequest.email),
          query,
          locale,
          frequency,
          consentVersion: version,
        })
        .onConflictDoUpdate({
          target: [searchAlerts.email, searchAlerts.query],
          set: {
            ...confirmation,
            wantedFrequency: frequency,
            status: unlessConfirmed(searchAlerts.status, sql`'pending'`),
            locale: unlessConfirmed(searchAlerts.locale, sql`${locale}`),
            wantedAt: sql`now()`,
            wantedVersion: version,
          },
        }),
    );
    return token;
  });
}

/** Idempotent. Returns null if the token is invalid. */
export async function confirmAlert(token: string): Promise<SearchAlert | null> {
  const [row] = await withDb((db) =>
    db
      .update(searchAlerts)
      .set(begun)
      .where(and(eq(searchAlerts.confirmHash, hashOf(token)), gt(searchAlerts.confirmExpiresAt, sql`now()`)))
      .returning(),
  );
  return row ? toAlert(row) : null;
}

/** Requires a verified address. */
export async function activateAlert({ version, ...alertRequest }: NewAlert): Promise<SearchAlert> {
  const { locale, frequency } = alertRequest;
  const consent = { consentAt: sql`now()`, consentVersion: version };
  return inTransaction(async () => {
    const contactId = await contactOf(alertRequest.email, { locale, source: 'alert' });
    const [row] = await withDb((db) =>
      db
        .insert(searchAlerts)
        .values({
          ...alertRequest,
          ...consent,
          contactId,
          email: normalizeEmail(alertRequest.email),
          status: 'confirmed',
          confirmedAt: sql`now()`,
        })
        .onConflictDoUpdate({
          target: [searchAlerts.email, searchAlerts.query],
          set: { ...begun, ...consent, contactId, locale, frequency },
        })
        .returning(),
    );
    if (!row) throw new Error('an alert that was stored is not there');
    return toAlert(row);
  });
}

export async function allowStop(id: string, token: string): Promise<void> {
  await withDb((db) =>
    db
      .update(searchAlerts)
      .set({ stopHash: hashOf(token) })
      .where(eq(searchAlerts.id, id)),
  );
}

/** Idempotent. Returns null if the token is invalid. */
export async function stopAlert(token: string): Promise<SearchAlert | null> {
  const [row] = await withDb((db) =>
    db
      .update(searchAlerts)
      .set(stopped)
      .where(eq(searchAlerts.stopHash, hashOf(token)))
      .returning(),
  );
  return row ? toAlert(row) : null;
}

/** Only the owner can change a confirmed alert. */
const unlessConfirmed = <T>(column: AnyPgColumn, value: SQL<T>) =>
  sql<T>`case when ${searchAlerts.status} = 'confirmed' then ${column} else ${value} end`;

const begun = {
  status: 'confirmed' as const,
  frequency: sql`coalesce(${searchAlerts.wantedFrequency}, ${searchAlerts.frequency})`,
  consentAt: sql`coalesce(${searchAlerts.wantedAt}, ${searchAlerts.consentAt})`,
  consentVersion: sql`coalesce(${searchAlerts.wantedVersion}, ${searchAlerts.consentVersion})`,
  ...nothingWanted,
  confirmedAt: unlessConfirmed(searchAlerts.confirmedAt, sql`now()`),
  newsThrough: unlessConfirmed(searchAlerts.newsThrough, sql`now()`),
  stoppedAt: null,
};
