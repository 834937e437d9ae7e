import { currentUser } from '@/lib/server/auth/current-user';
import { startSession } from '@/lib/server/auth/create-session';
import { toSocialProfile, type SocialProfile } from '@/lib/server/auth/social-providers';
import { enterWithProfile } from '@/lib/server/auth/social-sign-in';
import { findUserByEmail } from '@/lib/server/data/accounts/users';
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
} from '@/tests/support/account-flows';
import { jar, putCookies, takeCookies } from '@/tests/support/cookie-jar';
import { onDatabase } from '@/tests/support/database/engines';

jest.mock('next/headers', () => jest.requireActual<object>('@/tests/support/cookie-jar'));

const google: SocialProfile = { provider: 'google', subject: 'g-1', email: EMAIL, isEmailVerified: true, name: 'Ada' };
const facebook: SocialProfile = { ...google, provider: 'facebook', subject: 'f-1', isEmailVerified: false };

describe('toSocialProfile', () => {
  it.each([
    [
      { sub: '1', email: 'a@b.example', email_verified: true, name: 'A' },
      { email: 'a@b.example', isEmailVerified: true },
    ],
    [
      { sub: '1', email: 'a@b.example', email_verified: 'true' },
      { isEmailVerified: true, name: null },
    ],
    [{ sub: '1', email: 'a@b.example', email_verified: 'false' }, { isEmailVerified: false }],
    [{ sub: '1', email: 'a@b.example' }, { isEmailVerified: false }],
    [
      { sub: '1', email: 7, name: {} },
      { email: null, name: null },
    ],
    [
      { sub: '1', email: '', name: ' ' },
      { email: null, name: null },
    ],
    [
      { sub: '1', email: 'a\u0000@b.example', name: 'A\u0000' },
      { email: null, name: null },
    ],
  ])('parses %p of Google', (profile, expected) => expect(toSocialProfile('google', profile)).toMatchObject(expected));

  it('never treats an address of Facebook as verified, and needs no photo', () => {
    const profile = { id: 7, email: 'a@b.example', email_verified: true };
    expect(toSocialProfile('facebook', profile)).toMatchObject({ subject: '7', isEmailVerified: false });
  });

  it.each([null, 'text', {}, { id: '1' }, { sub: '' }, { sub: '1\u0000' }])('finds no user in %p', (profile) => {
    expect(toSocialProfile('google', profile)).toBeNull();
  });
});

onDatabase(({ run }) => {
  beforeEach(() => {
    jar.clear();
    jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  });

  it('creates an account, and finds it again by the provider’s id, not by address', async () => {
    const first = await enterWithProfile(google, 'es');
    expect(first).toMatchObject({ status: 'done' });
    expect(await enterWithProfile({ ...google, email: 'moved@example.com' }, 'es')).toEqual(first);
    expect((await findUserByEmail(EMAIL))?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(await emails(run)).toEqual([]);
  });

  it('creates one account of twelve concurrent sign-ins', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => enterWithProfile(google, 'es')));
    expect(new Set(responses.map((profile) => JSON.stringify(profile))).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 'done' });
    expect(await run('select id from users')).toHaveLength(1);
  });

  it.each([
    [{ ...google, email: null }, 'socialNoEmail'],
    [{ ...facebook, email: null }, 'socialNoEmail'],
    [{ ...google, email: 'a@b.example, c@d.example' }, 'socialNoEmail'],
    [{ ...google, email: 'a@[127.0.0.1]' }, 'socialNoEmail'],
    [{ ...google, isEmailVerified: false }, 'socialUnverifiedEmail'],
  ])('refuses %p with %s', async (profile, code) => {
    expect(await enterWithProfile(profile, 'en')).toEqual({ status: 'error', code });
    expect(await run('select id from users')).toEqual([]);
  });

  it('links Google to a verified account and notifies its owner; the password stays', async () => {
    const user = await signedIn(run);
    expect(await enterWithProfile(google, 'en')).toEqual({ status: 'done', userId: user.id });
    expect((await emails(run)).at(-1)).toMatchObject({ kind: 'newSignInMethod', payload: { provider: 'google' } });
    expect((await currentUser())?.id).toBe(user.id);
    expect(await enter()).toMatchObject({ status: 'done' });
  });

  it('ends the session that a social sign-in replaces', async () => {
    const user = await signedIn(run);
    const replaced = takeCookies();
    await enterWithProfile(google, 'en');
    expect(await startSession(user.id, true, google)).toMatchObject({ sub: user.id });
    putCookies(replaced);
    expect(await currentUser()).toBeNull();
  });

  it('does not open an existing account by Facebook', async () => {
    await signedUp(run);
    expect(await enterWithProfile(facebook, 'en')).toEqual({ status: 'error', code: 'socialAccountExists' });
  });

  it('leaves a stranger who signed up first without access (A14)', async () => {
    await register();
    const token = await lastToken(run);
    expect(await enterWithProfile(google, 'en')).toMatchObject({ status: 'done' });
    expect(await enter()).toEqual({ status: 'error', code: 'wrongCredentials' });
    expect(await followLink(token)).toEqual({ status: 'error', code: 'invalidLink' });
    expect((await findUserByEmail(EMAIL))?.hasPassword).toBe(false);
  });

  it('leaves a stranger who came by Facebook without access', async () => {
    const stranger = await enterWithProfile(facebook, 'en');
    expect(stranger).toMatchObject({ status: 'done' });
    await enterWithProfile(google, 'en');
    expect(await enterWithProfile(facebook, 'en')).toEqual({ status: 'error', code: 'socialAccountExists' });
  });
});
