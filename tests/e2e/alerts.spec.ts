import { createClient, enterAsClient, PASSWORD, signIn } from '@/tests/support/accounts';
import { expectNoSidewaysScroll, watch } from '@/tests/support/page-checks';
import { linkIn, emailsTo, nthEmailTo } from '@/tests/support/servers/mailbox';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

async function subscribe(page: Page, locale: 'en' | 'es', email: string, often: 'daily' | 'weekly' = 'daily') {
  const { alerts: t } = texts[locale];
  await page.locator('summary').filter({ hasText: t.open }).click();
  const form = page.getByRole('form', { name: t.open });
  await form.getByLabel(t.email).fill(email);
  await form.getByText(t.frequencies[often]).click();
  await form.getByRole('button', { name: t.submit }).click();
}

for (const locale of languages) {
  const { alerts: t, dashboardPage } = texts[locale];
  const d = dashboardPage.alerts;

  test.describe(`alerts, ${locale}`, () => {
    test('start after confirmation, as the email says', { tag: '@nightly' }, async ({ page }) => {
      const seen = watch(page);
      const email = newAddress('seeker');
      await page.goto(`/${locale}/properties?type=villa&maxPrice=2000000&sort=newest`);
      await subscribe(page, locale, email, 'weekly');
      await expect(page).toHaveURL(new RegExp(`/${locale}/alerts\\?outcome=asked`));
      await expect(page.getByText(t.outcomes.pending)).toBeVisible();
      await expect(page.getByRole('link', { name: t.page.back })).toHaveAttribute(
        'href',
        `/${locale}/properties?type=villa&maxPrice=2000000`,
      );

      const message = await nthEmailTo(email);
      expect(message.text).toMatch(/Villas/);
      await page.goto(linkIn(message, '/alerts/confirm'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirm.heading);
      await page.getByRole('button', { name: t.confirm.button }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirm.doneHeading);
      expect(await emailsTo(email)).toHaveLength(1);
      expect(seen).toEqual({ complaints: [], strangers: [] });
    });

    test(
      'of a signed-in client start at once, change and stop on the dashboard',
      { tag: '@nightly' },
      async ({ page }) => {
        const email = await enterAsClient(page, locale);
        await page.goto(`/${locale}/dashboard`);
        const section = page.getByRole('region', { name: d.title });
        await section.getByRole('link', { name: d.begin }).click();
        await expect(page).toHaveURL(`/${locale}/properties`);
        await page.goto(`/${locale}/properties?type=penthouse&beds=2`);
        await subscribe(page, locale, email);
        await expect(page.getByText(t.outcomes.active)).toBeVisible();
        await page.getByRole('link', { name: t.page.dashboard }).click();
        const alert = section.getByRole('listitem');
        await expect(alert.getByRole('link')).toHaveAttribute('href', `/${locale}/properties?type=penthouse&beds=2`);
        const often = alert.getByRole('combobox', { name: d.often });
        await expect(often).toHaveValue('daily');
        await often.selectOption('weekly');
        const changed = page.waitForResponse((response) => response.request().method() === 'POST');
        await alert.getByRole('button', { name: d.change }).click();
        await changed;
        await page.reload();
        await expect(often).toHaveValue('weekly');
        await alert.getByRole('button', { name: d.stop }).click();
        await expect(section.getByText(d.empty)).toBeVisible();
        expect(await emailsTo(email)).toEqual([]);
      },
    );

    test('have a form that fits 320 px', { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/${locale}/properties?type=villa`);
      await page.locator('summary').filter({ hasText: t.open }).click();
      await expect(page.getByRole('form', { name: t.open }).getByLabel(t.email)).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    test('have links that act by a button only, and report invalid ones', { tag: '@nightly' }, async ({ page }) => {
      for (const kind of ['confirm', 'stop'] as const) {
        await page.goto(`/${locale}/alerts/${kind}?token=${'x'.repeat(43)}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t[kind].heading);
        await page.getByRole('button', { name: t[kind].button }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t[kind].badHeading);
        await page.goto(`/${locale}/alerts/${kind}?token=%22%3E%3Cscript%3E`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t[kind].badHeading);
      }
    });
  });
}

test.describe('alerts without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('are requested, confirmed, shown, changed and stopped in the account', async ({ page }) => {
    test.slow();
    const { alerts: t, dashboardPage } = texts.es;
    const d = dashboardPage.alerts;
    const email = newAddress('seeker');
    await page.goto('/es/properties');
    await subscribe(page, 'es', email);
    await expect(page.getByText(t.outcomes.pending)).toBeVisible();
    await page.goto(linkIn(await nthEmailTo(email), '/alerts/confirm'));
    await page.getByRole('button', { name: t.confirm.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirm.doneHeading);
    await createClient(page, email, 'es', 2);
    await signIn(page, email, PASSWORD, 'es');
    const section = page.getByRole('region', { name: d.title });
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await section.getByRole('button', { name: d.stop }).click();
    await expect(section.getByText(d.empty)).toBeVisible();
    await page.goto('/es/properties?operation=rent');
    await subscribe(page, 'es', email);
    await page.getByRole('link', { name: t.page.dashboard }).click();
    await section.getByRole('combobox', { name: d.often }).selectOption('weekly');
    await section.getByRole('button', { name: d.change }).click();
    await expect(section.getByRole('combobox', { name: d.often })).toHaveValue('weekly');
    await section.getByRole('button', { name: d.stop }).click();
    await expect(section.getByText(d.empty)).toBeVisible();
  });
});

test('bots in the honeypot and other sites get nothing', { tag: '@nightly' }, async ({ request, baseURL }) => {
  const email = newAddress('trap');
  const form = { email, frequency: 'daily', search: '', locale: 'en' };
  const origin = new URL(baseURL ?? '').origin;
  const trapped = await request.post('/api/alerts/subscribe', {
    headers: { origin },
    form: { ...form, honeypot: 'x' },
    maxRedirects: 0,
  });
  expect(trapped.status()).toBe(303);
  const foreign = await request.post('/api/alerts/subscribe', {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    form,
  });
  expect(foreign.status()).toBe(403);
  const wrong = await request.post('/api/alerts/subscribe', {
    headers: { origin },
    form: { ...form, email: 'nobody' },
  });
  expect(await wrong.text()).toContain(texts.en.alerts.problems.invalid);
  const good = newAddress('seeker');
  await request.post('/api/alerts/subscribe', { headers: { origin }, form: { ...form, email: good } });
  await nthEmailTo(good);
  expect(await emailsTo(email)).toEqual([]);
});
