import en from '@/messages/en';
import { leadsOf, openSite, post, sendMessage } from '@/tests/support/lead-client';
import { startEmailSink, type EmailSink } from '@/tests/support/servers/mail-sink';
import { freePort, start, stop } from '@/tests/support/site-server';
import { until } from '@/tests/support/until.mjs';

jest.setTimeout(240_000);

const notices = (sink: EmailSink) => sink.emails.filter(({ to }) => to === 'info@cerda-mar.example');

describe('no message is lost', () => {
  it('while the mail server is down, slow or deferring, and none is sent twice', async () => {
    const first = await startEmailSink();
    const { port } = first;
    await first.close();
    const site = await openSite('outage', { SMTP_URL: `smtp://localhost:${port}` });
    const key = 'k'.repeat(32);
    const accepted = [];
    for (let n = 0; n < 4; n += 1)
      accepted.push(await sendMessage(site, { email: `o${n}@example.com`, message: `n${n}` }));
    const double = { email: 'double@example.com', idempotencyKey: key };
    accepted.push(...(await Promise.all([sendMessage(site, double), sendMessage(site, double)])));
    expect(accepted.map((response) => response.status)).toEqual(Array(6).fill(200));
    expect(leadsOf(site)).toHaveLength(5);

    const sink = await startEmailSink(port);
    sink.setMode('later');
    await until(() => sink.refusals() > 0, 60_000);
    sink.setMode('slow');
    const ms = await until(() => notices(sink).length === 5, 90_000);
    sink.setMode('accept');
    await until(() => sink.emails.length === 10, 90_000);
    const ids = new Set(sink.emails.map(({ messageId }) => messageId));
    console.info(
      `down, then slow: accepted 5, stored ${leadsOf(site).length}, delivered ${notices(sink).length} after ${ms} ms`,
    );
    expect([sink.emails.length, ids.size]).toEqual([10, 10]);
    for (const { raw } of notices(sink)) expect(raw).toMatch(/^Reply-To: .*(o\d|double)@example\.com/m);
    expect(ms).toBeLessThan(60_000);
    await stop(site);
    await sink.close();
  });

  it('when the process is killed right after the response', async () => {
    const sink = await startEmailSink();
    const dead = await startEmailSink();
    await dead.close();
    const place = { SMTP_URL: `smtp://localhost:${dead.port}` };
    let accepted = 0;
    for (let round = 0; round < 3; round += 1) {
      const site = await openSite('killed', place);
      const responses = await Promise.all(
        Array.from({ length: 4 }, (_, n) => sendMessage(site, { email: `k${round}-${n}@example.com` })),
      );
      accepted += responses.filter((response) => response.status === 200).length;
      await stop(site, 'SIGKILL');
    }
    const site = await openSite('killed', { SMTP_URL: `smtp://localhost:${sink.port}` });
    await until(() => new Set(notices(sink).map(({ messageId }) => messageId)).size === accepted, 90_000);
    const stored = leadsOf(site).length;
    const delivered = new Set(notices(sink).map(({ messageId }) => messageId)).size;
    console.info(`killed three times: accepted ${accepted}, stored ${stored}, delivered ${delivered}`);
    expect([accepted, stored, delivered]).toEqual([12, 12, 12]);
    await stop(site);
    await sink.close();
  });

  it('when the database is down: the response says so, and public pages are served', async () => {
    const port = await freePort();
    const run = start(['--port', String(port)], { DATABASE_URL: 'postgres://nobody@localhost:1/x' });
    const unavailable = { url: `http://localhost:${port}` };
    await until(() => run.output().includes('the database is unavailable'), 30_000);
    const response = await sendMessage(unavailable);
    expect([response.status, await response.json()]).toEqual([
      503,
      { code: 'unavailable', message: en.contactForm.errors.failed },
    ]);
    const request = { email: 'ada@example.com' };
    const refused = await post(unavailable, '/api/klaviyo/subscribe', request, { 'accept-language': 'de' });
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { code: 'unavailable', message: en.newsletter.api.failed },
    ]);
    expect((await fetch(`${unavailable.url}/en/contact`)).status).toBe(200);
    run.child.kill('SIGTERM');
    await run.ended;
  });
});
