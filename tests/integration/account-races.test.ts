import { startSession } from '@/lib/server/auth/create-session';
import { currentUser } from '@/lib/server/auth/current-user';
import { hashingQueue } from '@/lib/server/auth/hashing-queue';
import type { SocialProfile } from '@/lib/server/auth/social-providers';
import { enterWithProfile } from '@/lib/server/auth/social-sign-in';
import { log } from '@/lib/server/log';
import { changePassword } from '@/lib/server/services/accounts/change-password';
import { checkVerificationLink } from '@/lib/server/services/accounts/check-verification-link';
import { requestPasswordReset } from '@/lib/server/services/accounts/request-password-reset';
import { resetPassword } from '@/lib/server/services/accounts/reset-password';
import {
  EMAIL,
  enter,
  followLink,
  lastToken,
  emails,
  PASSWORD,
  register,
  signedIn,
  signedUp,
  visitor,
} from '@/tests/support/account-flows';
import { jar } from '@/tests/support/cookie-jar';
import { onDatabase } from '@/tests/support/database/engines';

jest.mock('next/headers', () => jest.requireActual<object>('@/tests/support/cookie-jar'));

onDatabase(({ run }) => {
  describe('races', () => {
    const NEW = 'blue ferry 99';
    /** Hash of `PASSWORD` with older parameters. */
    const OLD_HASH = '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$XRoDCOayqD9/ZsozU+hnk+acFPINxQbU8aopY3Q2BoU';

    function holdNextHash(): { isDone: Promise<void>; letGo: () => void } {
      let letGo = () => undefined as void;
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      const isDone = new Promise<void>((resolve) => (release = resolve));
      jest.spyOn(hashingQueue, 'run').mockImplementationOnce(async (work) => {
        const result = await work();
        release();
        await held;
        return result;
      });
      return { isDone, letGo };
    }

    const livingSessions = () => run('select 1 from sessions where revoked_at is null');
    const withResetInBetween = async <T>(work: () => Promise<T>): Promise<T> => {
      await requestPasswordReset({ email: EMAIL }, visitor);
      const token = await lastToken(run);
      const hash = holdNextHash();
      const result = work();
      await hash.isDone;
      expect(await resetPassword({ token, password: NEW, confirm: NEW }, visitor)).toEqual({ status: 'done' });
      hash.letGo();
      return result;
    };

    beforeEach(() => {
      jar.clear();
      jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    });

    afterEach(() => jest.restoreAllMocks());

    it('starts no session if the password changed during verification', async () => {
      await signedUp(run);
      expect(await withResetInBetween(enter)).toEqual({ status: 'error', code: 'wrongCredentials' });
      expect(await livingSessions()).toEqual([]);
      expect(await enter({ password: NEW })).toMatchObject({ status: 'done' });
    });

    it('does not overwrite a concurrent reset', async () => {
      const user = await signedIn(run);
      const change = { current: PASSWORD, next: PASSWORD, confirm: PASSWORD };
      expect(await withResetInBetween(() => changePassword(user, change))).toEqual({
        status: 'error',
        code: 'wrongPassword',
      });
      expect(await livingSessions()).toEqual([]);
      expect(await enter()).toEqual({ status: 'error', code: 'wrongCredentials' });
      expect(await enter({ password: NEW })).toMatchObject({ status: 'done' });
    });

    it('starts sessions in two windows while the hash is upgraded', async () => {
      await signedUp(run);
      await run(`update users set password_hash = '${OLD_HASH}'`);
      expect(await Promise.all([enter(), enter()])).toMatchObject([{ status: 'done' }, { status: 'done' }]);
      expect(await run(`select 1 from users where password_hash = '${OLD_HASH}'`)).toEqual([]);
      expect(await currentUser()).toMatchObject({ email: EMAIL });
    });

    it('keeps the password of an account verified meanwhile', async () => {
      await register();
      const token = await lastToken(run);
      await run('delete from rate_limits');
      const hash = holdNextHash();
      const stranger = register(EMAIL, NEW);
      await hash.isDone;
      expect(await followLink(token)).toMatchObject({ status: 'done' });
      hash.letGo();
      expect(await stranger).toMatchObject({ status: 'done' });
      expect((await emails(run)).at(-1)?.kind).toBe('alreadyRegistered');
      expect(await enter()).toMatchObject({ status: 'done' });
    });

    it('starts no session by a removed sign-in method', async () => {
      const facebook: SocialProfile = {
        provider: 'facebook',
        subject: 'f-1',
        email: EMAIL,
        isEmailVerified: false,
        name: 'Eve',
      };
      const stranger = await enterWithProfile(facebook, 'en');
      if (stranger.status === 'error') throw new Error(stranger.code);
      await enterWithProfile({ ...facebook, provider: 'google', subject: 'g-1', isEmailVerified: true }, 'en');
      expect(await startSession(stranger.userId, true, facebook)).toBeNull();
      expect(await livingSessions()).toEqual([]);
      expect(await currentUser()).toBeNull();
    });
  });

  describe('takeover', () => {
    const STRANGERS = 'stolen lamp 11';
    const OWNERS = 'green harbour 22';

    const stranger = (n = 1) => ({ ip: `198.51.100.${n}`, locale: 'en' as const });
    const owner = { ip: '203.0.113.1', locale: 'es' } as const;

    const kinds = async () => (await emails(run)).map(({ kind }) => kind);
    const signUpFirst = (n = 1) => register(EMAIL, STRANGERS, stranger(n));
    const signUpAsOwner = () => register(EMAIL, OWNERS, owner);
    const expectOwnersAccount = async () => {
      expect(await followLink(await lastToken(run), OWNERS, owner)).toMatchObject({ status: 'done' });
      expect((await currentUser())?.email).toBe(EMAIL);
      jar.clear();
      expect(await enter({ password: STRANGERS }, stranger(9))).toEqual({ status: 'error', code: 'wrongCredentials' });
      expect(await enter({ password: OWNERS }, owner)).toMatchObject({ status: 'done' });
    };

    beforeEach(() => {
      jar.clear();
      jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    });

    it('gives the owner the account if a stranger signed up first, within a minute', async () => {
      expect(await signUpFirst()).toEqual({ status: 'done', isRepeated: false });
      expect(await signUpAsOwner()).toEqual({ status: 'done', isRepeated: true });
      expect(await kinds()).toEqual(['verifyEmail']);
      await expectOwnersAccount();
    });

    it('gives the owner the account if a stranger signs up afterwards', async () => {
      await signUpAsOwner();
      await run('delete from rate_limits');
      await signUpFirst();
      await expectOwnersAccount();
    });

    it('gives the owner the account if strangers used up the hour’s emails', async () => {
      for (let n = 1; n <= 5; n += 1) {
        await signUpFirst(n);
        await run(`update rate_limits set window_end = now() where window_end < now() + interval '5 minutes'`);
      }
      expect(await signUpAsOwner()).toEqual({ status: 'done', isRepeated: true });
      expect(await kinds()).toHaveLength(5);
      await expectOwnersAccount();
    });

    it('emails a link beyond the limit if the last one is about to expire', async () => {
      for (let n = 1; n <= 5; n += 1) {
        await signUpFirst(n);
        await run(`update rate_limits set window_end = now() where window_end < now() + interval '5 minutes'`);
      }
      await run(`update tokens set expires_at = now() + interval '10 minutes'`);
      await signUpAsOwner();
      expect(await kinds()).toHaveLength(6);
      await expectOwnersAccount();
    });

    it('ends a stranger’s sessions and passwords on verification', async () => {
      await signUpFirst();
      const old = await lastToken(run);
      await requestPasswordReset({ email: EMAIL }, owner);
      await resetPassword({ token: await lastToken(run), password: OWNERS, confirm: OWNERS }, owner);
      expect(await checkVerificationLink(old)).toEqual({ state: 'invalid' });
      expect(await followLink(old, STRANGERS, stranger())).toEqual({ status: 'error', code: 'invalidLink' });
      expect(await enter({ password: OWNERS }, owner)).toMatchObject({ status: 'done' });
    });

    it('redirects to the requested page, and to no other site', async () => {
      await register(EMAIL, OWNERS, owner, '/es/herramientas/valoracion?city=x');
      expect(await followLink(await lastToken(run), OWNERS, owner)).toEqual({
        status: 'done',
        goTo: '/es/herramientas/valoracion?city=x',
      });
    });

    it('keeps a link whose password is refused', async () => {
      await signUpAsOwner();
      const token = await lastToken(run);
      expect(await followLink(token, '123456', owner)).toEqual({ status: 'error', code: 'passwordTooCommon' });
      expect(await checkVerificationLink(token)).toEqual({ state: 'valid', email: EMAIL });
      await expectOwnersAccount();
    });

    it('leaves the owner a valid reset link, whatever strangers requested', async () => {
      await signedUp(run);
      await run('delete from jobs');
      for (let n = 1; n <= 5; n += 1) {
        await requestPasswordReset({ email: EMAIL }, stranger(n));
        await run(`update rate_limits set window_end = now() where window_end < now() + interval '5 minutes'`);
      }
      // The fifth link is still valid, so no sixth email is sent.
      await requestPasswordReset({ email: EMAIL }, owner);
      expect(await kinds()).toHaveLength(5);
      await run(`update tokens set expires_at = now() + interval '5 minutes' where purpose = 'reset'`);
      await requestPasswordReset({ email: EMAIL }, owner);
      expect(await kinds()).toHaveLength(6);
      const token = await lastToken(run);
      expect(await resetPassword({ token, password: OWNERS, confirm: OWNERS }, owner)).toEqual({ status: 'done' });
    });
  });
});
