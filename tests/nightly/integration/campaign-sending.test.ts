import { log } from '@/lib/server/log';
import { claimSends } from '@/lib/server/data/campaigns/campaign-sends';
import { startCampaignWorker } from '@/lib/server/jobs/workers';
import type { Worker } from '@/lib/server/jobs/worker';
import { EmailDeferredError, type Email, type EmailProvider } from '@/lib/server/providers/mail/port';
import { createSmtpProvider } from '@/lib/server/providers/mail/smtp';
import { pauseCampaign, resumeCampaign, sendCampaign } from '@/lib/server/services/campaigns/send-campaign';
import { unsubscribeNewsletter } from '@/lib/server/services/campaigns/confirm-newsletter';
import { addSubscribers, makeDraft, owner } from '@/tests/support/campaigns';
import { onDatabase } from '@/tests/support/database/engines';
import { readable } from '@/tests/support/email-files';
import { startEmailSink, type EmailSink } from '@/tests/support/servers/mail-sink';

/** Longer than any test, so the worker never polls. */
const NEVER_MS = 3_600_000;
const FAST = 1_000;

let sink: EmailSink;
beforeAll(async () => {
  sink = await startEmailSink();
});
afterAll(() => sink.close());

onDatabase(({ run }) => {
  const workers: Worker[] = [];
  const worker = (provider: EmailProvider, perSecond = FAST) => {
    const started = startCampaignWorker(provider, perSecond, NEVER_MS);
    workers.push(started);
    return started;
  };
  const smtp = () => createSmtpProvider(`smtp://localhost:${sink.port}`);
  const taker = (sent: Email[], work: (email: Email) => unknown = () => undefined): EmailProvider => ({
    name: 'smtp',
    send: async (email) => {
      await work(email);
      sent.push(email);
    },
  });
  const started = async (subscribers: number): Promise<string> => {
    await addSubscribers(run, subscribers);
    const id = await makeDraft();
    expect(await sendCampaign(owner, id, 0)).toEqual({ status: 'done' });
    return id;
  };
  const due = () => run(`update jobs set next_attempt_at = now() - interval '1 second'`);
  const figures = async () => {
    const [row] = await run(`select state, readers, sent, bounced, failed, unknown, skipped from campaigns`);
    return row;
  };
  const all = { state: 'sent', bounced: 0, failed: 0, unknown: 0, skipped: 0 };
  const addresses = (emails: readonly Email[]) => emails.map(({ to }) => to.address);

  beforeEach(() => void jest.spyOn(log, 'warn').mockImplementation(() => undefined));
  afterEach(async () => {
    await Promise.all(workers.splice(0).map(({ stop }) => stop()));
    sink.setMode('accept');
  });

  it('reaches fifty readers over SMTP once, each in her language, with one-click unsubscribe', async () => {
    await started(50);
    await run(`insert into subscribers (email, locale, status, consent_place, consent_version)
      values ('pending@example.com', 'en', 'pending', 'page', '1'), ('left@example.com', 'en', 'unsubscribed', 'page', '1')`);
    const before = sink.emails.length;
    await worker(smtp()).wake();
    const emails = sink.emails.slice(before);
    expect(new Set(emails.map(({ to }) => to)).size).toBe(50);
    expect(emails).toHaveLength(50);
    expect(emails.filter(({ raw }) => /Subject: Viviendas de noviembre/.test(raw))).toHaveLength(25);
    expect(emails.find(({ to }) => to === 'reader-1@example.com')?.raw).toMatch(/Subject: November homes/);
    const raw = readable(emails[0]?.raw ?? '');
    expect(raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    const [, token = ''] = /List-Unsubscribe: <\S+\/api\/newsletter\/unsubscribe\?token=([\w-]{43})>/.exec(raw) ?? [];
    expect(await unsubscribeNewsletter(token)).toBe(true);
    expect(
      await run(`select email from subscribers where status = 'unsubscribed' and unsubscribe_hash is not null`),
    ).toEqual([{ email: emails[0]?.to }]);
    expect(await figures()).toEqual({ ...all, readers: 50, sent: 50 });
    expect(await run(`select 1 from jobs where queue = 'campaign'`)).toEqual([]);
  });

  it('pauses between two copies, and goes on with the others', async () => {
    const id = await started(20);
    const sent: Email[] = [];
    const pausing = taker(sent, async () => sent.length === 5 && (await pauseCampaign(owner, id)));
    await worker(pausing).wake();
    expect(sent.length).toBeLessThan(10);
    expect(await figures()).toMatchObject({ state: 'paused', sent: sent.length });
    expect(await pauseCampaign(owner, id)).toBe(false);
    expect(await resumeCampaign(owner, id)).toBe(true);
    expect(await resumeCampaign(owner, id)).toBe(false);
    await worker(taker(sent)).wake();
    expect(new Set(addresses(sent)).size).toBe(20);
    expect(sent).toHaveLength(20);
    expect(await figures()).toEqual({ ...all, readers: 20, sent: 20 });
  });

  it('sends nobody a second copy after a crash, and says whose copy it does not know', async () => {
    const id = await started(10);
    // State after kill -9: leased, two copies already at the mail server.
    await run(
      `update jobs set status = 'leased', lease_owner = 'dead', lease_until = now() - interval '1 second', attempts = 1`,
    );
    const lost = await claimSends(id, 2);
    const sent: Email[] = [];
    await worker(taker(sent)).wake();
    expect(sent).toHaveLength(8);
    for (const { email } of lost) expect(addresses(sent)).not.toContain(email);
    expect(await figures()).toEqual({ ...all, readers: 10, sent: 8, unknown: 2 });
  });

  it('is done by one of two processes, at the rate', async () => {
    await started(12);
    const sent: Email[] = [];
    const start = Date.now();
    await Promise.all([worker(taker(sent), 10).wake(), worker(taker(sent), 10).wake()]);
    expect(Date.now() - start).toBeGreaterThan(1_000);
    expect(new Set(addresses(sent)).size).toBe(12);
    expect(sent).toHaveLength(12);
  });

  it('stops with the process, and another goes on', async () => {
    await started(10);
    const sent: Email[] = [];
    const first = worker(taker(sent, () => void (sent.length === 3 && first.stop())));
    await first.wake();
    expect(sent.length).toBeLessThan(7);
    await worker(taker(sent)).wake();
    expect(new Set(addresses(sent)).size).toBe(10);
    expect(sent).toHaveLength(10);
  });

  it('leaves out who unsubscribed before her turn', async () => {
    await started(6);
    const sent: Email[] = [];
    await run(`update subscribers set status = 'unsubscribed' where email = 'reader-3@example.com'`);
    await worker(taker(sent)).wake();
    expect(addresses(sent)).not.toContain('reader-3@example.com');
    expect(await figures()).toEqual({ ...all, readers: 6, sent: 5, skipped: 1 });
  });

  it('forgets bounces once a copy arrives', async () => {
    await started(1);
    await run('update subscribers set bounces = 2');
    await worker(taker([])).wake();
    expect(await run('select bounces from subscribers')).toEqual([{ bounces: 0 }]);
  });

  it('tries again what the server puts off, and never what may have arrived', async () => {
    await started(2);
    const sent: Email[] = [];
    const first = taker(sent, ({ to }) => {
      throw new EmailDeferredError('silence', to.address === 'reader-1@example.com');
    });
    await worker(first).wake();
    expect(await figures()).toMatchObject({ state: 'sending', sent: 0, unknown: 1 });
    await run(`update campaign_sends set next_attempt_at = now()`);
    await due();
    await worker(taker(sent)).wake();
    expect(addresses(sent)).toEqual(['reader-2@example.com']);
    expect(await figures()).toMatchObject({ state: 'sent', sent: 1, unknown: 1 });
  });

  it('waits for a mail server that is down', async () => {
    await started(3);
    const sent: Email[] = [];
    const down = taker(sent, () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    await worker(down).wake();
    expect(await figures()).toMatchObject({ state: 'sending', sent: 0, failed: 0 });
    await due();
    await worker(taker(sent)).wake();
    expect(await figures()).toMatchObject({ state: 'sent', sent: 3 });
  });
});
