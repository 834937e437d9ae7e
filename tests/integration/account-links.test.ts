import { currentUser } from '@/lib/server/auth/current-user';
import { addIdentity } from '@/lib/server/data/accounts/identities';
import { createUser } from '@/lib/server/data/accounts/users';
import { changePassword } from '@/lib/server/services/accounts/change-password';
import { checkResetLink } from '@/lib/server/services/accounts/check-reset-link';
import { deleteAccount } from '@/lib/server/services/accounts/delete-account';
import { exportAccount } from '@/lib/server/services/accounts/export-account';
import { requestAccountDeletion } from '@/lib/server/services/accounts/request-account-deletion';
import { requestPasswordReset } from '@/lib/server/services/accounts/request-password-reset';
import { resetPassword } from '@/lib/server/services/accounts/reset-password';
import { setFirstPassword } from '@/lib/server/services/accounts/set-first-password';
import { startSession } from '@/lib/server/auth/create-session';
import { setSessionCookie } from '@/lib/server/auth/session-cookie';
import { log } from '@/lib/server/log';
import { EMAIL, enter, lastToken, emails, PASSWORD, signedIn, signedUp, visitor } from '@/tests/support/account-flows';
import { jar, putCookies, takeCookies } from '@/tests/support/cookie-jar';
import { onDatabase } from '@/tests/support/database/engines';

jest.mock('next/headers', () => jest.requireActual<object>('@/tests/support/cookie-jar'));

const NEW = 'blue ferry 99';

