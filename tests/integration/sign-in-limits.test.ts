import { currentUser } from '@/lib/server/auth/current-user';
import { HashingBusyError, hashingQueue } from '@/lib/server/auth/hashing-queue';
import { failureLimits, signInCeiling, tryLimits } from '@/lib/server/auth/limits';
import { countAttempt, type RateLimit } from '@/lib/server/data/core/rate-limits';
import { changePassword } from '@/lib/server/services/accounts/change-password';
import { reAuthenticate } from '@/lib/server/services/accounts/re-authenticate';
import { requestPasswordReset } from '@/lib/server/services/accounts/request-password-reset';
import { resetPassword } from '@/lib/server/services/accounts/reset-password';
import { EMAIL, enter, lastToken, PASSWORD, signedUp, visitor } from '@/tests/support/account-flows';
import { jar, putCookies, takeCookies } from '@/tests/support/cookie-jar';
import { onDatabase } from '@/tests/support/database/engines';

jest.mock('next/headers', () => jest.requireActual<object>('@/tests/support/cookie-jar'));

onDatabase(({ run }) => {
  describe('limits', () => {
    const from = (ip: string) => ({ ip, locale: 'en' as const });

    async function attempt(times: number, limitsOf: (n: number) => readonly RateLimit[]): Promise<void> {
      for (let n = 0; n < times; n += 1) expect(await countAttempt(limitsOf(n))).toEqual({ isAllowed: true });
    }

    beforeEach(async () => {
      jar.clear();
      await signedUp(run);
      await run('delete from rate_limits');
    });

    it('allows fifty attempts an hour per account, from any number of addresses', async () => {
      await attempt(50, (n) => failureLimits(EMAIL, `198.51.100.${n}`, null));
      expect(await enter({}, from('203.0.113.1'))).toMatchObject({ status: 'error', code: 'rateLimited' });
      expect(await enter({ email: 'other@example.com' }, from('203.0.113.1'))).toMatchObject({
        code: 'wrongCredentials',
      });
    });

    it('allows the owner in after a reset, whatever was tried before', async () => {
      await attempt(45, (n) => failureLimits(EMAIL, `198.51.100.${n}`, null));
      await attempt(5, () => failureLimits(EMAIL, visitor.ip, null));
      expect(await enter()).toMatchObject({ status: 'error', code: 'rateLimited' });
      await requestPasswordReset({ email: EMAIL }, visitor);
      const token = await lastToken(run);
      await resetPassword({ token, password: 'blue ferry 99', confirm: 'blue ferry 99' }, visitor);
      expect(await enter({ password: 'blue ferry 99' })).toMatchObject({ status: 'done' });
    });

    it('allows ten password changes an hour, each with two hashes and an email', async () => {
      await enter();
      const user = await currentUser();
      if (!user) throw new Error('not signed in');
      const change = (current = PASSWORD) => changePassword(user, { current, next: PASSWORD, confirm: PASSWORD });
      expect(await change('wrong one')).toMatchObject({ code: 'wrongPassword' });
      for (let n = 0; n < 10; n += 1) expect(await change()).toEqual({ status: 'done' });
      expect(await change()).toMatchObject({ status: 'error', code: 'rateLimited' });
      expect(await reAuthenticate(user, PASSWORD)).toMatchObject({ status: 'done' });
    });

    it('allows twenty attempts a minute per address, over any number of accounts', async () => {
      await attempt(20, () => tryLimits(visitor.ip, null));
      expect(await enter()).toMatchObject({ status: 'error', code: 'rateLimited' });
      expect(await enter({}, from('203.0.113.1'))).toMatchObject({ status: 'done' });
    });

    it('does not count attempts refused by a busy server', async () => {
      await enter();
      const user = await currentUser();
      if (!user) throw new Error('not signed in');
      await run('delete from rate_limits');
      const busy = jest.spyOn(hashingQueue, 'run').mockRejectedValue(new HashingBusyError('busy'));
      expect(await enter()).toMatchObject({ status: 'error', code: 'unavailable' });
      await expect(reAuthenticate(user, PASSWORD)).rejects.toThrow(HashingBusyError);
      busy.mockRestore();
      expect(await run('select 1 from rate_limits where count <> 0')).toEqual([]);
      expect(await run('select 1 from rate_limits')).not.toEqual([]);
    });

    it('allows the owner in by a known device, whatever is guessed elsewhere', async () => {
      await enter();
      const device = takeCookies();
      jar.clear();
      await run('delete from rate_limits');
      await attempt(50, (n) => failureLimits(EMAIL, `198.51.100.${n}`, null));
      await attempt(20, () => tryLimits(visitor.ip, null));
      expect(await enter()).toMatchObject({ status: 'error', code: 'rateLimited' });
      putCookies(device);
      expect(await enter()).toMatchObject({ status: 'done' });
    });

    it('allows a known device no more guesses, and no other account', async () => {
      await enter();
      for (let n = 0; n < 5; n += 1)
        expect(await enter({ password: 'wrong' })).toMatchObject({ code: 'wrongCredentials' });
      expect(await enter()).toMatchObject({ status: 'error', code: 'rateLimited' });
      await run('delete from rate_limits');
      await attempt(50, (n) => failureLimits('other@example.com', `198.51.100.${n}`, null));
      expect(await enter({ email: 'other@example.com' })).toMatchObject({ status: 'error', code: 'rateLimited' });
    });

    it('counts only attempts within the limit of their address under the ceiling', async () => {
      for (let n = 0; n < 8; n += 1) await enter({ password: 'wrong' });
      expect(await countAttempt([{ ...signInCeiling, limit: 6 }])).toEqual({ isAllowed: true });
    });

    it('refuses nobody once the ceiling is reached', async () => {
      await attempt(1, () => [signInCeiling]);
      await run(`update rate_limits set count = ${signInCeiling.limit}`);
      expect(await enter({}, from('203.0.113.1'))).toMatchObject({ status: 'done' });
    });
  });

  describe('a request without a credential', () => {
    beforeEach(async () => {
      jar.clear();
      await signedUp(run);
      await run('delete from rate_limits');
    });

    it.each([
      ['an address', { email: '', password: PASSWORD }],
      ['more than blanks for an address', { email: ' ', password: PASSWORD }],
      ['a password', { email: EMAIL, password: '' }],
      ['either', { email: '', password: '' }],
    ])('is refused by the account services too without %s, and not counted', async (_, input) => {
      expect(await enter(input)).toEqual({ status: 'error', code: 'missingCredentials' });
      expect(await run('select 1 from rate_limits')).toEqual([]);
    });
  });
});
