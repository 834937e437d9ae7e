import { storeEmail } from '@/lib/server/data/jobs/email-jobs';
import { countJobs } from '@/lib/server/data/jobs/jobs';
import { log } from '@/lib/server/log';
import { queueEmail } from '@/lib/server/email/queue-email';
import type { Worker } from '@/lib/server/jobs/worker';
import { startEmailWorker } from '@/lib/server/jobs/workers';
import {
  EmailDeferredError,
  EmailRefusedError,
  type Email,
  type EmailProvider,
} from '@/lib/server/providers/mail/port';
import { onDatabase } from '@/tests/support/database/engines';

/** Longer than any test, so the worker never polls. */
const NEVER_MS = 3_600_000;

onDatabase(({ run }) => {
  const workers: Worker[] = [];
  const worker = (provider: EmailProvider) => {
    const started = startEmailWorker(provider, NEVER_MS);
    workers.push(started);
    return started;
  };
  const due = () => run(`update jobs set next_attempt_at = now() - interval '1 second'`);
  const taker = (sent: Email[], work: () => Promise<void> = () => Promise.resolve()): EmailProvider => ({
    name: 'smtp',
    send: async (email) => {
      await work();
      sent.push(email);
    },
  });
  const takerBut = (sent: Email[], start: string, refusal: Error): EmailProvider => ({
    name: 'smtp',
    send: async (email) => {
      if (email.to.address.startsWith(start)) throw refusal;
      sent.push(email);
    },
  });
  const queue = (recipient = 'ada@example.com') =>
    queueEmail({ kind: 'resetPassword', recipient, locale: 'es', payload: { token: 'secret-token' } });

  beforeEach(() => {
    jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map(({ stop }) => stop()));
  });

  it('sends what is stored, in its language, and drops one-time links', async () => {
    const sent: Email[] = [];
    await queue();
    await worker(taker(sent)).wake();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ language: 'es', to: { address: 'ada@example.com' } });
    expect(sent[0]?.text).toContain('/es/reset-password?token=secret-token');
    expect(JSON.stringify(await run('select * from jobs'))).not.toContain('secret-token');
    expect(await countJobs('email')).toMatchObject({ queued: 0, leased: 0, sent: 1, dead: 0 });
  });

  it('delivers each of forty emails once, with two workers', async () => {
    const sent: Email[] = [];
    await Promise.all(Array.from({ length: 40 }, (_, n) => queue(`client${n}@example.com`)));
    const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 2));
    await Promise.all([worker(taker(sent, slowly)).wake(), worker(taker(sent, slowly)).wake()]);
    expect(sent).toHaveLength(40);
    expect(new Set(sent.map(({ to }) => to.address)).size).toBe(40);
    expect((await countJobs('email')).sent).toBe(40);
  });

  it('delivers once after an outage, with the same Message-ID', async () => {
    const sent: Email[] = [];
    let isUnavailable = true;
    const ids: string[] = [];
    const flaky = worker({
      name: 'smtp',
      send: async (email) => {
        ids.push(email.id);
        if (isUnavailable) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        sent.push(email);
      },
    });
    await queue();
    await flaky.wake();
    expect(await countJobs('email')).toMatchObject({ queued: 1, sent: 0 });
    await due();
    await flaky.wake();
    isUnavailable = false;
    await due();
    await flaky.wake();
    await flaky.wake();
    expect(sent).toHaveLength(1);
    expect(new Set(ids).size).toBe(1);
    expect(await countJobs('email')).toMatchObject({ queued: 0, sent: 1 });
  });

  it('continues after an email that cannot be rendered or is refused', async () => {
    const sent: Email[] = [];
    await storeEmail({ kind: 'fromTheFuture', recipient: 'a@example.com', locale: 'en', payload: {} });
    await queue('refused@example.com');
    await queue('ada@example.com');
    await worker(takerBut(sent, 'refused', new EmailRefusedError('550 no such mailbox'))).wake();
    expect(sent.map(({ to }) => to.address)).toEqual(['ada@example.com']);
    expect(await countJobs('email')).toMatchObject({ queued: 2, sent: 1 });
    expect(JSON.stringify(jest.mocked(log.warn).mock.calls)).not.toMatch(/refused@example\.com|no such mailbox/);
  });

  it('sends others at once while thirty are deferred', async () => {
    const sent: Email[] = [];
    for (let n = 0; n < 30; n += 1) await queue(`grey${n}@example.com`);
    await queue('ada@example.com');
    await worker(takerBut(sent, 'grey', new EmailDeferredError('451 greylisted'))).wake();
    expect(sent.map(({ to }) => to.address)).toEqual(['ada@example.com']);
    expect(await countJobs('email')).toMatchObject({ queued: 30, sent: 1, dead: 0 });
    expect(await run('select 1 from jobs where attempts = 1')).toHaveLength(31);
  });

  it('finishes the email in flight when stopped, and leases no other', async () => {
    const sent: Email[] = [];
    let finish: () => void = () => undefined;
    const isUnderWay = new Promise<void>((underWay) => {
      const held = new Promise<void>((resolve) => (finish = resolve));
      const busy = worker(
        taker(sent, () => {
          underWay();
          return held;
        }),
      );
      void Promise.all([1, 2, 3, 4, 5].map((n) => queue(`client${n}@example.com`))).then(() => busy.wake());
    });
    await isUnderWay;
    const stopped = workers[0]?.stop();
    finish();
    await stopped;
    expect(sent.length).toBeLessThanOrEqual(2);
    expect(await countJobs('email')).toMatchObject({ leased: 0, sent: sent.length, queued: 5 - sent.length });
  });
});
