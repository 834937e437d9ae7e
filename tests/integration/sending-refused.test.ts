import { log } from '@/lib/server/log';
import { endSuspension, noteBounce } from '@/lib/server/data/campaigns/campaign-subscribers';
import { storeEmail } from '@/lib/server/data/jobs/email-jobs';
import { readEmail } from '@/lib/server/email/incoming/read-email';
import { startCampaignWorker, startEmailWorker } from '@/lib/server/jobs/workers';
import type { Worker } from '@/lib/server/jobs/worker';
import { createSmtpProvider } from '@/lib/server/providers/mail/smtp';
import { sendCampaign } from '@/lib/server/services/campaigns/send-campaign';
import { readSendingStop, retrySending } from '@/lib/server/services/campaigns/sending-stop';
import { storeIncoming } from '@/lib/server/services/mailbox/store-email';
import { addSubscribers, makeDraft, owner } from '@/tests/support/campaigns';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';
import { startEmailSink, type EmailSink } from '@/tests/support/servers/mail-sink';

/** Longer than any test, so the worker never polls. */
const NEVER_MS = 3_600_000;
const FAST = 1_000;
const BLOCKED = '5.7.1 Service unavailable; Client host [192.0.2.10] blocked using zen.spamhaus.org';

let sink: EmailSink;
beforeAll(async () => {
  sink = await startEmailSink();
});
afterAll(() => sink.close());

