import 'server-only';
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { listingConsents } from '@/lib/server/db/schema';
import { hashOf, newSecret } from '@/lib/server/data/core/link-secret';
import { secondsAhead } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';

const CONFIRM_SECONDS = 7 * 86_400;

export type NewListingConsent = Readonly<{
  email: string;
  locale: Locale;
  /** Path of the page with the form. */
  place: string;
  /** Label of the box as the visitor read it. */
  text: string;
  version: string;
}>;

export const isActiveConsent = and(isNotNull(listingConsents.confirmedAt), isNull(listingConsents.withdrawnAt));
const hasAddress = (email: string) => eq(listingConsents.email, normalizeEmail(email));

/** Returns the token of its confirmation. */
export async function insertListingConsent({ email, text, version, ...consent }: NewListingConsent): Promise<string> {
  const token = newSecret();
  await withDb((db) =>
    db.insert(listingConsents).values({
      ...consent,
      email: normalizeEmail(email),
      consentText: text,
      consentVersion: version,
      confirmHash: hashOf(token),
      confirmExpiresAt: secondsAhead(CONFIRM_SECONDS),
    }),
  );
  return token;
}

/** Idempotent. False for an invalid token, or a consent withdrawn since. */
export async function confirmListingConsent(token: string): Promise<boolean> {
  const { confirmExpiresAt, confirmHash, confirmedAt, id, withdrawnAt } = listingConsents;
  const rows = await withDb((db) =>
    db
      .update(listingConsents)
      .set({ confirmedAt: sql`coalesce(${confirmedAt}, now())` })
      .where(and(eq(confirmHash, hashOf(token)), gt(confirmExpiresAt, sql`now()`), isNull(withdrawnAt)))
      .returning({ id }),
  );
  return rows.length > 0;
}

/** Keeps the proof. */
export async function withdrawListingConsents(email: string): Promise<void> {
  await withDb((db) =>
    db
      .update(listingConsents)
      .set({ withdrawnAt: sql`now()` })
      .where(and(hasAddress(email), isNull(listingConsents.withdrawnAt))),
  );
}

/** Time of confirmation; null without a valid consent. */
export async function findListingConsent(email: string): Promise<Date | null> {
  const [row] = await withDb((db) =>
    db
      .select({ at: listingConsents.confirmedAt })
      .from(listingConsents)
      .where(and(hasAddress(email), isActiveConsent)),
  );
  return row?.at ?? null;
}

/** Without links. */
export async function listListingConsents(email: string) {
  const { confirmedAt, consentAt, consentText, consentVersion, locale, place, withdrawnAt } = listingConsents;
  return withDb((db) =>
    db
      .select({ consentAt, place, consentText, consentVersion, locale, confirmedAt, withdrawnAt })
      .from(listingConsents)
      .where(hasAddress(email))
      .orderBy(desc(consentAt)),
  );
}
