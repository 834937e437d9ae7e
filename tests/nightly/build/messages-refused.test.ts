import { readFileSync } from 'node:fs';
import { goodMessage, leadsOf, openSite, post, sendMessage } from '@/tests/support/lead-client';
import { emailsIn } from '@/tests/support/email-files';
import { stop, type Run, type Site } from '@/tests/support/site-server';
import { until } from '@/tests/support/until.mjs';

jest.setTimeout(240_000);

/** Limit in ms, also for the largest body. */
const REFUSAL_LIMIT_MS = 5_000;

const statusOf = ({ child }: Run) => readFileSync(`/proc/${child.pid}/status`, 'utf8');

describe('refused requests', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite('refusals');
  });
  afterAll(() => stop(site));

  it.each([
    ['blanks', 422, { name: ' ', email: '', message: '\n' }, {}],
    ['no address', 422, { email: 'ada' }, {}],
    ['another site', 403, {}, { origin: 'https://evil.example' }],
    ['plain text', 415, {}, { 'content-type': 'text/plain' }],
  ])('%s get %i', async (_what, status, fields, headers) => {
    const response = await sendMessage(site, fields, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('code');
  });

  it.each([
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['['.repeat(30_000), 400],
    [`{"name":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`, 422],
    ['x'.repeat(33_000), 413],
  ])('the body %#, in JSON with a code', async (body, status) => {
    const begin = performance.now();
    const response = await post(site, '/api/contact/send', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('code');
    expect(performance.now() - begin).toBeLessThan(REFUSAL_LIMIT_MS);
  });

  it('20 MB at once and in chunks, without the memory', async () => {
    const memory = () => Number(/VmRSS:\s+(\d+)/.exec(statusOf(site.run))?.[1] ?? 0) / 1_024;
    const before = memory();
    const big = 'x'.repeat(20 << 20);
    const begin = Date.now();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () =>
        post(site, '/api/contact/send', big).then(
          ({ status: code }) => code,
          () => 413,
        ),
      ),
    );
    const ms = Date.now() - begin;
    const grown = Math.round(memory() - before);
    console.info(`five bodies of 20 MB: ${responses.join(' ')} in ${ms} ms, memory ${grown} MB more`);
    expect(responses).toEqual(Array(5).fill(413));
    expect(grown).toBeLessThan(60);
  });

  it('a filled honeypot looks like success, and nothing was stored or emailed', async () => {
    const response = await sendMessage(site, { honeypot: 'http://spam.example' });
    expect([response.status, await response.json()]).toEqual([200, { code: 'sent' }]);
    expect(leadsOf(site)).toEqual([]);
    // Emails of refused messages would have arrived by then.
    expect((await sendMessage(site, { email: 'good@example.com' })).status).toBe(200);
    const emails = () => emailsIn(site.environment.MAIL_FOLDER ?? '');
    await until(() => emails().length >= 2, 40_000);
    expect(emails().filter((email) => !email.includes('good@example.com'))).toEqual([]);
    expect(emails()).toHaveLength(2);
  });

  it('the sixth message of an address in ten minutes, with the wait; others continue', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.50' };
    const codes = [];
    for (let n = 0; n < 6; n += 1)
      codes.push((await sendMessage(site, { email: `v${n}@example.com` }, headers)).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await sendMessage(site, { email: 'v7@example.com' }, headers);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await sendMessage(site, { email: 'v7@example.com' })).status).toBe(200);
  });

  it('the form works without JavaScript', async () => {
    const response = await post(
      site,
      '/api/contact/send',
      new URLSearchParams({ ...goodMessage, locale: 'es' }).toString(),
      {
        'content-type': 'application/x-www-form-urlencoded',
      },
    );
    expect([response.status, response.headers.get('location')]).toEqual([303, '/es/contact/message?done=sent']);
  });
});
