import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { contacts, jobs, listingSends } from '@/lib/server/db/schema';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

/**
 * Ends the basis `enquiry` of the version before and its backups, with its queued emails: an enquiry is no previous contract
 * (Ley 34/2002 art. 21.2).
 */
export async function endEnquiryBasis(): Promise<void> {
  await inTransaction(async () => {
    await withDb((db) => db.update(contacts).set({ basis: null, basisOn: null }).where(eq(contacts.basis, 'enquiry')));
    const cancelled = await withDb((db) =>
      db
        .delete(jobs)
        .where(
          and(eq(jobs.kind, 'listingMatch'), eq(jobs.status, 'queued'), sql`${jobs.payload}->>'basis' = 'enquiry'`),
        )
        .returning({ key: jobs.idempotencyKey }),
    );
    const ids = cancelled.flatMap(({ key }) => key?.replace(/^listing-match:/, '') ?? []);
    if (ids.length > 0) await withDb((db) => db.delete(listingSends).where(inArray(listingSends.id, ids)));
  });
}
