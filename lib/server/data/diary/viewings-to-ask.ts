import 'server-only';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { appointments } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';
import { endsAt } from './ends-at';

/**
 * Claims viewings that ended in a span (ms since 1970) for the email that asks about them. Call it in the transaction
 * that stores the emails.
 */
export async function claimViewingsToAsk(from: number, to: number): Promise<readonly string[]> {
  const rows = await withDb((db) =>
    db
      .update(appointments)
      .set({ questionsSentAt: sql`now()` })
      .where(
        and(
          eq(appointments.kind, 'viewing'),
          eq(appointments.status, 'scheduled'),
          eq(appointments.awaitsConfirmation, false),
          isNull(appointments.questionsSentAt),
          isNotNull(appointments.contactId),
          isNotNull(appointments.listingId),
          sql`${appointments.outcome} is distinct from 'noShow'`,
          sql`${endsAt} > ${new Date(from).toISOString()}::timestamptz`,
          sql`${endsAt} <= ${new Date(to).toISOString()}::timestamptz`,
        ),
      )
      .returning({ id: appointments.id }),
  );
  return rows.map(({ id }) => id);
}
