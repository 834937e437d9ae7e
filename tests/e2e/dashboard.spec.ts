import type { Page } from '@playwright/test';
import { createClient, enter, PASSWORD, signIn } from '../support/accounts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks';
import { nthMailTo } from '../support/servers/mailbox';
import { languages, texts } from '../support/texts';
import { expect, newAddress, test } from '../support/visitor';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Opens the menu of the account in the header, or the sheet that holds it on small screens. */
async function openAccount(page: Page, locale: 'en' | 'es') {
  const { header } = texts[locale];
  const banner = page.getByRole('banner');
  if (isPhone(page)) await page.getByLabel(header.menu, { exact: true }).click();
  else await banner.getByLabel(new RegExp(`^${header.account.menu}, `)).click();
  return banner;
}

for (const locale of languages) {
  const { accountPanel, dashboardPage: t, deleteAccountPage, header, loginPage, logoutPage } = texts[locale];

  test.describe(`the dashboard, ${locale}`, () => {
    test('welcomes at the first visit and tells the last sign-in at the second', async ({ page }) => {
      const email = newAddress();
      await enter(page, email, locale);
      const panel = page.getByRole('complementary', { name: accountPanel.label });
      await expect(panel).toContainText(email);
      await expect(panel).toContainText(accountPanel.welcome);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
      const main = page.getByRole('main');
      await expect(main.getByRole('definition').filter({ hasText: email })).toBeVisible();
      await expect(main.getByText(t.method.password)).toBeVisible();
      await expect(panel.getByRole('link', { name: accountPanel.dashboard })).toHaveAttribute('aria-current', 'page');
      await panel.getByRole('link', { name: accountPanel.changePassword }).click();
      await expect(page).toHaveURL(`/${locale}/dashboard/change-password`);

      await panel.getByRole('button', { name: accountPanel.signOut }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/login`));
      await expect(page.getByText(loginPage.notices.signedOut)).toBeVisible();
      await signIn(page, email, PASSWORD, locale);
      await expect(panel).toContainText(accountPanel.lastSignIn);
      await expect(panel.locator('time')).toHaveText(/\d{1,2}:\d{2}/);
      await expect(panel).not.toContainText(accountPanel.welcome);
    });

    test('R6: unknown pages of it lead to it', async ({ page }) => {
      await enter(page, newAddress(), locale);
      for (const path of ['zzz', 'a/b/c', 'change-password/x']) {
        await page.goto(`/${locale}/dashboard/${path}`);
        await expect(page).toHaveURL(`/${locale}/dashboard`);
      }
    });

    test('has an avatar and a menu in the header of public pages, which do not move for it', async ({ page }) => {
      const email = newAddress('montse');
      await enter(page, email, locale);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const asked = page.waitForResponse((response) => response.url().endsWith('/api/account/me'));
      await page.goto(`/${locale}/faq`);
      expect((await asked).status()).toBe(200);
      const avatar = page.getByRole('banner').getByText('M', { exact: true });
      await expect(avatar.first()).toBeAttached();
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
      const banner = await openAccount(page, locale);
      await expect(banner.getByText(email).locator('visible=true')).toBeVisible();
      await expect(avatar.locator('visible=true')).toBeVisible();
      const dashboard = banner.getByRole('link', { name: header.account.dashboard }).locator('visible=true');
      await expect(dashboard).toHaveAttribute('href', `/${locale}/dashboard`);
      await expectAccessible(page);
      await banner.getByRole('button', { name: header.account.signOut }).locator('visible=true').click();
      await expect(page.getByText(loginPage.notices.signedOut)).toBeVisible();
      await page.goto(`/${locale}/dashboard`);
      await expect(page).toHaveURL(/\/login/);
    });

    test('/logout says so, signs out and leads to /login', async ({ page }) => {
      await enter(page, newAddress(), locale);
      // In the browser it goes on by itself, too soon to be looked at.
      expect(await (await page.request.get(`/${locale}/logout`)).text()).toContain(`${logoutPage.heading}</h1>`);
      await page.goto(`/${locale}/logout`);
      await expect(page).toHaveURL(new RegExp(`/${locale}/login`));
      await page.goto(`/${locale}/dashboard`);
      await expect(page).toHaveURL(/\/login/);
    });

    test('deletes the account of who types the password and ticks the box', async ({ page }) => {
      const email = newAddress();
      await enter(page, email, locale);
      await page.getByRole('link', { name: t.delete }).click();
      await expect(page).toHaveURL(`/${locale}/dashboard/delete-account`);
      const button = page.getByRole('button', { name: deleteAccountPage.submit });
      await button.click();
      await expect(page.getByText(deleteAccountPage.mustConfirm)).toBeVisible();
      await page.getByRole('checkbox', { name: deleteAccountPage.confirm }).check();
      await page.getByLabel(deleteAccountPage.password, { exact: true }).fill('not the password');
      await button.click();
      await expect(page.getByText(deleteAccountPage.wrongPassword)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('checkbox', { name: deleteAccountPage.confirm }).check();
      await page.getByLabel(deleteAccountPage.password, { exact: true }).fill(PASSWORD);
      await button.click();
      await expect(page.getByText(loginPage.notices.deleted)).toBeVisible();
      await page.goto(`/${locale}/dashboard`);
      await expect(page).toHaveURL(/\/login/);
    });

    test('has nothing that axe finds and fits 320 px', async ({ page }) => {
      test.slow();
      await enter(page, newAddress('a-name-that-is-rather-long-for-a-narrow-screen'), locale);
      for (const path of ['', '/change-password', '/delete-account']) {
        await page.goto(`/${locale}/dashboard${path}`);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

/** A working day next month that no other test books: those of bookings go from its start on. */
async function lateDay(page: Page): Promise<string> {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
  const answer = await page.request.get(`/api/booking/availability?month=${month}`);
  const { days } = (await answer.json()) as { days: Record<string, number[]> };
  const full = Object.keys(days).filter((day) => (days[day]?.length ?? 0) >= 8);
  return full.at(-1 - test.info().parallelIndex) ?? '';
}

for (const locale of languages) {
  const { booking, callPage, dashboardPage: t } = texts[locale];

  test(`shows what was booked and sent from the address before there was an account, ${locale}`, async ({ page }) => {
    test.slow();
    const email = newAddress('early');
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
    await page.goto(`/${locale}/contact`);
    const { origin } = new URL(page.url());
    const message = { name: 'Núria', email, subject: 'Dissabte', message: 'Té ascensor?' };
    const sent = await page.request.post('/api/contact/send', { headers: { origin }, data: message });
    expect(sent.status()).toBe(200);
    await page.goto(`/${locale}/schedule-call?day=${await lateDay(page)}`);
    const main = page.getByRole('main');
    await page.locator('label:has(input[name="start"])').first().click();
    await main.getByLabel(booking.name, { exact: true }).fill('Núria Puig');
    await main.getByLabel(booking.email, { exact: true }).fill(email);
    await main.getByLabel(booking.phone, { exact: true }).fill('+34 600 000 000');
    await page.getByRole('button', { name: booking.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(callPage.booked);
    // The private link of the visitor is gone; the account alone opens the call.
    await page.context().clearCookies();
    await nthMailTo(email, 2);
    await createClient(page, email, PASSWORD, locale, 3);
    await signIn(page, email, PASSWORD, locale);

    const messages = page.getByRole('region', { name: t.messages.title });
    const line = messages.getByRole('listitem');
    await expect(line).toContainText('Dissabte');
    await expect(line).toContainText(t.messages.received);
    await line.getByText('Dissabte').click();
    await expect(messages.getByText('Té ascensor?')).toBeVisible();
    await expectAccessible(page);
    const calls = page.getByRole('region', { name: t.calls.title });
    await calls.getByRole('link', { name: t.calls.move }).click();
    await page.getByText(callPage.cancel, { exact: true }).click();
    await page.getByRole('button', { name: callPage.cancelConfirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(callPage.cancelled);
    await page.goto(`/${locale}/dashboard`);
    await calls.getByRole('link', { name: t.calls.begin }).click();
    await expect(page).toHaveURL(`/${locale}/schedule-call`);
  });
}

test('lets a client take their data along, without secrets', async ({ page }) => {
  const email = newAddress();
  await enter(page, email);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: texts.en.dashboardPage.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const stream = await download.createReadStream();
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  expect(JSON.parse(text)).toMatchObject({ profile: { email } });
  expect(text).not.toMatch(/argon2|passwordHash|token/i);
});

test('R6: unknown pages lead home', async ({ page }) => {
  await page.goto('/zzz');
  await expect(page).toHaveURL('/en');
  await page.goto('/es/zzz');
  await expect(page).toHaveURL('/es');
});

test('asks nobody who is signed in where no cookie says so', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/account')) asked.push(request.url());
  });
  await page.goto('/en/faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('shows the link to sign in where the cookie is out of date', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }]);
  await page.goto('/en/faq');
  if (isPhone(page)) await page.getByLabel(texts.en.header.menu, { exact: true }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: texts.en.header.links.login }).locator('visible=true'),
  ).toBeVisible();
});

test('a sign-out that another site sends is refused', async ({ page, request }) => {
  await enter(page, newAddress());
  const answer = await request.post('/api/account/sign-out', {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    form: { locale: 'en' },
  });
  expect(answer.status()).toBe(403);
});

test.describe('the account without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the dashboard, signs out by a button, and deletes the account', async ({ page }) => {
    test.slow();
    const { accountPanel, loginPage, logoutPage, dashboardPage, deleteAccountPage: t } = texts.en;
    const email = newAddress();
    await enter(page, email);
    await page.getByRole('button', { name: accountPanel.signOut }).click();
    await expect(page.getByText(loginPage.notices.signedOut)).toBeVisible();
    await signIn(page, email);
    await page.goto('/en/logout');
    await page.getByRole('button', { name: logoutPage.button }).click();
    await expect(page.getByText(loginPage.notices.signedOut)).toBeVisible();
    await signIn(page, email);
    await page.getByRole('link', { name: dashboardPage.delete }).click();
    await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox', { name: t.confirm }).check();
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(loginPage.notices.deleted)).toBeVisible();
  });
});
