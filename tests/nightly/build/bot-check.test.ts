import { chromium } from '@playwright/test';
import en from '@/messages/en';
import { leadsOf, openSite, sendMessage } from '@/tests/support/lead-client';
import { startStandIn, type StandIn } from '@/tests/support/servers/stand-in';
import { plainForm } from '@/tests/support/plain-form.mjs';
import { stop, type Site } from '@/tests/support/site-server';
import { systemChromium } from '@/tests/support/system-chromium.mjs';

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
const outcome = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

it('accepts a human, once per token', async () => {
  google.setMode(200, human);
  expect(await outcome(await sendMessage(site, { recaptchaToken: 'one' }))).toEqual([200, 'sent']);
  expect(await outcome(await sendMessage(site, { recaptchaToken: 'one', message: 'again' }))).toEqual([400, 'captcha']);
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
  const response = await sendMessage(site, { recaptchaToken: what, email: `${what.replace(/\W/g, '')}@example.com` });
  expect(await outcome(response)).toEqual([400, 'captcha']);
});

it('refuses a missing token', async () => {
  expect(await outcome(await sendMessage(site, { email: 'none@example.com' }))).toEqual([400, 'captchaNotLoaded']);
});

it.each([500, 429, 404, 'hang', 'close'] as const)('loses nobody when it answers %s', async (mode) => {
  google.setMode(mode);
  const begin = Date.now();
  const response = await sendMessage(site, { recaptchaToken: `away-${mode}`, email: `away-${mode}@example.com` });
  expect(await outcome(response)).toEqual([200, 'sent']);
  expect(Date.now() - begin).toBeLessThan(6_000);
});

it.each([
  ['/en/schedule-call', true],
  ['/es/contact/message', true],
  ['/en/schedule-call/2222-2222', false],
  ['/en/login', false],
])('the policy of %s lets it be loaded: %s', async (path, isAllowed) => {
  const policy = (await fetch(site.url + path)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'nonce-");
  expect(policy.includes('https://www.google.com/recaptcha/')).toBe(isAllowed);
});

it('stored exactly the accepted ones', () => {
  const found = leadsOf(site).length;
  console.info(`bot check: 6 taken, ${found} stored`);
  expect(found).toBe(6);
});

it('guards appointments too, and returns the input', async () => {
  const address = `${site.url}/en/schedule-call`;
  const free = await (await fetch(`${site.url}/api/booking/availability?month=next`)).json();
  const [start] = Object.values((free as { days: Record<string, number[]> }).days).flat();
  const typed = { start: String(start), name: 'Ada', email: 'ada@example.com', phone: '+34600000000', minutes: '30' };
  const book = async (more: Record<string, string>) => {
    const body = plainForm(await (await fetch(address)).text(), 'phone', {
      ...typed,
      notes: 'A flat in Gràcia',
      ...more,
    });
    return fetch(address, { method: 'POST', body, redirect: 'manual', headers: { origin: site.url } });
  };
  const refused = await book({});
  expect(refused.status).toBe(200);
  const page = await refused.text();
  expect(page).toContain(en.contactForm.errors.captchaNotLoaded);
  expect(page).toContain('A flat in Gràcia');
  google.setMode(200, human);
  const taken = await book({ recaptchaToken: 'a call' });
  expect([taken.status, taken.headers.get('location')]).toEqual([303, expect.stringContaining('done=booked')]);
});

it('proves work in the browser without consent, within the policy and without third parties', async () => {
  const browser = await chromium.launch({ ...(systemChromium && { executablePath: systemChromium }) });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    const elsewhere: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    page.on('request', (request) => void (request.url().startsWith(site.url) || elsewhere.push(request.url())));
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
    await page.goto(`${site.url}/en/schedule-call`);
    const t = en.scheduler;
    const main = page.getByRole('main');
    await main.locator('label:has(input[name="start"])').last().click();
    for (const [label, value] of [
      [t.name, 'Ada'],
      [t.email, 'worker@example.com'],
      [t.phone, '+34 600 000 000'],
    ] as const) {
      await main.getByLabel(label, { exact: true }).fill(value);
    }
    const worker = page.waitForEvent('worker');
    await main.getByRole('button', { name: t.confirm }).click();
    expect((await worker).url()).toMatch(`${site.url}/_next/static/`);
    await page.getByRole('heading', { level: 1, name: en.appointmentPage.booked }).waitFor();
    expect([errors, elsewhere]).toEqual([[], []]);
  } finally {
    await browser.close();
  }
});
