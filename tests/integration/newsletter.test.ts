import { leaseNewsletterJobs } from '@/lib/server/data/campaigns/newsletter-jobs';
import { deleteJob } from '@/lib/server/data/jobs/jobs';
import { deleteUser } from '@/lib/server/data/registry/personal-data';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { startNewsletterWorker } from '@/lib/server/jobs/workers';
import { log } from '@/lib/server/log';
import type { NewsletterReply, NewsletterService } from '@/lib/server/providers/newsletter/port';
import { confirmNewsletter, unsubscribeNewsletter } from '@/lib/server/services/campaigns/confirm-newsletter';
import { subscribe } from '@/lib/server/services/campaigns/subscribe';
import { PRIVACY_VERSION } from '@/lib/site/legal';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { newestEmailToken, visitor, subscription } from '@/tests/support/newsletter';

onDatabase(({ run }) => {
  describe('subscriptions', () => {
    const tokenOf = newestEmailToken(run);
    const kinds = async () =>
      (await run<{ kind: string }>(`select kind from jobs where queue = 'email' order by created_at`)).map(
        ({ kind }) => kind,
      );
    const status = async () => (await run<{ status: string }>('select status from subscribers'))[0]?.status;
    const forgetLimits = () => run('delete from rate_limits');

    it('requires confirmation, and stores time, place and text of the consent', async () => {
      expect(await subscribe(subscription, visitor)).toEqual({ code: 'subscribed' });
      const [row] = await run<Record<string, unknown>>('select * from subscribers');
      expect(row).toMatchObject({
        email: 'ada@example.com',
        status: 'pending',
        consent_place: 'footer',
        consent_version: PRIVACY_VERSION,
      });
      expect(await kinds()).toEqual(['newsletterConfirm']);
      expect(JSON.stringify(row)).not.toContain(await tokenOf('newsletterConfirm'));
      expect(await run(`select * from jobs where queue = 'newsletter'`)).toEqual([]);
    });

    it('sends the guide on confirmation, once', async () => {
      await subscribe(subscription, visitor);
      const token = await tokenOf('newsletterConfirm');
      const responses = await Promise.all(Array.from({ length: 6 }, () => confirmNewsletter(token)));
      expect(responses).toEqual(Array(6).fill(true));
      expect(await status()).toBe('confirmed');
      expect(await kinds()).toEqual(['newsletterConfirm', 'newsletterGuide']);
      expect(await confirmNewsletter('x'.repeat(43))).toBe(false);
    });

    it('sends both guides to whoever asks on /sell, and remembers it', async () => {
      const guides = () =>
        run<{ both: boolean }>(
          `select (payload->>'hasSellingGuide')::boolean as both from jobs where kind = 'newsletterGuide' order by created_at`,
        );
      const isRemembered = () => run('select wants_selling_guide as both from subscribers');
      await subscribe({ ...subscription, place: 'announcement' }, visitor);
      await forgetLimits();
      await subscribe(subscription, visitor);
      await confirmNewsletter(await tokenOf('newsletterConfirm'));
      expect(await guides()).toEqual([{ both: true }]);
      expect(await isRemembered()).toEqual([{ both: true }]);
      await unsubscribeNewsletter(await tokenOf('newsletterGuide'));
      expect(await isRemembered()).toEqual([{ both: false }]);
    });

    it('sends the buying guide alone to the others, and the selling guide to a reader who asks for it later', async () => {
      const [buying, both] = [{ hasSellingGuide: false }, { hasSellingGuide: true }];
      const payloads = async () =>
        (
          await run<{ payload: object }>(`select payload from jobs where kind = 'newsletterGuide' order by created_at`)
        ).map(({ payload }) => payload);
      await subscribe({ email: subscription.email }, visitor);
      await confirmNewsletter(await tokenOf('newsletterConfirm'));
      expect(await payloads()).toMatchObject([buying]);
      await forgetLimits();
      await subscribe({ ...subscription, place: 'announcement' }, visitor);
      expect(await payloads()).toMatchObject([buying, both]);
      await forgetLimits();
      await subscribe(subscription, visitor);
      expect(await payloads()).toMatchObject([buying, both, both]);
    });

    it('accepts the newest link only, and none after a week', async () => {
      await subscribe(subscription, visitor);
      const first = await tokenOf('newsletterConfirm');
      await forgetLimits();
      await subscribe(subscription, visitor);
      expect(await confirmNewsletter(first)).toBe(false);
      await run(`update subscribers set confirm_expires_at = now() - interval '1 second'`);
      expect(await confirmNewsletter(await tokenOf('newsletterConfirm'))).toBe(false);
    });

    it('responds alike for a known address, and limits emails', async () => {
      for (let n = 0; n < 5; n += 1) expect(await subscribe(subscription, visitor)).toEqual({ code: 'subscribed' });
      expect(await kinds()).toEqual(['newsletterConfirm']);
      await confirmNewsletter(await tokenOf('newsletterConfirm'));
      await forgetLimits();
      expect(await subscribe(subscription, visitor)).toEqual({ code: 'subscribed' });
      expect(await kinds()).toEqual(['newsletterConfirm', 'newsletterGuide', 'newsletterGuide']);
      expect(await status()).toBe('confirmed');
    });

    it('unsubscribes repeatedly, and resubscribes only by confirmation', async () => {
      await subscribe(subscription, visitor);
      const confirmation = await tokenOf('newsletterConfirm');
      await confirmNewsletter(confirmation);
      const leave = await tokenOf('newsletterGuide');
      expect([await unsubscribeNewsletter(leave), await unsubscribeNewsletter(leave)]).toEqual([true, true]);
      expect(await status()).toBe('unsubscribed');
      expect(await confirmNewsletter(confirmation)).toBe(false);
      await forgetLimits();
      await subscribe(subscription, visitor);
      expect(await status()).toBe('pending');
      await confirmNewsletter(await tokenOf('newsletterConfirm'));
      expect(await run('select status, unsubscribed_at from subscribers')).toEqual([
        { status: 'confirmed', unsubscribed_at: null },
      ]);
    });

    it('keeps the proof of a withdrawal, though a stranger types the address again', async () => {
      await subscribe(subscription, visitor);
      await confirmNewsletter(await tokenOf('newsletterConfirm'));
      await unsubscribeNewsletter(await tokenOf('newsletterGuide'));
      await forgetLimits();
      await subscribe(subscription, visitor);
      await run(`update subscribers set wanted_at = now() - interval '31 days'`);
      await deleteExpiredRows();
      expect(await run('select status from subscribers where unsubscribed_at is not null')).toEqual([
        { status: 'pending' },
      ]);
      await run(`update subscribers set unsubscribed_at = now() - interval '37 months'`);
      await deleteExpiredRows();
      expect(await run('select * from subscribers')).toEqual([]);
    });

    it('keeps the consent until a later request is confirmed', async () => {
      const proof = async () =>
        (await run('select consent_place, consent_version, wanted_place, wanted_version from subscribers'))[0];
      await subscribe(subscription, visitor);
      await confirmNewsletter(await tokenOf('newsletterConfirm'));
      await unsubscribeNewsletter(await tokenOf('newsletterGuide'));
      await run(`update subscribers set consent_version = 'an earlier text'`);
      await forgetLimits();
      await subscribe({ ...subscription, place: 'page' }, visitor);
      expect(await proof()).toEqual({
        consent_place: 'footer',
        consent_version: 'an earlier text',
        wanted_place: 'page',
        wanted_version: PRIVACY_VERSION,
      });
      await confirmNewsletter(await tokenOf('newsletterConfirm'));
      expect(await proof()).toEqual({
        consent_place: 'page',
        consent_version: PRIVACY_VERSION,
        wanted_place: null,
        wanted_version: null,
      });
    });

    it('deletes unconfirmed ones after a month, and proofs after three years', async () => {
      await subscribe(subscription, visitor);
      await run(`update subscribers set consent_at = now() - interval '31 days'`);
      await forgetLimits();
      await subscribe(subscription, visitor);
      await deleteExpiredRows();
      expect(await status()).toBe('pending');
      await run(`update subscribers set wanted_at = now() - interval '31 days'`);
      await deleteExpiredRows();
      expect(await run('select * from subscribers')).toEqual([]);
      await forgetLimits();
      await subscribe(subscription, visitor);
      await run(`update subscribers set status = 'unsubscribed', unsubscribed_at = now() - interval '35 months'`);
      await deleteExpiredRows();
      expect(await run('select * from subscribers')).toHaveLength(1);
      await run(`update subscribers set unsubscribed_at = now() - interval '37 months'`);
      await deleteExpiredRows();
      expect(await run('select * from subscribers')).toEqual([]);
    });
  });

  describe('jobs', () => {
    /** Longer than any test, so the worker never polls. */
    const NEVER_MS = 3_600_000;

    const tokenOf = newestEmailToken(run);
    const confirmed = async () => {
      await subscribe(subscription, visitor);
      await confirmNewsletter(await tokenOf('newsletterConfirm'));
    };
    const workOff = async (service: NewsletterService) => {
      const worker = startNewsletterWorker(service, NEVER_MS);
      await worker.wake();
      await worker.stop();
    };
    const due = () => run(`update jobs set next_attempt_at = now() - interval '1 second'`);
    const answering = (...responses: NewsletterReply[]) => ({
      send: jest.fn(() => Promise.resolve(responses.shift() ?? { isDone: true as const })),
    });
    const outage = { isDone: false, kind: 'outage', error: 'status 500' } as const;

    beforeEach(() => void jest.spyOn(log, 'warn').mockImplementation(() => undefined));

    it('sends confirmed subscribers, and retries after an outage', async () => {
      await confirmed();
      const service = answering(outage, outage);
      await workOff(service);
      expect(service.send).toHaveBeenCalledTimes(1);
      await due();
      await workOff(service);
      await due();
      await workOff(service);
      expect(service.send).toHaveBeenLastCalledWith('subscribe', 'ada@example.com');
      expect(await run(`select * from jobs where queue = 'newsletter'`)).toEqual([]);
    });

    it('retries when the service says', async () => {
      await confirmed();
      await workOff(answering({ ...outage, retryAfter: 600 }));
      const [row] = await run<{ seconds: number }>(
        `select extract(epoch from next_attempt_at - now())::int as seconds from jobs where queue = 'newsletter'`,
      );
      expect(row?.seconds).toBeGreaterThan(590);
    });

    it('gives a refusal up after ten attempts, logged without the address', async () => {
      const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
      await confirmed();
      for (let n = 0; n < 12; n += 1) {
        await due();
        await workOff(answering({ isDone: false, kind: 'refused', error: 'status 400' }));
      }
      expect(await run(`select attempts, status from jobs where queue = 'newsletter'`)).toEqual([
        { attempts: 10, status: 'dead' },
      ]);
      expect(logged).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(logged.mock.calls)).not.toContain('ada@');
    });

    it('unsubscribes with a deleted account, even after a refusal', async () => {
      const { id } = await makeUser({ email: 'ada@example.com', isEmailVerified: true });
      await confirmed();
      await run(`update jobs set attempts = 10, status = 'dead', last_error = 'status 400' where queue = 'newsletter'`);
      await deleteUser(id);
      expect(await run(`select kind, attempts, status, last_error from jobs where queue = 'newsletter'`)).toEqual([
        { kind: 'unsubscribe', attempts: 0, status: 'queued', last_error: null },
      ]);
      expect(await run('select status from subscribers')).toEqual([{ status: 'unsubscribed' }]);
    });

    it('sends the latest status, though an earlier job was running', async () => {
      await confirmed();
      const [job] = await leaseNewsletterJobs('one', 1);
      if (!job) throw new Error('no job');
      await unsubscribeNewsletter(await tokenOf('newsletterGuide'));
      await deleteJob(job);
      const service = answering();
      await workOff(service);
      expect(service.send.mock.calls).toEqual([['unsubscribe', 'ada@example.com']]);
    });

    it('gives each job to one of two workers', async () => {
      await confirmed();
      const batches = await Promise.all([leaseNewsletterJobs('one', 5), leaseNewsletterJobs('two', 5)]);
      expect(batches.flat()).toHaveLength(1);
    });
  });
});