onDatabase(({ run }) => {
  const forget = (email = EMAIL) => requestPasswordReset({ email }, visitor);
  const reset = (token: string, password = NEW) => resetPassword({ token, password, confirm: password }, visitor);
  const kinds = async () => (await emails(run)).map(({ kind }) => kind);
  const forgetLimits = () => run('delete from rate_limits');
  const socialClient = async () => {
    const user = await createUser({ email: EMAIL, locale: 'en', isEmailVerified: true });
    if (!user) throw new Error('not created');
    await addIdentity(user.id, 'google', 'g-1');
    const session = await startSession(user.id, false, { provider: 'google', subject: 'g-1' });
    if (!session) throw new Error('no session');
    await setSessionCookie(session, false);
    const current = await currentUser();
    if (!current) throw new Error('not signed in');
    return current;
  };

  beforeEach(() => {
    jar.clear();
    jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  });

  it('treats any address alike for a forgotten password, once a minute and five times an hour (T3, L6)', async () => {
    await signedUp(run);
    await run('delete from jobs');
    expect(await forget('nobody@example.com')).toEqual({ status: 'done' });
    expect(await forget()).toEqual({ status: 'done' });
    expect(await forget()).toEqual({ status: 'done' });
    expect(await kinds()).toEqual(['resetPassword']);
    for (let n = 0; n < 8; n += 1) {
      await run(`update rate_limits set window_end = now() where window_end < now() + interval '5 minutes'`);
      expect(await forget()).toEqual({ status: 'done' });
    }
    expect(await kinds()).toHaveLength(5);
  });

  it('sets the password, ends all sessions, and notifies the owner (T4, S5)', async () => {
    await signedIn(run);
    const here = takeCookies();
    await forget();
    const token = await lastToken(run);
    expect(await checkResetLink(token)).toBe('form');
    expect(await checkResetLink(token)).toBe('form');
    expect(await reset(token)).toEqual({ status: 'done' });
    expect(jar.get('session')).toBeUndefined();
    putCookies(here);
    expect(await currentUser()).toBeNull();
    expect(await enter()).toMatchObject({ code: 'wrongCredentials' });
    expect(await enter({ password: NEW })).toMatchObject({ status: 'done' });
    expect((await kinds()).at(-1)).toBe('passwordChanged');
    expect(await checkResetLink(token)).toBe('invalid');
  });

  it('accepts a reset link once, of twelve concurrent uses (T5)', async () => {
    await signedUp(run);
    await forget();
    const token = await lastToken(run);
    const uses = await Promise.all(Array.from({ length: 12 }, (_, n) => reset(token, `${NEW} ${n}`)));
    expect(uses.filter(({ status }) => status === 'done')).toHaveLength(1);
    expect(uses.filter((use) => use.status === 'error' && use.code === 'invalidLink')).toHaveLength(11);
  });

  it('accepts the newest unexpired link of its purpose only', async () => {
    await signedUp(run);
    await forget();
    const first = await lastToken(run);
    await forgetLimits();
    await forget();
    expect(await reset(first)).toEqual({ status: 'error', code: 'invalidLink' });
    const second = await lastToken(run);
    await run(`update tokens set expires_at = now() where purpose = 'reset'`);
    expect(await reset(second)).toEqual({ status: 'error', code: 'invalidLink' });
    for (const nonsense of ['', 'x', null, 7, 'k'.repeat(10_000)])
      expect(await checkResetLink(nonsense)).toBe('invalid');
  });

  it('keeps the link if the password is refused', async () => {
    await signedUp(run);
    await forget();
    const token = await lastToken(run);
    expect(await reset(token, '123456')).toEqual({ status: 'error', code: 'passwordTooCommon' });
    expect(await reset(token)).toEqual({ status: 'done' });
  });

  it('stores no token in clear', async () => {
    await signedUp(run);
    await forget();
    const token = await lastToken(run);
    expect(JSON.stringify(await run('select * from tokens'))).not.toContain(token);
  });

  it('sets the first password of a Google client with their own fresh link (T12)', async () => {
    const user = await socialClient();
    await forget();
    const token = await lastToken(run);
    expect(await checkResetLink(token)).toBe('noPassword');
    expect(await reset(token)).toEqual({ status: 'error', code: 'invalidLink' });
    const input = { token, password: NEW, confirm: NEW };
    expect(await setFirstPassword(input, visitor)).toEqual({ status: 'done', isSignedIn: true });
    expect(await setFirstPassword(input, visitor)).toEqual({ status: 'error', code: 'invalidLink' });
    expect((await currentUser())?.id).toBe(user.id);
    expect((await currentUser())?.providers).toEqual(['google']);
    expect(await enter({ password: NEW })).toMatchObject({ status: 'done' });
  });

  it('sets no first password if there is one', async () => {
    await signedIn(run);
    await forget();
    const input = { token: await lastToken(run), password: NEW, confirm: NEW };
    expect(await setFirstPassword(input, visitor)).toEqual({ status: 'error', code: 'invalidLink' });
  });

  it('changes the password with the current one, and ends the other sessions (S5)', async () => {
    await signedIn(run);
    const elsewhere = takeCookies();
    jar.clear();
    await enter();
    const user = await currentUser();
    if (!user) throw new Error('not signed in');
    const change = (current: string) => changePassword(user, { current, next: NEW, confirm: NEW });
    expect(await change('wrong one')).toEqual({ status: 'error', code: 'wrongPassword' });
    expect(await change(PASSWORD)).toEqual({ status: 'done' });
    expect((await currentUser())?.id).toBe(user.id);
    putCookies(elsewhere);
    expect(await currentUser()).toBeNull();
    expect((await kinds()).at(-1)).toBe('passwordChanged');
    for (let n = 0; n < 5; n += 1) await change('wrong one');
    expect(await change(NEW)).toMatchObject({ code: 'rateLimited' });
  });

  it('changes no password if there is none', async () => {
    const user = await socialClient();
    const result = await changePassword(user, { current: PASSWORD, next: NEW, confirm: NEW });
    expect(result).toEqual({ status: 'error', code: 'userNotFound' });
  });

  it('exports all data without secrets', async () => {
    const result = await exportAccount(await signedIn(run));
    expect(result).toMatchObject({ status: 'done', data: { profile: { email: EMAIL } } });
    expect(JSON.stringify(result)).not.toMatch(/argon2|"token"/);
  });

  it('deletes the account with the password, all personal data, and sends a farewell', async () => {
    const user = await signedIn(run);
    expect(await deleteAccount(user, { password: 'wrong one' }, visitor)).toMatchObject({ code: 'wrongPassword' });
    expect(await deleteAccount(user, { password: PASSWORD }, visitor)).toEqual({ status: 'done' });
    for (const table of ['users', 'sessions', 'tokens', 'identities']) {
      expect(await run(`select 1 from ${table}`)).toEqual([]);
    }
    expect(await emails(run)).toMatchObject([{ kind: 'accountDeleted', recipient: EMAIL }]);
    expect(jar.get('session')).toBeUndefined();
    expect(await deleteAccount(user, { password: PASSWORD }, visitor)).toMatchObject({ code: 'userNotFound' });
  });

  it('deletes a Google client’s account with their own emailed link', async () => {
    const user = await socialClient();
    expect(await deleteAccount(user, { password: PASSWORD }, visitor)).toMatchObject({ code: 'userNotFound' });
    expect(await requestAccountDeletion(user, visitor)).toEqual({ status: 'done' });
    const token = await lastToken(run);
    expect(await reset(token)).toMatchObject({ code: 'invalidLink' });
    expect(
      await deleteAccount({ ...user, id: '00000000-0000-4000-8000-000000000000' }, { token }, visitor),
    ).toMatchObject({
      code: 'invalidLink',
    });
    expect(await deleteAccount(user, { token }, visitor)).toEqual({ status: 'done' });
    expect(await run('select 1 from users')).toEqual([]);
  });
});
