import { currentUser, readSession } from '@/lib/server/auth/current-user';
import { resendVerification } from '@/lib/server/services/accounts/resend-verification';
import { signOut } from '@/lib/server/services/accounts/sign-out';
import { log } from '@/lib/server/log';
import {
  EMAIL,
  enter,
  followLink,
  lastToken,
  emails,
  register,
  signedIn,
  signedUp,
  visitor,
} from '@/tests/support/account-flows';
import { jar, putCookies, takeCookies } from '@/tests/support/cookie-jar';
import { makeDatabaseUnavailable, onDatabase, putEngine } from '@/tests/support/database/engines';

jest.mock('next/headers', () => jest.requireActual<object>('@/tests/support/cookie-jar'));

onDatabase(({ run, engine }) => {
  const forgetLimits = () => run('delete from rate_limits');

  beforeEach(() => {
    jar.clear();
    jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  });

  it('signs up with one email and no session (A1)', async () => {
    expect(await register()).toEqual({ status: 'done', isRepeated: false });
    expect(await emails(run)).toMatchObject([{ kind: 'verifyEmail', recipient: EMAIL }]);
    expect(takeCookies()).toEqual([]);
    expect(await run('select id from sessions')).toEqual([]);
    const [user] = await run<{ password_hash: string; locale: string }>('select password_hash, locale from users');
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(user?.locale).toBe('es');
  });

  it('responds alike for a known address, and notifies its owner', async () => {
    await signedUp(run);
    await forgetLimits();
    expect(await register(EMAIL, 'another one 7')).toEqual({ status: 'done', isRepeated: false });
    expect((await emails(run)).at(-1)).toMatchObject({ kind: 'alreadyRegistered', recipient: EMAIL });
    expect(await enter({ password: 'another one 7' })).toEqual({ status: 'error', code: 'wrongCredentials' });
    expect(await enter()).toMatchObject({ status: 'done' });
  });

  it.each([
    ['abxyz', 'passwordTooShort'],
    ['123456', 'passwordTooCommon'],
    ['k'.repeat(257), 'passwordTooLong'],
  ])('refuses the password %p (A7)', async (password, code) => {
    expect(await register(EMAIL, password)).toEqual({ status: 'error', code });
    expect(await run('select id from users')).toEqual([]);
  });

  it('reports a pending verification to the right password only, and emails again (A3)', async () => {
    await register();
    expect(await enter()).toEqual({ status: 'error', code: 'unverified' });
    expect(await enter({ password: 'wrong one' })).toEqual({ status: 'error', code: 'wrongCredentials' });
    const resend = (email: string) => resendVerification({ email, returnTo: '/' }, visitor);
    // One email per minute and address, including sign-up.
    expect(await resend(EMAIL)).toMatchObject({ status: 'error', code: 'resendLater' });
    await forgetLimits();
    expect(await resend(EMAIL)).toEqual({ status: 'done' });
    expect(await resend('nobody@example.com')).toEqual({ status: 'done' });
    expect((await emails(run)).map(({ kind }) => kind)).toEqual(['verifyEmail', 'verifyEmail']);
    await followLink(await lastToken(run));
    expect(await enter()).toMatchObject({ status: 'done' });
  });

  it('accepts a link once of concurrent uses (T1)', async () => {
    await register();
    const token = await lastToken(run);
    const uses = await Promise.all(Array.from({ length: 12 }, () => followLink(token)));
    expect(uses.filter(({ status }) => status === 'done')).toHaveLength(1);
    expect(await followLink(token)).toEqual({ status: 'error', code: 'invalidLink' });
    expect(await followLink('made up')).toEqual({ status: 'error', code: 'invalidLink' });
  });

  it('starts a session in an HttpOnly cookie, for the chosen time (S1)', async () => {
    await signedUp(run);
    expect(await enter({ returnTo: '/en/dashboard?x=1' })).toEqual({ status: 'done', goTo: '/en/dashboard?x=1' });
    const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: false };
    expect(jar.get('session')?.options).toEqual(attributes);
    expect(jar.get('signed-in')).toMatchObject({ value: '1', options: { ...attributes, httpOnly: false } });
    await enter({ remember: true });
    expect(jar.get('session')?.options).toEqual({ ...attributes, maxAge: 2_592_000 });
    expect(jar.get('signed-in')?.options).toMatchObject({ maxAge: 2_592_000 });
  });

  it('has the previous sign-in, not this one', async () => {
    await register();
    await followLink(await lastToken(run));
    expect((await currentUser())?.lastSignInAt).toBeNull();
    await enter();
    expect((await currentUser())?.lastSignInAt).toBeInstanceOf(Date);
  });

  it('ends the session at sign-out, for copies of the cookie too (S3)', async () => {
    await signedIn(run);
    const copied = takeCookies();
    await signOut();
    expect(jar.get('session')).toBeUndefined();
    putCookies(copied);
    expect(await currentUser()).toBeNull();
  });

  it('ends the session that a new sign-in replaces', async () => {
    await signedIn(run);
    const former = takeCookies();
    await enter();
    putCookies(former);
    expect(await currentUser()).toBeNull();
  });

  it('ignores a forged cookie', async () => {
    await signedIn(run);
    jar.set('session', `${jar.get('session')?.value ?? ''}x`, {});
    expect(await readSession()).toEqual({ state: 'signedOut' });
  });

  it('signs nobody out while the database is down (S10)', async () => {
    await signedIn(run);
    makeDatabaseUnavailable();
    expect(await readSession()).toEqual({ state: 'unavailable' });
    expect(await enter()).toEqual({ status: 'error', code: 'unavailable' });
    expect(await register()).toEqual({ status: 'error', code: 'unavailable' });
    putEngine(engine());
    expect((await currentUser())?.email).toBe(EMAIL);
  });

  it('refuses the sixth failure, but not the owner elsewhere (L1)', async () => {
    await signedUp(run);
    for (let n = 0; n < 5; n += 1)
      expect(await enter({ password: 'wrong one' })).toMatchObject({ code: 'wrongCredentials' });
    expect(await enter()).toMatchObject({ status: 'error', code: 'rateLimited' });
    expect(await enter({ email: ` ${EMAIL.toUpperCase()} ` })).toMatchObject({ code: 'rateLimited' });
    expect(await enter({}, { ip: '192.0.2.2', locale: 'es' })).toMatchObject({ status: 'done' });
    await run(`update rate_limits set window_end = now() - interval '1 second'`);
    expect(await enter()).toMatchObject({ status: 'done' });
  });

  it('counts failures only', async () => {
    await signedUp(run);
    for (let n = 0; n < 12; n += 1) expect(await enter()).toMatchObject({ status: 'done' });
  });

  it('responds alike for known and unknown addresses (A4)', async () => {
    await signedUp(run);
    const known = await enter({ password: 'wrong one' });
    expect(await enter({ email: 'nobody@example.com', password: 'wrong one' })).toEqual(known);
  });
});
