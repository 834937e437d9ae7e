import {
  createSession,
  loadSession,
  revokeAllSessionsOf,
  revokeOtherSessionsOf,
  revokeSession,
} from '@/lib/server/data/accounts/sessions';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

onDatabase(({ run }) => {
  it('lasts from creation to revocation, once', async () => {
    const session = await createSession((await makeUser()).id);
    expect(await loadSession(session.id)).toMatchObject({ session });
    expect(await revokeSession(session.id)).toBe(true);
    expect(await loadSession(session.id)).toBeNull();
    expect(await revokeSession(session.id)).toBe(false);
  });

  it.each(['', 'x', 'null', "' or 1=1 --", '00000000-0000-0000-0000-000000000000', 'f'.repeat(5_000)])(
    '%.40p is no session',
    async (id) => {
      expect(await loadSession(id)).toBeNull();
      expect(await revokeSession(id)).toBe(false);
    },
  );

  it('ends after seven days without use', async () => {
    const { id } = await createSession((await makeUser()).id);
    await run(`update sessions set last_seen_at = now() - interval '7 days' + interval '1 minute'`);
    expect(await loadSession(id)).not.toBeNull();
    await run(`update sessions set last_seen_at = now() - interval '7 days' - interval '1 second'`);
    expect(await loadSession(id)).toBeNull();
  });

  it('ends thirty days after its start despite use', async () => {
    const { id, expiresAt, createdAt } = await createSession((await makeUser()).id);
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(30 * 86_400_000);
    await run(`update sessions set expires_at = now() - interval '1 second'`);
    expect(await loadSession(id)).toBeNull();
  });

  it('can be shorter, but not longer', async () => {
    const { id } = await makeUser();
    const short = await createSession(id, 3_600);
    expect(short.expiresAt.getTime() - short.createdAt.getTime()).toBe(3_600_000);
    const long = await createSession(id, 10 * 365 * 86_400);
    expect(long.expiresAt.getTime() - long.createdAt.getTime()).toBe(30 * 86_400_000);
  });

  it('stores its use at most once a minute', async () => {
    const { id } = await createSession((await makeUser()).id);
    const lastSeen = async () => (await run<{ at: string }>('select last_seen_at::text as at from sessions'))[0]?.at;
    const first = await lastSeen();
    await loadSession(id);
    expect(await lastSeen()).toBe(first);
    await run(`update sessions set last_seen_at = now() - interval '61 seconds'`);
    const old = await lastSeen();
    await Promise.all(Array.from({ length: 10 }, () => loadSession(id)));
    expect(await lastSeen()).not.toBe(old);
  });

  it('ends all of a user, or all but one, and no others', async () => {
    const [ada, bob] = [await makeUser(), await makeUser()];
    const sessions = await Promise.all([1, 2, 3].map(() => createSession(ada.id)));
    const other = await createSession(bob.id);
    const [current] = sessions;
    expect(await revokeOtherSessionsOf(ada.id, current?.id ?? '')).toBe(2);
    expect(await Promise.all(sessions.map(({ id }) => loadSession(id)))).toMatchObject([
      { session: current },
      null,
      null,
    ]);
    expect(await revokeAllSessionsOf(ada.id)).toBe(1);
    expect(await loadSession(current?.id ?? '')).toBeNull();
    expect(await loadSession(other.id)).toMatchObject({ session: other });
  });
});
