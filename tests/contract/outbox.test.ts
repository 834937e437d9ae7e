import { leaseEmails, storeEmail, type NewEmail } from '@/lib/server/data/jobs/email-jobs';
import { countJobs, retryJob, completeJob } from '@/lib/server/data/jobs/jobs';
import { log } from '@/lib/server/log';
import { onBothEngines } from '@/tests/support/database/engines';

const email: NewEmail = {
  kind: 'verify',
  recipient: 'ada@example.com',
  locale: 'es',
  payload: { name: 'Ada', n: [1] },
};

onBothEngines(({ run }) => {
  const due = () => run(`update jobs set next_attempt_at = now() - interval '1 second'`);

  /** Returns the delay in seconds, then makes the email due again. */
  const putOff = async () => {
    const [leased] = await leaseEmails('worker', 1);
    if (!leased) throw new Error('nothing leased');
    await retryJob(leased, { error: '451 greylisted', kind: 'deferred' });
    const [row] = await run<{ pause: number }>(
      `select extract(epoch from next_attempt_at - now())::float8 as pause from jobs`,
    );
    await due();
    return row?.pause ?? 0;
  };

  it('leases what was stored, oldest first, once', async () => {
    for (const name of ['one', 'two', 'three']) await storeEmail({ ...email, payload: { name } });
    const leased = await leaseEmails('worker', 2);
    expect(leased.map(({ payload }) => payload)).toEqual([{ name: 'one' }, { name: 'two' }]);
    expect(leased[0]).toMatchObject({ kind: 'verify', recipient: 'ada@example.com', locale: 'es', attempts: 1 });
    expect(await leaseEmails('worker', 10)).toHaveLength(1);
    expect(await leaseEmails('worker', 10)).toHaveLength(0);
  });

  it('stores an idempotency key once, with twelve concurrent attempts too', async () => {
    const keyed = { ...email, idempotencyKey: 'contact-1' };
    const stored = await Promise.all(Array.from({ length: 12 }, () => storeEmail(keyed)));
    expect(stored.filter(Boolean)).toHaveLength(1);
    expect(await storeEmail({ ...email })).toBe(true);
    expect((await countJobs('email')).queued).toBe(2);
  });

  it('gives each of forty emails to one of eight workers', async () => {
    await Promise.all(Array.from({ length: 40 }, () => storeEmail(email)));
    const batches = await Promise.all(Array.from({ length: 8 }, (_, n) => leaseEmails(`worker-${n}`, 5)));
    const rest = await leaseEmails('last', 40);
    const ids = [...batches.flat(), ...rest].map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(5);
  });

  it('drops the payload once sent', async () => {
    await storeEmail({ ...email, payload: { link: 'https://example.com/secret-token' } });
    const [leased] = await leaseEmails('worker', 1);
    if (!leased) throw new Error('nothing leased');
    expect(await completeJob(leased)).toBe(true);
    expect(await completeJob(leased)).toBe(false);
    expect(JSON.stringify(await run('select * from jobs'))).not.toContain('secret-token');
    expect(await countJobs('email')).toEqual({ queued: 0, leased: 0, sent: 1, dead: 0 });
  });

  it('backs off after each refusal, and gives up after ten, logged', async () => {
    const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    await storeEmail(email);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const [leased] = await leaseEmails('worker', 1);
      if (!leased) throw new Error(`nothing leased at attempt ${attempt}`);
      expect(leased.attempts).toBe(attempt);
      expect(await retryJob(leased, { error: 'no such mailbox', kind: 'refused' })).toBe(true);
      const [row] = await run<{ pause: number }>(
        `select extract(epoch from next_attempt_at - now())::float8 as pause from jobs`,
      );
      pauses.push(row?.pause ?? 0);
      expect(await leaseEmails('worker', 1)).toHaveLength(0);
      await due();
    }
    expect(pauses[0]).toBeLessThan(6);
    expect(pauses[8]).toBeGreaterThan(600);
    expect(await countJobs('email')).toEqual({ queued: 0, leased: 0, sent: 0, dead: 1 });
    expect(error).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(error.mock.calls)).not.toContain('ada@example.com');
  });

  it('backs off for deferrals, and gives up after four days', async () => {
    const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    await storeEmail(email);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 25; attempt += 1) pauses.push(await putOff());
    expect(pauses[0]).toBeLessThan(6);
    expect(pauses[24]).toBeGreaterThan(1_700);
    expect((await countJobs('email')).queued).toBe(1);
    await run(`update jobs set created_at = now() - interval '97 hours'`);
    await putOff();
    expect((await countJobs('email')).dead).toBe(1);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('still makes ten attempts after an outage of days', async () => {
    jest.spyOn(log, 'error').mockImplementation(() => undefined);
    await storeEmail(email);
    await run(`update jobs set created_at = now() - interval '5 days'`);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await countJobs('email')).queued).toBe(1);
      await putOff();
    }
    expect((await countJobs('email')).dead).toBe(1);
  });

  it('never gives up for an outage, and retries within half a minute', async () => {
    await storeEmail(email);
    for (let attempt = 1; attempt <= 25; attempt += 1) {
      const [leased] = await leaseEmails('worker', 1);
      if (!leased) throw new Error(`nothing leased at attempt ${attempt}`);
      await retryJob(leased, { error: 'ECONNREFUSED', kind: 'outage' });
      await run(`update jobs set next_attempt_at = next_attempt_at - interval '30 seconds'`);
    }
    expect((await countJobs('email')).queued).toBe(1);
  });

  it('leases an email of a crashed worker again, and ignores that worker', async () => {
    await storeEmail(email);
    const [first] = await leaseEmails('dead', 1, 60);
    await run(`update jobs set lease_until = now() - interval '1 second'`);
    const [second] = await leaseEmails('alive', 1, 60);
    expect(second?.id).toBe(first?.id);
    if (!first || !second) throw new Error('nothing leased');
    expect(await completeJob(first)).toBe(false);
    expect(await retryJob(first, { error: 'late', kind: 'refused' })).toBe(false);
    expect(await completeJob(second)).toBe(true);
  });

  it('gives up an email whose worker crashes on every attempt', async () => {
    const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    await storeEmail(email);
    await run(`update jobs set status = 'leased', attempts = 10, lease_until = now() - interval '1 second'`);
    expect(await leaseEmails('worker', 1)).toHaveLength(0);
    expect((await countJobs('email')).dead).toBe(1);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('tolerates one crash of a long-deferred email', async () => {
    jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const die = () => run(`update jobs set lease_until = now() - interval '1 second'`);
    await storeEmail(email);
    await run(`update jobs set attempts = 40, last_error = '451 greylisted'`);
    expect(await leaseEmails('worker', 1)).toHaveLength(1);
    await die();
    expect(await leaseEmails('worker', 1)).toHaveLength(1);
    await die();
    expect(await leaseEmails('worker', 1)).toHaveLength(0);
    expect((await countJobs('email')).dead).toBe(1);
  });
});
