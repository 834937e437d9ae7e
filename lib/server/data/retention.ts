import 'server-only';
import { and, eq, isNull, lt, or, sql, type Column } from 'drizzle-orm';
import {
  appointments,
  feedRuns,
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
/** Ended sessions and links stay so that 'expired' differs from 'unknown'; emails as proof of sending; reports of feeds. */
export const ENDED_RETENTION_DAYS = 30;
const ENDED_RETENTION_SECONDS = ENDED_RETENTION_DAYS * DAY_SECONDS;

/** Digests are weekly at least. */
const NEWS_RETENTION_SECONDS = 60 * DAY_SECONDS;

/** Promised in the privacy policy (content/es/legal/privacy-policy.ts, section 2). */
export const MESSAGE_RETENTION_MONTHS = 24;
export const APPOINTMENT_RETENTION_MONTHS = 24;
/** Without a sign-in. */
export const ACCOUNT_RETENTION_MONTHS = 24;
/** Notice before an account is deleted. */
export const ACCOUNT_NOTICE_DAYS = 30;
/** Proof of a withdrawn consent. */
export const CONSENT_RETENTION_MONTHS = 36;

/** Of backups, which `npm run db:backup` deletes after it (lib/server/admin/old-backups.ts). */
export const BACKUP_RETENTION_DAYS = 35;

/** Deletes expired rows. Safe to run in several instances. */
export async function deleteExpiredRows(): Promise<void> {
  const long = secondsAgo(ENDED_RETENTION_SECONDS);
  await withDb((db) => db.delete(rateLimits).where(lt(rateLimits.windowEnd, secondsAgo(0))));
  await withDb((db) => db.delete(sessions).where(or(lt(sessions.expiresAt, long), lt(sessions.revokedAt, long))));
  await withDb((db) => db.delete(tokens).where(lt(tokens.expiresAt, long)));
  await withDb((db) => db.delete(feedRuns).where(lt(feedRuns.createdAt, long)));
  await withDb((db) => db.delete(jobs).where(and(eq(jobs.status, 'sent'), lt(jobs.sentAt, long))));
  // Failed emails stay as long as the message they may carry.
  await withDb((db) =>
    db.delete(jobs).where(and(eq(jobs.status, 'dead'), lt(jobs.createdAt, monthsAgo(MESSAGE_RETENTION_MONTHS)))),
  );
  await withDb((db) => db.delete(messages).where(lt(messages.createdAt, monthsAgo(MESSAGE_RETENTION_MONTHS))));
  await withDb((db) =>
    db.delete(appointments).where(lt(appointments.startsAt, monthsAgo(APPOINTMENT_RETENTION_MONTHS))),
  );
  await deleteIdleAccounts(ACCOUNT_RETENTION_MONTHS, ACCOUNT_NOTICE_DAYS);
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
  await withDb((db) => db.delete(listingNews).where(lt(listingNews.createdAt, secondsAgo(NEWS_RETENTION_SECONDS))));
}

/** Withdrawn longer ago than its proof is kept. */
const isProven = (withdrawnAt: Column) => lt(withdrawnAt, monthsAgo(CONSENT_RETENTION_MONTHS));

/** Never confirmed: there is no consent to prove, unless an earlier one was withdrawn. */
const isForgotten = (table: typeof subscribers | typeof searchAlerts, withdrawnAt: Column) =>
  and(
    lt(sql`coalesce(${table.wantedAt}, ${table.consentAt})`, secondsAgo(ENDED_RETENTION_SECONDS)),
    or(isNull(withdrawnAt), isProven(withdrawnAt)),
  );
