import 'server-only';
import { and, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { appointments, jobs, users } from '@/lib/server/db/schema';
import { accountMailKinds } from './account-emails';
import { asDto, type Dto } from './dto';
import { monthsAgo, secondsAgo } from './sql-time';
import { inTransaction, withDb } from './transaction';

const DAY_SECONDS = 86_400;

/** An account nobody has used for long, whose owner is to hear that it ends. */
export type IdleAccount = Dto<'IdleAccount', { id: string; email: string; locale: Locale; endAnnouncedAt: Date }>;

/** The last sign-in, or the day it was made. A call goes with the account: one that is still to come counts as well. */
const lastUse = sql`greatest(
  coalesce(${users.lastSignInAt}, ${users.createdAt}),
  (select max(${appointments.startsAt}) from ${appointments} where ${appointments.userId} = ${users.id}))`;

/**
 * Marks accounts that nobody signed in to for so many months, and whose owners were not told since, and gives them.
 * An address that nobody proved may be a stranger's: it is told nothing. Safe in any number of instances; belongs into
 * the transaction that stores the mails.
 */
export async function takeIdleAccounts(months: number, size: number): Promise<readonly IdleAccount[]> {
  const idle = sql`array(
    select ${users.id} from ${users}
    where ${users.emailVerifiedAt} is not null and ${lastUse} < ${monthsAgo(months)}
      and (${users.endAnnouncedAt} is null or ${users.endAnnouncedAt} < ${lastUse})
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

/**
 * Deletes accounts that nobody signed in to for so many months, or ever since they were made, with all that hangs on
 * them; whoever has a proven address was told so many days before. What was sent from the address has periods of its
 * own: a message of yesterday and the newsletter stay.
 */
export async function deleteIdleAccounts(months: number, daysTold: number): Promise<void> {
  await inTransaction(async () => {
    const wasTold = and(
      gt(users.endAnnouncedAt, lastUse),
      lt(users.endAnnouncedAt, secondsAgo(daysTold * DAY_SECONDS)),
    );
    const idle = await withDb((db) =>
      db
        .delete(users)
        .where(and(lt(lastUse, monthsAgo(months)), or(isNull(users.emailVerifiedAt), wasTold)))
        .returning({ email: users.email }),
    );
    if (idle.length === 0) return;
    const addresses = idle.map(({ email }) => email);
    await withDb((db) =>
      db.delete(jobs).where(and(inArray(jobs.recipient, addresses), inArray(jobs.kind, [...accountMailKinds]))),
    );
  });
}
