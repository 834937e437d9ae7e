import { enterAsClient, newClient, PASSWORD, signIn } from '@/tests/support/accounts';
import { ownSaturday } from '@/tests/support/appointment-form';
import { expectNoSidewaysScroll } from '@/tests/support/page-checks';
import { nthEmailTo } from '@/tests/support/servers/mailbox';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

for (const locale of languages) {
  const {
    accountPanel,
    scheduler: booking,
    appointmentPage: appointmentPage,
    dashboardPage: t,
    loginPage,
  } = texts[locale];

  test.describe(`the dashboard, ${locale}`, () => {
    test('welcomes a new client, and shows the last sign-in at the next', { tag: '@nightly' }, async ({ page }) => {
      const email = await enterAsClient(page, locale);
      await page.goto(`/${locale}/dashboard`);
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

    test('says at the first visit what it will hold, without empty sections', { tag: '@nightly' }, async ({ page }) => {
      await enterAsClient(page, locale);
      await page.goto(`/${locale}/dashboard`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2, name: t.overview.first })).toBeVisible();
      for (const { title, begin } of [t.calls, t.valuations, t.alerts, t.messages]) {
        const row = main.getByRole('region', { name: title });
        await expect(row.getByRole('link', { name: begin })).toBeVisible();
        expect((await row.boundingBox())?.height).toBeLessThan(120);
      }
      await expect(main.getByRole('navigation', { name: t.next })).toHaveCount(0);
    });

    test('shares nothing with the agency before it is switched on', { tag: '@nightly' }, async ({ page }) => {
      await enterAsClient(page, locale);
      await page.goto(`/${locale}/dashboard`);
      const sharing = page.getByRole('region', { name: t.sharing.title });
      const listings = sharing.getByRole('switch', { name: t.sharing.savedListings });
      const valuations = sharing.getByRole('switch', { name: t.sharing.valuations });
      await expect(listings).not.toBeChecked();
      await expect(valuations).not.toBeChecked();
      await listings.click();
      await expect(listings).toBeChecked();
      await page.reload();
      await expect(listings).toBeChecked();
      await expect(valuations).not.toBeChecked();
      await listings.click();
      await expect(listings).not.toBeChecked();
    });

    test(
      'shows appointments and enquiries of the address made while signed out',
      { tag: '@nightly' },
      async ({ page }) => {
        const email = await newClient(locale);
        await page.goto(`/${locale}/schedule-call?day=${await ownSaturday(page)}`);
        const { origin } = new URL(page.url());
        const message = { name: 'Núria', email, subject: 'Dissabte', message: 'Té ascensor?' };
        const sent = await page.request.post('/api/contact/send', { headers: { origin }, data: message });
        expect(sent.status()).toBe(200);
        const main = page.getByRole('main');
        await page.locator('label:has(input[name="start"])').first().click();
        await main.getByLabel(booking.name, { exact: true }).fill('Núria Puig');
        await main.getByLabel(booking.email, { exact: true }).fill(email);
        await main.getByLabel(booking.phone, { exact: true }).fill('+34 600 000 000');
        await page.getByRole('button', { name: booking.confirm }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(appointmentPage.booked);
        await page.context().clearCookies();
        await nthEmailTo(email, 2);
        await signIn(page, email, PASSWORD, locale);

        const overview = page.getByRole('region', { name: t.overview.title });
        await overview.getByRole('listitem').filter({ hasText: 'Dissabte' }).getByRole('link').click();
        await expect(page).toHaveURL(/#messages$/);
        const messages = page.getByRole('region', { name: t.messages.title });
        const line = messages.getByRole('listitem');
        await expect(line).toContainText('Dissabte');
        await expect(line).toContainText(t.messages.received);
        await line.getByText('Dissabte').click();
        await expect(messages.getByText('Té ascensor?')).toBeVisible();
        const appointments = page.getByRole('region', { name: t.calls.title });
        await appointments.getByRole('link', { name: t.calls.move }).click();
        await page.getByText(appointmentPage.cancel, { exact: true }).click();
        await page.getByRole('button', { name: appointmentPage.cancelConfirm }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(appointmentPage.cancelled);
        await page.goto(`/${locale}/dashboard`);
        await appointments.getByRole('link', { name: t.calls.begin }).click();
        await expect(page).toHaveURL(`/${locale}/schedule-call`);
      },
    );

    test('exports the client’s data without secrets', { tag: '@nightly' }, async ({ page }) => {
      const email = await enterAsClient(page, locale);
      await page.goto(`/${locale}/dashboard`);
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: t.download }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/\.json$/);
      let text = '';
      for await (const chunk of await download.createReadStream()) text += String(chunk);
      expect(JSON.parse(text)).toMatchObject({ profile: { email } });
      expect(text).not.toMatch(/argon2|passwordHash|token/i);
      await page.context().clearCookies({ name: /session/ });
      await page.getByRole('link', { name: t.download }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/login\\?returnTo=.*dashboard&notice=sessionEnded$`));
    });

    test.describe('without JavaScript', { tag: '@nightly' }, () => {
      test.use({ javaScriptEnabled: false });

      test('switches sharing on and off by forms', async ({ page }) => {
        await enterAsClient(page, locale);
        await page.goto(`/${locale}/dashboard`);
        const valuations = page.getByRole('switch', { name: t.sharing.valuations });
        await valuations.click();
        await expect(valuations).toBeChecked();
        await valuations.click();
        await expect(valuations).not.toBeChecked();
      });
    });

    test('fits 320 px', { tag: '@nightly' }, async ({ page }) => {
      await enterAsClient(page, locale);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ['', '/change-password', '/delete-account']) {
        await page.goto(`/${locale}/dashboard${path}`);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expectNoSidewaysScroll(page);
      }
    });
  });
}
