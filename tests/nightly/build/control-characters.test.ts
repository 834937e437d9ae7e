import { goodMessage, openSite, post, leadsOf } from '@/tests/support/lead-client';
import { plainForm } from '@/tests/support/plain-form.mjs';
import { stop, type Site } from '@/tests/support/site-server';

jest.setTimeout(120_000);

/** PostgreSQL cannot store this character. */
const NUL = '\u0000';
const BAD_EMAIL = `a${NUL}b@example.com`;

let site: Site;
beforeAll(async () => {
  site = await openSite('controls');
});
afterAll(() => stop(site));

it.each([
  ['/api/contact/send', { ...goodMessage, name: `A${NUL}da`, subject: NUL, message: `Hel${NUL}lo`, listingId: NUL }],
  ['/api/alerts/subscribe', { email: 'ada@example.com', frequency: 'daily', search: `location=${NUL}` }],
])('%s accepts input without its control characters', async (path, body) => {
  expect((await post(site, path, body)).status).toBe(200);
});

it('stores a message without them', () => {
  expect(leadsOf(site).find(({ kind }) => kind === 'contact')?.message).toBe('Hello');
});

async function sendForm(page: string, field: string, typed: Record<string, string>): Promise<Response> {
  const headers = { origin: site.url };
  const html = await (await fetch(site.url + page)).text();
  return fetch(site.url + page, { method: 'POST', headers, body: plainForm(html, field, typed), redirect: 'manual' });
}

it.each([
  ['/en/login', 'password', { email: BAD_EMAIL, password: 'orange tram 88' }],
  ['/en/login?mode=signup', 'confirm', { email: BAD_EMAIL, password: 'orange tram 88', confirm: 'orange tram 88' }],
  ['/en/forgot-password', 'email', { email: BAD_EMAIL }],
  ['/en/schedule-call', 'notes', { name: NUL, email: BAD_EMAIL, phone: NUL, notes: NUL, formKey: NUL, timeZone: NUL }],
])('the form of %s responds with its page to control characters', async (page, field, typed) => {
  const response = await sendForm(page, field, typed);
  expect(response.status).toBeLessThan(400);
  expect(response.headers.get('content-type')).toContain('text/html');
});
