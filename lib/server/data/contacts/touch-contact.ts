import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { contacts } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

/** Idle contacts are deleted after two years. */
export async function touchContact(id: string): Promise<void> {
  await withDb((db) =>
    db
      .update(contacts)
      .set({ lastContactAt: sql`now()` })
      .where(eq(contacts.id, id)),
  );
}
