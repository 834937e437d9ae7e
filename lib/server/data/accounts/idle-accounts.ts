import 'server-only';
import { and, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { appointments, staff, users } from '@/lib/server/db/schema';
import { deleteAccountEmails } from './account-emails';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { monthsAgo, secondsAgo } from '@/lib/server/data/core/sql-time';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

const DAY_SECONDS = 86_400;

/** Months without a sign-in. */
export const ACCOUNT_RETENTION_MONTHS = 24;
export const ACCOUNT_NOTICE_DAYS = 30;

export type IdleAccount = Dto<'IdleAccount', { id: string; email: string; locale: Locale; endAnnouncedAt: Date }>;

/** A future appointment counts as use. */
const lastUse = sql`greatest(
  coalesce(${users.lastSignInAt}, ${users.createdAt}),
  (select max(${appointments.startsAt}) from ${appointments} where ${appointments.userId} = ${users.id}))`;

/** Staff may sign in rarely. */
const isNotStaff = sql`not exists (
  select 1 from ${staff} where ${staff.userId} = ${users.id} and ${staff.endedAt} is null)`;

/** Marks and returns unnotified accounts. Call it in the transaction that stores the emails. */
export async function claimIdleAccounts(months: number, size: number): Promise<readonly IdleAccount[]> {
  const idle = sql`array(
    select ${users.id} from ${users}
    where ${users.emailVerifiedAt} is not null and ${lastUse} < ${monthsAgo(months)}
      and (${users.endAnnouncedAt} is null or ${users.endAnnouncedAt} < ${lastUse}) and ${isNotStaff}
    limit ${size} for update of ${users} skip locked)`;
  const rows = await withDb((db) =>
    db
      .update(users)
      .set({ endAnnouncedAt: sql`now()` })
      .where(sql`${users.id} = any(${idle})`)
      .returning(),
  );
  return rows.map(({ id, email, locale, endAnnouncedAt }) =>
    asDto<IdleAccount>({ id, email, locale: locale as Locale, endAnnouncedAt: endAnnouncedAt ?? new Date() }),
  );
}

/** Verified addresses were notified before. */
export async function deleteIdleAccounts(): Promise<void> {
  await inTransaction(async () => {
    const wasNotified = and(
      gt(users.endAnnouncedAt, lastUse),
      lt(users.endAnnouncedAt, secondsAgo(ACCOUNT_NOTICE_DAYS * DAY_SECONDS)),
    );
    const idle = await withDb((db) =>
      db
        .delete(users)
        .where(
          and(
            lt(lastUse, monthsAgo(ACCOUNT_RETENTION_MONTHS)),
            or(isNull(users.emailVerifiedAt), wasNotified),
            isNotStaff,
          ),
        )
        .returning({ email: users.email }),
    );
    if (idle.length > 0) await deleteAccountEmails(idle.map(({ email }) => email));
  });
}