onDatabase(({ run }) => {
  const workers: Worker[] = [];
  const wake = async (worker: Worker) => {
    workers.push(worker);
    await worker.wake();
  };
  const smtp = () => createSmtpProvider(`smtp://localhost:${sink.port}`);
  const sendAll = () => wake(startCampaignWorker(smtp(), FAST, NEVER_MS));
  const start = async () => {
    expect(await sendCampaign(owner, await makeDraft(), 0)).toEqual({ status: 'done' });
    await sendAll();
  };
  const figures = async () => (await run('select state, sent, bounced, failed from campaigns order by created_at'))[0];
  const resting = async () =>
    (await run<{ rests: boolean }>('select undeliverable_at is not null as rests from subscribers order by email')).map(
      ({ rests }) => rests,
    );
  const dayLater = () => run(`update subscribers set bounced_at = bounced_at - interval '25 hours'`);
  const refuse = (code: number, text: string) => {
    sink.setRefusal(code, text);
    sink.setMode('refuse');
  };
  const report = (messageId: string, fields: string, type = 'delivery-status') =>
    readEmail({
      isCut: false,
      source: Buffer.from(
        [
          'From: MAILER-DAEMON@mx.example',
          `Content-Type: multipart/report; report-type=${type}; boundary=b`,
          `\r\n--b\r\nContent-Type: message/${type}\r\n\r\n${fields}`,
          `\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${messageId}\r\n--b--\r\n`,
        ].join('\r\n'),
      ),
    });
  const failed = (status: string, words: string) =>
    `Reporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; reader-1@example.com\r\nAction: failed\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; ${words}`;

  beforeEach(() => void jest.spyOn(log, 'warn').mockImplementation(() => undefined));
  afterEach(async () => {
    await Promise.all(workers.splice(0).map(({ stop }) => stop()));
    sink.setMode('accept');
  });

  it('lets an address rest whose mailbox is unknown on two days', async () => {
    await addSubscribers(run, 1);
    refuse(550, '5.1.1 User unknown');
    await start();
    await start();
    expect(await resting()).toEqual([false]);
    await dayLater();
    await start();
    expect(await resting()).toEqual([true]);
    expect(await sendCampaign(owner, await makeDraft(), 0)).toEqual({ status: 'error', code: 'noReaders' });
    await endSuspension('reader-1@example.com');
    expect(await resting()).toEqual([false]);
  });

  it.each([
    [552, '5.2.2 Mailbox is full'],
    [550, '5.2.1 The email account that you tried to reach is disabled'],
    [554, '5.7.1 Greylisted'],
    [550, 'Administrative prohibition'],
    [552, '5.3.4 Message size exceeds fixed limit'],
  ])('lets no address rest for %d %s', async (code, text) => {
    await addSubscribers(run, 1);
    refuse(code, text);
    await start();
    await dayLater();
    await start();
    expect(await resting()).toEqual([false]);
    expect(await figures()).toMatchObject({ state: 'sent', failed: 1, bounced: 0 });
  });

  it('stops for a refusal of our server, tells the owners once, and loses no recipient', async () => {
    const { email } = await makeStaff('owner');
    await addSubscribers(run, 20);
    refuse(554, BLOCKED);
    const before = sink.refusals();
    await start();
    expect(sink.refusals() - before).toBeLessThanOrEqual(2);
    expect(await figures()).toEqual({ state: 'sending', sent: 0, bounced: 0, failed: 0 });
    expect(await resting()).not.toContain(true);
    expect(await run(`select recipient, payload from jobs where kind = 'sendingStopped'`)).toEqual([
      { recipient: email, payload: { words: `554 ${BLOCKED}` } },
    ]);
    expect(await readSendingStop(owner)).toMatchObject({ words: `554 ${BLOCKED}` });
    expect(await readSendingStop({ ...owner, role: 'agent' })).toBeNull();
    // Not before the next attempt is due.
    await run(`update jobs set next_attempt_at = now() where queue = 'campaign'`);
    await sendAll();
    expect(sink.refusals() - before).toBeLessThanOrEqual(2);
    expect(await retrySending(owner)).toBe(true);
    await sendAll();
    expect(await run(`select 1 from jobs where kind = 'sendingStopped'`)).toHaveLength(1);
    sink.setMode('accept');
    expect(await retrySending(owner)).toBe(true);
    await sendAll();
    expect(await figures()).toEqual({ state: 'sent', sent: 20, bounced: 0, failed: 0 });
    expect(await readSendingStop(owner)).toBeNull();
    expect(await retrySending(owner)).toBe(false);
  });

  it('holds alerts meanwhile, and sends what people wait for', async () => {
    const alert = { query: '', frequency: 'daily', listings: [], token: 'token', count: 0 };
    await run(`insert into sending_stops (id, words, stopped_at, retry_at)
      values ('sender', 'no', now(), now() + interval '1 hour')`);
    await storeEmail({ kind: 'alertDigest', recipient: 'ada@example.com', locale: 'es', payload: alert });
    await storeEmail({ kind: 'passwordChanged', recipient: 'ada@example.com', locale: 'es', payload: {} });
    jest.spyOn(log, 'info').mockImplementation(() => undefined);
    await wake(startEmailWorker(smtp(), NEVER_MS));
    expect(await run('select kind, status, attempts from jobs order by kind')).toEqual([
      { kind: 'alertDigest', status: 'queued', attempts: 0 },
      { kind: 'passwordChanged', status: 'sent', attempts: 1 },
    ]);
  });

  describe('a report that arrives later', () => {
    beforeEach(async () => {
      await addSubscribers(run, 2);
      await start();
      expect(await figures()).toMatchObject({ state: 'sent', sent: 2 });
    });
    const sentTo = (address: string) => sink.emails.findLast(({ to }) => to === address)?.messageId ?? '';
    const receive = async (status: string, words: string) =>
      storeIncoming(await report(sentTo('reader-1@example.com'), failed(status, words)), `${status}-${Math.random()}`);

    it('counts as a refusal, and not after a copy was accepted meanwhile', async () => {
      await receive('5.1.1', '550 5.1.1 user unknown');
      expect(await figures()).toMatchObject({ sent: 1, bounced: 1 });
      expect(await resting()).toEqual([false, false]);
      await dayLater();
      await start();
      await receive('5.1.1', '550 5.1.1 user unknown');
      expect(await resting()).toEqual([true, false]);
    });

    it('about a full mailbox lets nothing rest', async () => {
      await receive('5.2.2', '552 5.2.2 mailbox full');
      await dayLater();
      await receive('5.2.2', '552 5.2.2 mailbox full');
      expect(await resting()).toEqual([false, false]);
      expect(await figures()).toMatchObject({ sent: 1, failed: 1 });
    });

    it('about our server stops the sending, and sends the copy again', async () => {
      await receive('5.7.1', `554 ${BLOCKED}`);
      expect(await readSendingStop(owner)).toMatchObject({ words: `554 ${BLOCKED}` });
      expect(await figures()).toMatchObject({ state: 'sending', sent: 1, bounced: 0 });
      const before = sink.emails.length;
      await retrySending(owner);
      await sendAll();
      expect(sink.emails.slice(before).map(({ to }) => to)).toEqual(['reader-1@example.com']);
      expect(await figures()).toMatchObject({ state: 'sent', sent: 2 });
    });

    it('is believed only with the Message-ID of our email', async () => {
      await storeIncoming(await report('<0123456789abcdef0123456789abcdef@localhost>', failed('5.1.1', '550')), 'k');
      expect(await figures()).toMatchObject({ sent: 2, bounced: 0 });
    });

    it('of a complaint ends the newsletter and homes by email', async () => {
      const fields = 'Feedback-Type: abuse\r\nUser-Agent: X/1\r\nVersion: 1';
      await storeIncoming(await report(sentTo('reader-1@example.com'), fields, 'feedback-report'), 'k');
      expect(await run('select email, status from subscribers order by email')).toEqual([
        { email: 'reader-1@example.com', status: 'unsubscribed' },
        { email: 'reader-2@example.com', status: 'confirmed' },
      ]);
      expect(await run('select 1 from advert_objections')).toHaveLength(1);
    });
  });

  it('ends the rest of an address that writes', async () => {
    await addSubscribers(run, 1);
    const [row] = await run<{ id: string }>('select id from subscribers');
    await noteBounce(row?.id ?? '', 'report');
    await dayLater();
    await noteBounce(row?.id ?? '', 'report');
    expect(await resting()).toEqual([true]);
    const source = Buffer.from('From: Reader <reader-1@example.com>\r\n\r\nHello.\r\n');
    await storeIncoming(await readEmail({ source, isCut: false }), 'k');
    expect(await resting()).toEqual([false]);
  });
});
