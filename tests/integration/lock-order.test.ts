import { sql } from 'drizzle-orm';
import { consumeToken, issueToken, revokeTokens } from '@/lib/server/data/core/tokens';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { lockCredentials, markVerified } from '@/lib/server/data/accounts/users';
import { queryRows } from '@/lib/server/db/engine';
import { describeOnPostgres, openTestEngine, withEngine } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { until } from '@/tests/support/until.mjs';

const WAITING = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

// PostgreSQL only: the embedded database has one connection.
describeOnPostgres('two transactions on PostgreSQL about one user', () => {
  const engine = withEngine(() => openTestEngine('postgres'));

  it('lock the user first and the links second, against deadlocks', async () => {
    const { id } = await makeUser();
    const token = await issueToken(id, 'verify');
    let goOn = () => undefined as void;
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    let release = () => undefined as void;
    const isLocked = new Promise<void>((resolve) => (release = resolve));
    const change = inTransaction(async () => {
      await lockCredentials(id);
      release();
      await mayGoOn;
      await revokeTokens(id, 'verify');
    });
    await isLocked;
    const use = inTransaction(async () => {
      const userId = await consumeToken(token, 'verify');
      if (userId) await markVerified(userId);
      return userId;
    });
    await until(async () => (await queryRows(engine().db, WAITING)).length > 0, 10_000);
    goOn();
    await change;
    expect(await use).toBeNull();
  });
});
