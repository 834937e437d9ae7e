import 'server-only';
import { and, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import { appointments, outbox, users } from '@/lib/server/db/schema';
import { accountMailKinds } from './account-mails';
import { monthsAgo } from './moments';
import { inTransaction, withDb } from './transaction';

/**
 * Deletes accounts that nobody signed in to for so many months, or ever since they were made, with all that hangs on
 * them. What was sent from the address has periods of its own: a message of yesterday and the newsletter stay.
 */
export async function deleteIdleAccounts(months: number): Promise<void> {
  await inTransaction(async () => {
    const idle = await withDb((db) =>
      db
        .delete(users)
        .where(
          and(
            lt(sql`coalesce(${users.lastSignInAt}, ${users.createdAt})`, monthsAgo(months)),
            // A call goes with the account: one that is still before the client must not vanish.
            notExists(
              db
                .select({ id: appointments.id })
                .from(appointments)
                .where(and(eq(appointments.userId, users.id), gt(appointments.startsAt, monthsAgo(months)))),
            ),
          ),
        )
        .returning({ email: users.email }),
    );
    if (idle.length === 0) return;
    const addresses = idle.map(({ email }) => email);
    await withDb((db) =>
      db.delete(outbox).where(and(inArray(outbox.recipient, addresses), inArray(outbox.kind, [...accountMailKinds]))),
    );
  });
}
