import { sendMessage } from '@/tests/support/lead-client';
import { runSql } from '@/tests/support/run-sql';
import { startEmailSink, type EmailSink } from '@/tests/support/servers/mail-sink';
import { folder, serve, stop } from '@/tests/support/site-server';
import { found, until } from '@/tests/support/until.mjs';

jest.setTimeout(900_000);

/** `CAMPAIGN_READERS=20000` takes a quarter of an hour. */
const READERS = Number(process.env.CAMPAIGN_READERS ?? 5_000);
const CAMPAIGN = '7d0c2a4e-1111-4222-8333-444455556666';
const database = `${folder}/campaign`;
/** Lease of a killed process in ms; other processes wait for its end. */
const LEASE_MS = 60_000;

let sink: EmailSink;
beforeAll(async () => {
  sink = await startEmailSink(0, true);
});
afterAll(() => sink.close());

const start = () =>
  serve({
    DATABASE_URL: `file:${database}`,
    SMTP_URL: `smtp://localhost:${sink.port}`,
    NEWSLETTER_PER_SECOND: '100',
  });
const toSubscribers = () => sink.emails.filter(({ to }) => to.startsWith('reader-'));

const startSending = () =>
  runSql(
    database,
    `
    insert into subscribers (email, locale, status, consent_place, consent_version, confirmed_at)
      select 'reader-' || n || '@example.com', case when n % 2 = 0 then 'es' else 'en' end, 'confirmed', 'page', '1', now()
      from generate_series(1, ${READERS}) n;
    insert into campaigns (id, content, state, author, readers, started_at) values ('${CAMPAIGN}',
      '{"en":{"subject":"November","opening":"Hello","closing":""},"es":{"subject":"Noviembre","opening":"Hola","closing":""},"listings":[],"articles":[]}',
      'sending', 'Olga', ${READERS}, now());
    insert into campaign_sends (campaign_id, subscriber_id) select '${CAMPAIGN}', id from subscribers;
    insert into jobs (queue, kind, payload, idempotency_key)
      values ('campaign', 'send', '{"campaignId":"${CAMPAIGN}"}', 'campaign:${CAMPAIGN}')`,
  );

it('reaches every reader once, through kill -9, while other emails go out within seconds', async () => {
  await stop(await start());
  startSending();
  const first = await start();
  await until(() => toSubscribers().length > 300, 60_000);

  const begin = Date.now();
  await sendMessage(first, { email: 'visitor@example.com' });
  await found(() => sink.emails.find(({ to }) => to === 'visitor@example.com'), 10_000);
  console.info(`an answer to a visitor took ${Date.now() - begin} ms beside the newsletter`);

  await stop(first, 'SIGKILL');
  const reached = toSubscribers().length;
  const second = await start();
  await until(() => toSubscribers().length > reached, LEASE_MS + 30_000);
  await until(() => toSubscribers().length >= READERS - 2, 700_000);
  await stop(second);

  const [campaign] = runSql(database, `select state, sent, unknown from campaigns where id = '${CAMPAIGN}'`);
  const subscribers = toSubscribers();
  expect(new Set(subscribers.map(({ to }) => to)).size).toBe(subscribers.length);
  expect(new Set(subscribers.map(({ messageId }) => messageId)).size).toBe(subscribers.length);
  expect(Number(campaign?.sent) + Number(campaign?.unknown)).toBe(READERS);
  expect(Number(campaign?.unknown)).toBeLessThanOrEqual(2);
});
