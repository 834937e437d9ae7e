import 'server-only';
import { sql } from 'drizzle-orm';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { getEngine, wasDatabaseOpen } from '@/lib/server/db/client';
import { withTimeLimit } from '@/lib/server/time-limit';

const RESPONSE_LIMIT_MS = 1_000;

export { wasDatabaseOpen };

/** Returns whether the database responds within the limit (ms). Never throws. */
export async function isDatabaseUp(limitMs = RESPONSE_LIMIT_MS): Promise<boolean> {
  const response = getEngine(limitMs).then(({ db }) => db.execute(sql`select 1`));
  return withTimeLimit(limitMs, response, () => new DatabaseUnavailableError('no answer')).then(
    () => true,
    () => false,
  );
}
