import 'server-only';
import { and, eq, isNull, lt, or, sql, type Column } from 'drizzle-orm';
import {
  appointments,
  listingNews,
  messages,
  jobs,
  rateLimits,
  searchAlerts,
  sessions,
  subscribers,
  tokens,
} from '@/lib/server/db/schema';
import { deleteIdleAccounts } from './idle-accounts';
import { monthsAgo, secondsAgo } from './sql-time';
import { withDb } from './transaction';

const DAY_SECONDS = 86_400;
/** Kept after their end: sessions and links so that 'expired' can be told from 'unknown', mails as proof of sending. */
const KEEP_ENDED_SECONDS = 30 * DAY_SECONDS;

/** News of homes: a digest comes once a week at least. */
const KEEP_NEWS_SECONDS = 60 * DAY_SECONDS;

/** As the privacy policy promises (content/es/legal/privacy-policy.ts, section 2); a test reads both. */
export const KEEP_MESSAGES_MONTHS = 24;
export const KEEP_APPOINTMENTS_MONTHS = 24;
/** Without a sign-in. */
export const KEEP_ACCOUNTS_MONTHS = 24;
/** Before an account is deleted its owner is told. */
export const ACCOUNT_NOTICE_DAYS = 30;
/** Proof of a consent that was withdrawn. */
export const KEEP_CONSENT_MONTHS = 36;

/** Deletes what has no use any more. Safe to run in several instances at once. */
export async function deleteExpiredRows(): Promise<void> {
  const long = secondsAgo(KEEP_ENDED_SECONDS);
  await withDb((db) => db.delete(rateLimits).where(lt(rateLimits.windowEnd, secondsAgo(0))));
  await withDb((db) => db.delete(sessions).where(or(lt(sessions.expiresAt, long), lt(sessions.revokedAt, long))));
  await withDb((db) => db.delete(tokens).where(lt(tokens.expiresAt, long)));
  await withDb((db) => db.delete(jobs).where(and(eq(jobs.status, 'sent'), lt(jobs.sentAt, long))));
  // Nobody took them: they are kept as long as the message they may carry, for somebody to look at.
  await withDb((db) =>
    db.delete(jobs).where(and(eq(jobs.status, 'dead'), lt(jobs.createdAt, monthsAgo(KEEP_MESSAGES_MONTHS)))),
  );
  await withDb((db) => db.delete(messages).where(lt(messages.createdAt, monthsAgo(KEEP_MESSAGES_MONTHS))));
  await withDb((db) => db.delete(appointments).where(lt(appointments.startsAt, monthsAgo(KEEP_APPOINTMENTS_MONTHS))));
  await deleteIdleAccounts(KEEP_ACCOUNTS_MONTHS, ACCOUNT_NOTICE_DAYS);
  await withDb((db) =>
    db
      .delete(subscribers)
      .where(
        or(
          and(eq(subscribers.status, 'pending'), isForgotten(subscribers, subscribers.unsubscribedAt)),
          and(eq(subscribers.status, 'unsubscribed'), isProven(subscribers.unsubscribedAt)),
        ),
      ),
  );
  await withDb((db) =>
    db
      .delete(searchAlerts)
      .where(
        or(
          and(eq(searchAlerts.status, 'pending'), isForgotten(searchAlerts, searchAlerts.stoppedAt)),
          and(eq(searchAlerts.status, 'stopped'), isProven(searchAlerts.stoppedAt)),
        ),
      ),
  );
  await withDb((db) => db.delete(listingNews).where(lt(listingNews.createdAt, secondsAgo(KEEP_NEWS_SECONDS))));
}

/** The proof of a consent that was withdrawn is needed no longer. */
const isProven = (withdrawnAt: Column) => lt(withdrawnAt, monthsAgo(KEEP_CONSENT_MONTHS));

/**
 * Who never confirmed gave no consent, and there is nothing to prove; unless they had confirmed and withdrawn before:
 * anybody may type their address again, and the proof stays all the same.
 */
const isForgotten = (asked: typeof subscribers | typeof searchAlerts, withdrawnAt: Column) =>
  and(
    lt(sql`coalesce(${asked.wantedAt}, ${asked.consentAt})`, secondsAgo(KEEP_ENDED_SECONDS)),
    or(isNull(withdrawnAt), isProven(withdrawnAt)),
  );
