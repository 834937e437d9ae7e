import es from '@/messages/es';
import { leadsOf, nextVisitor, openSite, post } from '@/tests/support/lead-client';
import { readable } from '@/tests/support/email-files';
import { plainForm } from '@/tests/support/plain-form.mjs';
import { startEmailSink, type EmailSink } from '@/tests/support/servers/mail-sink';
import { startStandIn, type StandIn } from '@/tests/support/servers/stand-in';
import { stop, type Site } from '@/tests/support/site-server';
import { found, until } from '@/tests/support/until.mjs';

jest.setTimeout(240_000);

let [site, klaviyo, sink] = [] as unknown as [Site, StandIn, EmailSink];
beforeAll(async () => {
  [klaviyo, sink] = await Promise.all([startStandIn(), startEmailSink()]);
  site = await openSite('klaviyo', {
    SMTP_URL: `smtp://localhost:${sink.port}`,
    KLAVIYO_API_KEY: 'pk_test',
    KLAVIYO_LIST_ID: 'LIST',
    KLAVIYO_API_URL: klaviyo.url,
  });
});
afterAll(async () => {
  await stop(site);
  await Promise.all([klaviyo.close(), sink.close()]);
});

const emailTo = async (address: string, words: RegExp) => {
  const email = await found(() => sink.emails.find(({ to, raw }) => to === address && words.test(raw)), 20_000);
  return readable(email.raw);
};

it('responds in two seconds whatever Klaviyo does, and syncs once it responds', async () => {
  klaviyo.setMode('hang');
  // The first request loads code, which takes seconds on slow machines.
  const refused = await post(site, '/api/klaviyo/subscribe', { email: 'no address', locale: 'es' });
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { code: 'invalid', fields: { email: 'invalidEmail' }, message: es.newsletter.problems.invalid },
  ]);
  const begin = Date.now();
  const response = await post(site, '/api/klaviyo/subscribe', { email: 'reader@example.com' });
  expect([response.status, await response.json()]).toEqual([200, { code: 'subscribed' }]);
  expect(Date.now() - begin).toBeLessThan(2_000);
  const again = await post(site, '/api/klaviyo/subscribe', { email: 'reader@example.com' });
  expect([again.status, await again.json()]).toEqual([200, { code: 'subscribed' }]);

  const confirmation = await emailTo('reader@example.com', /confirm/);
  const link = /http:\/\/localhost:3000(\/en\/newsletter\/confirm\?token=[\w-]{43})/.exec(confirmation)?.[1] ?? '';
  const page = await (await fetch(site.url + link)).text();
  expect(page).toMatch(/<form[^>]*method="POST"/i);
  expect(sink.emails.some(({ raw }) => raw.includes('List-Unsubscribe'))).toBe(false);

  const pressed = Date.now();
  const confirmed = await fetch(site.url + link, {
    method: 'POST',
    body: plainForm(page, 'token'),
    redirect: 'manual',
    headers: { origin: site.url, 'x-forwarded-for': nextVisitor() },
  });
  const ms = Date.now() - pressed;
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/en/newsletter/confirm?outcome=done'),
  ]);
  expect(ms).toBeLessThan(2_000);

  const guide = await emailTo('reader@example.com', /List-Unsubscribe/);
  expect(guide).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  expect(guide).toContain('/guides/buying-guide-en.pdf');
  await until(() => klaviyo.calls.length > 0, 20_000);
  klaviyo.setMode(202);
  const calls = klaviyo.calls.length;
  const waited = await until(() => klaviyo.calls.length > calls, 60_000);
  const { path, headers, body } = klaviyo.calls.at(-1) ?? { path: '', headers: {}, body: '{}' };
  console.info(`Klaviyo hung, then listened: called after ${waited} ms`);
  expect(path).toBe('/api/profile-subscription-bulk-create-jobs');
  expect(headers).toMatchObject({ authorization: 'Klaviyo-API-Key pk_test', revision: '2026-04-15' });
  expect(JSON.parse(body)).toMatchObject({
    data: {
      type: 'profile-subscription-bulk-create-job',
      attributes: { profiles: { data: [{ attributes: { email: 'reader@example.com' } }] } },
      relationships: { list: { data: { type: 'list', id: 'LIST' } } },
    },
  });
});

it('unsubscribes with one click from the mailbox, and at Klaviyo', async () => {
  const guide = await emailTo('reader@example.com', /List-Unsubscribe/);
  const link = /<http:\/\/localhost:3000(\/api\/newsletter\/unsubscribe\?token=[\w-]{43})>/.exec(guide)?.[1] ?? '';
  const click = () =>
    fetch(site.url + link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
  expect(
    (await fetch(`${site.url}/api/newsletter/unsubscribe?token=${'x'.repeat(43)}`, { method: 'POST' })).status,
  ).toBe(404);
  expect(leadsOf(site)).toMatchObject([{ kind: 'subscriber', status: 'unsubscribed' }]);
  await until(() => klaviyo.calls.some(({ path }) => path.includes('bulk-delete')), 30_000);
});
