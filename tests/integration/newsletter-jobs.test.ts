import { deleteJob } from '@/lib/server/data/jobs/jobs';
import { leaseNewsletterJobs } from '@/lib/server/data/campaigns/newsletter-jobs';
import { deleteUser } from '@/lib/server/data/registry/personal-data';
import { log } from '@/lib/server/log';
import { startNewsletterWorker } from '@/lib/server/jobs/workers';
import type { NewsletterReply, NewsletterService } from '@/lib/server/providers/newsletter/port';
import { confirmNewsletter, unsubscribeNewsletter } from '@/lib/server/services/campaigns/confirm-newsletter';
import { subscribe } from '@/lib/server/services/campaigns/subscribe';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { newestEmailToken, visitor, subscription } from '@/tests/support/newsletter';

/** Longer than any test, so the worker never polls. */
const NEVER_MS = 3_600_000;

onDatabase(({ run }) => {
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
