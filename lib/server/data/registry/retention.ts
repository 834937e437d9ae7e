import 'server-only';
import { and, or, sql } from 'drizzle-orm';
import { periodAgo } from '@/lib/server/data/core/sql-time';
import { tables } from './tables';
import { withDb } from '@/lib/server/data/core/transaction';

/** Safe to run in several instances. */
export async function deleteExpiredRows(): Promise<void> {
  for (const { table, retention } of tables) {
    if (typeof retention === 'string') continue;
    for (const expiry of retention) if ('remove' in expiry) await expiry.remove();
    const expired = retention.flatMap((expiry) =>
      'since' in expiry ? [and(sql`${expiry.since} < ${periodAgo(expiry.after)}`, expiry.where)] : [],
    );
    if (expired.length > 0) await withDb((db) => db.delete(table).where(or(...expired)));
  }
}
