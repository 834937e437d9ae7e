import { finishNewsletterJob, leaseNewsletterJobs } from '@/lib/server/data/newsletter-jobs';
import { deleteUser } from '@/lib/server/data/personal-data';
import { log } from '@/lib/server/log';
import { workOffNewsletterJobs } from '@/lib/server/outbox/newsletter-jobs';
import type { NewsletterAnswer } from '@/lib/server/providers/newsletter/port';
import { confirmNewsletter, leaveNewsletter } from '@/lib/server/services/newsletter/confirm-newsletter';
import { subscribe } from '@/lib/server/services/newsletter/subscribe';
import { onBothEngines } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { newestMailToken, visitor, wish } from '@/tests/support/newsletter';

onBothEngines(({ run }) => {
  const tokenOf = newestMailToken(run);
  const confirmed = async () => {
    await subscribe(wish, visitor);
    await confirmNewsletter(await tokenOf('newsletterConfirm'));
  };
  const due = () => run(`update newsletter_jobs set next_attempt_at = now() - interval '1 second'`);
  const answering = (...answers: NewsletterAnswer[]) => ({
    tell: jest.fn(() => Promise.resolve(answers.shift() ?? { isDone: true as const })),
  });
  const outage = { isDone: false, kind: 'outage', error: 'status 500' } as const;

  beforeEach(() => void jest.spyOn(log, 'warn').mockImplementation(() => undefined));

  it('tells who has confirmed, and after an outage again until it is heard', async () => {
    await confirmed();
    const service = answering(outage, outage);
    await workOffNewsletterJobs(service);
    expect(service.tell).toHaveBeenCalledTimes(1);
    await due();
    await workOffNewsletterJobs(service);
    await due();
    await workOffNewsletterJobs(service);
    expect(service.tell).toHaveBeenLastCalledWith('subscribe', 'ada@example.com');
    expect(await run('select * from newsletter_jobs')).toEqual([]);
  });

  it('comes back when the service said', async () => {
    await confirmed();
    await workOffNewsletterJobs(answering({ ...outage, retryAfter: 600 }));
    const [row] = await run<{ seconds: number }>(
      'select extract(epoch from next_attempt_at - now())::int as seconds from newsletter_jobs',
    );
    expect(row?.seconds).toBeGreaterThan(590);
  });

  it('gives a refusal up after ten tries, loudly and without the address', async () => {
    const told = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    await confirmed();
    for (let n = 0; n < 12; n += 1) {
      await due();
      await workOffNewsletterJobs(answering({ isDone: false, kind: 'refused', error: 'status 400' }));
    }
    expect(await run('select attempts, is_dead from newsletter_jobs')).toEqual([{ attempts: 10, is_dead: true }]);
    expect(told).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(told.mock.calls)).not.toContain('ada@');
  });

  it('tells the service that a reader left with their account, though it had been given up before', async () => {
    const { id } = await makeUser({ email: 'ada@example.com', isEmailVerified: true });
    await confirmed();
    await run(`update newsletter_jobs set attempts = 10, is_dead = true, last_error = 'status 400'`);
    await deleteUser(id);
    expect(await run('select action, attempts, is_dead, last_error from newsletter_jobs')).toEqual([
      { action: 'unsubscribe', attempts: 0, is_dead: false, last_error: null },
    ]);
    expect(await run('select status from subscribers')).toEqual([{ status: 'unsubscribed' }]);
  });

  it('says the last thing the reader wanted, though the first was on its way', async () => {
    await confirmed();
    const [job] = await leaseNewsletterJobs(1);
    if (!job) throw new Error('no job');
    await leaveNewsletter(await tokenOf('newsletterGuide'));
    await finishNewsletterJob(job);
    const service = answering();
    await workOffNewsletterJobs(service);
    expect(service.tell.mock.calls).toEqual([['unsubscribe', 'ada@example.com']]);
  });

  it('gives each job to one of two workers', async () => {
    await confirmed();
    const batches = await Promise.all([leaseNewsletterJobs(5), leaseNewsletterJobs(5)]);
    expect(batches.flat()).toHaveLength(1);
  });
});
