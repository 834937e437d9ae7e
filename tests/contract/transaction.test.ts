import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { createSession } from '@/lib/server/data/accounts/sessions';
import { consumeToken, issueToken } from '@/lib/server/data/core/tokens';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';
import { createUser, findUserByEmail, setPassword } from '@/lib/server/data/accounts/users';
import { storeEmail } from '@/lib/server/data/jobs/email-jobs';
import { DatabaseError } from '@/lib/errors/database-errors';
import { jobs } from '@/lib/server/db/schema';
import { onBothEngines } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

onBothEngines(({ run }) => {
  it('rolls back on a throw', async () => {
    const user = await makeUser();
    const token = await issueToken(user.id, 'reset');
    const work = inTransaction(async () => {
      await consumeToken(token, 'reset');
      await setPassword(user.id, 'new');
      await createUser({ email: 'other@example.com', locale: 'en' });
      throw new Error('the lights went out');
    });
    await expect(work).rejects.toThrow('the lights went out');
    expect(await findUserByEmail('other@example.com')).toBeNull();
    expect(await consumeToken(token, 'reset')).toBe(user.id);
  });

  it('commits otherwise, with nested transactions, on one connection', async () => {
    const name = await inTransaction(async () => {
      await createUser({ email: 'ada@example.com', locale: 'en' });
      return inTransaction(async () => {
        await countAttempt([{ name: 'a', limit: 0, seconds: 10 }]);
        return (await findUserByEmail('ada@example.com'))?.email;
      });
    });
    expect(name).toBe('ada@example.com');
    expect(await findUserByEmail('ada@example.com')).not.toBeNull();
  });

  it('runs many concurrently without deadlock', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        inTransaction(async () => {
          await createUser({ email: `many-${n}@example.com`, locale: 'en' });
          await findUserByEmail(`many-${n}@example.com`);
        }),
      ),
    );
    expect(await run('select 1 from users')).toHaveLength(30);
  });

  it('reports a refused statement without its values', async () => {
    const refused = withDb((db) =>
      db.insert(jobs).values({
        kind: 'secret-kind',
        recipient: 'ada@example.com',
        locale: 'en',
        payload: {},
        status: 'lost' as 'sent',
      }),
    );
    const error: unknown = await refused.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({ code: '23514', constraint: 'jobs_status' });
    expect(`${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toMatch(/secret-kind|ada@/);
  });

  it('deletes expired rows only', async () => {
    const user = await makeUser();
    for (const days of [0, 29, 31]) {
      const { id } = await createSession(user.id);
      await run(`update sessions set expires_at = now() - interval '${days} days' where id = '${id}'`);
      await storeEmail({ kind: `sent-${days}`, recipient: 'a@example.com', locale: 'en', payload: {} });
      await run(
        `update jobs set status = 'sent', sent_at = now() - interval '${days} days' where kind = 'sent-${days}'`,
      );
    }
    await storeEmail({ kind: 'waiting', recipient: 'a@example.com', locale: 'en', payload: {} });
    await run(`update jobs set created_at = now() - interval '1 year' where kind = 'waiting'`);
    for (const months of [23, 25]) {
      await storeEmail({ kind: `dead-${months}`, recipient: 'a@example.com', locale: 'en', payload: {} });
      await run(`update jobs set status = 'dead', created_at = now() - interval '${months} months'
        where kind = 'dead-${months}'`);
    }
    await countAttempt([{ name: 'old', limit: 1, seconds: 10 }]);
    await run(`update rate_limits set window_end = now() - interval '1 second'`);
    await countAttempt([{ name: 'new', limit: 1, seconds: 10 }]);
    await deleteExpiredRows();
    expect(await run('select 1 from sessions')).toHaveLength(2);
    expect((await run<{ kind: string }>('select kind from jobs')).map(({ kind }) => kind).sort()).toEqual([
      'dead-23',
      'sent-0',
      'sent-29',
      'waiting',
    ]);
    expect(await run('select 1 from rate_limits')).toHaveLength(1);
  });
});
