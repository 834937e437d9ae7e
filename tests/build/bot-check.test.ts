import { leadsOf, openSite, sendMessage } from '@/tests/support/lead-client';
import { startStandIn, type StandIn } from '@/tests/support/servers/stand-in';
import { stop, type Site } from '@/tests/support/site-server';

jest.setTimeout(240_000);

let [site, google] = [] as unknown as [Site, StandIn];
beforeAll(async () => {
  google = await startStandIn();
  site = await openSite('captcha', {
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_VERIFY_URL: `${google.url}/siteverify`,
  });
});
afterAll(async () => {
  await stop(site);
  await google.close();
});

const human = { success: true, score: 0.9, action: 'submit', hostname: 'localhost' };
const outcome = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

it('takes a person, once for each token', async () => {
  google.setMode(200, human);
  expect(await outcome(await sendMessage(site, { recaptchaToken: 'one' }))).toEqual([200, 'SENT']);
  expect(await outcome(await sendMessage(site, { recaptchaToken: 'one', message: 'again' }))).toEqual([400, 'CAPTCHA']);
  expect(new URLSearchParams(google.calls[0]?.body).get('secret')).toBe('secret');
});

it.each([
  ['no success', { ...human, success: false, 'error-codes': ['invalid-input-response'] }],
  ['a low score', { ...human, score: 0.1 }],
  ['no score', { ...human, score: undefined }],
  ['another action', { ...human, action: 'login' }],
  ['another host', { ...human, hostname: 'evil.example' }],
])('refuses %s', async (what, verdict) => {
  google.setMode(200, verdict);
  const answer = await sendMessage(site, { recaptchaToken: what, email: `${what.replace(/\W/g, '')}@example.com` });
  expect(await outcome(answer)).toEqual([400, 'CAPTCHA']);
});

it('refuses who brings none', async () => {
  expect(await outcome(await sendMessage(site, { email: 'none@example.com' }))).toEqual([400, 'CAPTCHA_NOT_LOADED']);
});

it.each([500, 429, 404, 'hang', 'close'] as const)('loses nobody when it answers %s', async (mode) => {
  google.setMode(mode);
  const begin = Date.now();
  const answer = await sendMessage(site, { recaptchaToken: `away-${mode}`, email: `away-${mode}@example.com` });
  expect(await outcome(answer)).toEqual([200, 'SENT']);
  expect(Date.now() - begin).toBeLessThan(6_000);
});

it('stored those it took and no other', () => {
  const found = leadsOf(site).length;
  console.info(`bot check: 6 taken, ${found} stored`);
  expect(found).toBe(6);
});
