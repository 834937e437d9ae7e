import { addIdentity, findIdentity, listIdentities } from '@/lib/server/data/accounts/identities';
import {
  createSession,
  loadSession,
  revokeAllSessionsOf,
  revokeOtherSessionsOf,
  revokeSession,
} from '@/lib/server/data/accounts/sessions';
import {
  clearPassword,
  createUser,
  findCredentials,
  findUserByEmail,
  findUserById,
  markVerified,
  normalizeEmail,
  recordSignIn,
  setPassword,
  setUserLocale,
  upgradePasswordHash,
} from '@/lib/server/data/accounts/users';
import { issueToken, peekToken } from '@/lib/server/data/core/tokens';
import { storeEmail } from '@/lib/server/data/jobs/email-jobs';
import { deleteUser, exportUser } from '@/lib/server/data/registry/personal-data';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

onDatabase(({ run }) => {
  describe('users', () => {
    it('finds a user by the address in any case', async () => {
      const user = await createUser({ email: '  Ada.Núñez@Example.COM ', locale: 'es', name: 'Ada' });
      expect(user).toMatchObject({ email: 'ada.núñez@example.com', locale: 'es', name: 'Ada', hasPassword: false });
      expect(await findUserByEmail('ADA.NÚÑEZ@example.com')).toEqual(user);
      expect(await findUserById(user?.id ?? '')).toEqual(user);
      expect(await findUserByEmail('eve@example.com')).toBeNull();
      expect(normalizeEmail(' Ada.Núñez@Example.COM')).toBe(user?.email);
    });

    it('gives an address to one of twelve concurrent sign-ups', async () => {
      const made = await Promise.all(
        Array.from({ length: 12 }, () => createUser({ email: 'one@example.com', locale: 'en' })),
      );
      expect(made.filter(Boolean)).toHaveLength(1);
      expect(await createUser({ email: 'ONE@example.com', locale: 'en' })).toBeNull();
    });

    it('refuses an address with capitals in the database', async () => {
      await expect(run(`insert into users (email, locale) values ('A@example.com', 'en')`)).rejects.toThrow();
    });

    it('returns the hash to sign-in only, never with a user', async () => {
      const user = await makeUser({ passwordHash: '$argon2id$secret' });
      expect(user.hasPassword).toBe(true);
      expect(JSON.stringify(await findUserById(user.id))).not.toContain('argon2id');
      expect((await findCredentials(user.email))?.passwordHash).toBe('$argon2id$secret');
    });

    it('changes a password with its date, and ends open reset links', async () => {
      const user = await makeUser();
      const reset = await issueToken(user.id, 'reset');
      const verify = await issueToken(user.id, 'verify');
      const deletion = await issueToken(user.id, 'delete');
      expect(user.passwordChangedAt).toBeNull();
      expect(await setPassword(user.id, 'hash-1')).toBe(true);
      expect((await findUserById(user.id))?.passwordChangedAt).toBeInstanceOf(Date);
      expect(await peekToken(reset, 'reset')).toEqual({ state: 'unknown' });
      expect(await peekToken(verify, 'verify')).toEqual({ state: 'unknown' });
      expect((await peekToken(deletion, 'delete')).state).toBe('valid');
      expect(await setPassword('00000000-0000-0000-0000-000000000000', 'x')).toBe(false);
    });

    it('changes a verified password only if it is still stored, and ends no other link', async () => {
      const user = await makeUser({ passwordHash: 'old' });
      const reset = await issueToken(user.id, 'reset');
      expect(await setPassword(user.id, 'new', 'other')).toBe(false);
      expect((await findCredentials(user.email))?.passwordHash).toBe('old');
      expect((await peekToken(reset, 'reset')).state).toBe('valid');
      expect(await setPassword(user.id, 'new', 'old')).toBe(true);
      expect((await findCredentials(user.email))?.passwordHash).toBe('new');
    });

    it('upgrades a hash only if it is still stored', async () => {
      const user = await makeUser({ passwordHash: 'old' });
      expect(await upgradePasswordHash(user.id, 'other', 'new')).toBe(false);
      expect((await findCredentials(user.email))?.passwordHash).toBe('old');
      expect(await upgradePasswordHash(user.id, 'old', 'new')).toBe(true);
      const after = await findCredentials(user.email);
      expect(after?.passwordHash).toBe('new');
      expect(after?.user.passwordChangedAt).toEqual(user.passwordChangedAt);
    });

    it('removes the password', async () => {
      const user = await makeUser({ passwordHash: 'hash' });
      await clearPassword(user.id);
      expect((await findUserById(user.id))?.hasPassword).toBe(false);
    });

    it('verifies once', async () => {
      const user = await makeUser();
      expect(await markVerified(user.id)).toBe(true);
      expect(await markVerified(user.id)).toBe(false);
      expect((await findUserById(user.id))?.emailVerifiedAt).toBeInstanceOf(Date);
      expect((await makeUser({ isEmailVerified: true })).emailVerifiedAt).toBeInstanceOf(Date);
    });

    it('stores the sign-in time', async () => {
      const user = await makeUser();
      expect(user.lastSignInAt).toBeNull();
      await recordSignIn(user.id);
      expect((await findUserById(user.id))?.lastSignInAt).toBeInstanceOf(Date);
    });

    it('stores the client’s locale', async () => {
      const user = await makeUser({ locale: 'en' });
      await setUserLocale(user.id, 'es');
      expect((await findUserById(user.id))?.locale).toBe('es');
    });

    it('links a provider’s account to one user', async () => {
      const [ada, eve] = [await makeUser(), await makeUser()];
      expect(await addIdentity(ada.id, 'google', 'sub-1')).toBe(true);
      expect(await addIdentity(eve.id, 'google', 'sub-1')).toBe(false);
      expect(await addIdentity(ada.id, 'facebook', 'sub-1')).toBe(true);
      expect((await findIdentity('google', 'sub-1'))?.userId).toBe(ada.id);
      expect(await findIdentity('google', 'sub-2')).toBeNull();
      expect((await listIdentities(ada.id)).map(({ provider }) => provider)).toEqual(['google', 'facebook']);
    });

    it('exports all data without secrets', async () => {
      const user = await makeUser({ passwordHash: '$argon2id$secret', name: 'Ada' });
      await addIdentity(user.id, 'google', 'sub-1');
      await createSession(user.id);
      const token = await issueToken(user.id, 'reset');
      await storeEmail({ kind: 'resetPassword', recipient: user.email, locale: 'en', payload: { token } });
      const data = await exportUser(user.id);
      expect(data).toMatchObject({
        profile: { email: user.email, name: 'Ada' },
        signInMethods: [{ provider: 'google' }],
        sessions: [{ revokedAt: null }],
        emails: [{ kind: 'resetPassword', status: 'queued' }],
      });
      expect(JSON.stringify(data)).not.toMatch(new RegExp(`argon2id|${token}`));
      expect(await exportUser('00000000-0000-0000-0000-000000000000')).toBeNull();
    });

    it('deletes a user’s data only', async () => {
      const [ada, bob] = [await makeUser(), await makeUser()];
      for (const { id, email } of [ada, bob]) {
        await addIdentity(id, 'google', id);
        await createSession(id);
        await issueToken(id, 'verify');
        await storeEmail({ kind: 'verifyEmail', recipient: email, locale: 'en', payload: {} });
      }
      expect(await deleteUser(ada.id)).toBe(true);
      expect(await deleteUser(ada.id)).toBe(false);
      for (const table of ['users', 'identities', 'sessions', 'tokens', 'jobs']) {
        const rows = await run<Record<string, unknown>>(`select * from ${table}`);
        expect(rows).toHaveLength(1);
        expect(JSON.stringify(rows)).not.toContain(ada.email);
        expect(JSON.stringify(rows)).not.toContain(ada.id);
      }
    });

    it('deletes only the account’s own data for an unverified address, else all', async () => {
      const [stranger, owner] = [await makeUser(), await makeUser({ isEmailVerified: true })];
      for (const { email: recipient } of [stranger, owner]) {
        for (const kind of ['verifyEmail', 'alertDigest']) {
          await storeEmail({ kind, recipient, locale: 'en', payload: {} });
        }
      }
      const shown = async (id: string) =>
        ((await exportUser(id))?.emails as { kind: string }[]).map(({ kind }) => kind).sort();
      expect(await shown(stranger.id)).toEqual(['verifyEmail']);
      expect(await shown(owner.id)).toEqual(['alertDigest', 'verifyEmail']);
      await deleteUser(stranger.id);
      await deleteUser(owner.id);
      expect(await run('select kind, recipient from jobs')).toEqual([
        { kind: 'alertDigest', recipient: stranger.email },
      ]);
    });

    it('keeps notices to the agency if an account with its address is deleted', async () => {
      const agency = await makeUser({ isEmailVerified: true });
      for (const kind of ['verifyEmail', 'contactNotice', 'appointmentNotice', 'callNotice', 'contactThanks'])
        await storeEmail({ kind, recipient: agency.email, locale: 'es', payload: {} });
      await deleteUser(agency.id);
      expect(await run('select kind from jobs order by kind')).toEqual([
        { kind: 'appointmentNotice' },
        // Earlier versions stored these.
        { kind: 'callNotice' },
        { kind: 'contactNotice' },
      ]);
    });
  });

  describe('sessions', () => {
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
});
