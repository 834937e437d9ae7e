import type { Page, Route } from '@playwright/test';
import { fillReset, fillSignIn, loginForm, newClient, PASSWORD, resetLink, signUp } from '@/tests/support/accounts';
import { appointmentForm, openDay, times } from '@/tests/support/appointment-form';
import { complaint, main } from '@/tests/support/page-parts';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

const replies: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no connection': (route) => route.abort('internetdisconnected'),
  'a proxy’s page': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'a page of an older deployment': (route) =>
    route.fulfill({ status: 404, headers: { 'x-nextjs-action-not-found': '1' }, body: 'Server action not found.' }),
};

/** Blocks all POST requests of the page until `back` is called. */
async function loseForms(page: Page, how: (route: Route) => Promise<void> = replies['no connection']!) {
  const respond = (route: Route) => (route.request().method() === 'POST' ? how(route) : route.continue());
  await page.route('**/*', respond);
  return { back: () => page.unroute('**/*', respond) };
}

for (const locale of languages) {
  const { loginPage: t, forgotPage, resetPage, emailLink } = texts[locale];

  test.describe(`the server out of reach, ${locale}`, () => {
    for (const [name, how] of Object.entries(replies)) {
      const title = `signing in says so, keeps what was typed and goes on afterwards: ${name}`;
      test(title, { tag: '@nightly' }, async ({ page }) => {
        await page.goto(`/${locale}/login`);
        const line = await loseForms(page, how);
        await fillSignIn(page, 'ada@example.com', 'some words', locale);
        await expect(complaint(page, t.signInFailed)).toBeVisible();
        const form = loginForm(page, locale);
        await expect(form.email).toHaveValue('ada@example.com');
        await expect(form.password).toHaveValue('some words');
        await line.back();
        await form.signIn.click();
        await expect(complaint(page, texts[locale].accountErrors.wrongCredentials)).toBeVisible();
      });
    }

    test('signing up says so', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/login?mode=signup`);
      const line = await loseForms(page);
      const form = loginForm(page, locale);
      await form.email.fill('ada@example.com');
      await form.password.fill(PASSWORD);
      await form.confirm.fill(PASSWORD);
      await form.signUp.click();
      await expect(complaint(page, t.signUpFailed)).toBeVisible();
      await expect(form.email).toHaveValue('ada@example.com');
      await line.back();
      await signUp(page, newAddress(), PASSWORD, locale);
    });

    test('a forgotten and a new password say so', { tag: '@nightly' }, async ({ page }) => {
      const email = await newClient(locale);
      await page.goto(`/${locale}/forgot-password`);
      const line = await loseForms(page);
      await page.getByLabel(forgotPage.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: forgotPage.submit }).click();
      await expect(complaint(page, forgotPage.failed)).toBeVisible();
      await line.back();
      await page.goto(await resetLink(page, email, 1, locale));
      await loseForms(page);
      await fillReset(page, PASSWORD, PASSWORD, locale);
      await expect(complaint(page, resetPage.failed)).toBeVisible();
    });

    test(
      'booking a call says so where the cursor goes, and keeps what was typed',
      { tag: '@nightly' },
      async ({ page }) => {
        const call = appointmentForm(locale);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openDay(page, locale);
        const line = await loseForms(page);
        await times(page).nth(3).click();
        await call.fillIn(page, newAddress());
        await call.confirm(page).click();
        const message = complaint(page, call.t.errors.failed);
        await expect(message.locator('[tabindex]')).toBeFocused();
        await expect(message).toBeInViewport();
        await expect(main(page).getByLabel(call.t.name, { exact: true })).toHaveValue('Núria Puig');
        await line.back();
        await call.confirm(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(call.tAppointment.booked);
      },
    );

    test('the link of a mail says so and can be pressed again', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/alerts/stop?token=${'a'.repeat(43)}`);
      const line = await loseForms(page);
      const button = page.getByRole('button', { name: texts[locale].alerts.stop.button });
      await button.click();
      await expect(complaint(page, emailLink.failed)).toBeVisible();
      await line.back();
      await button.click();
      await expect(page.getByRole('heading', { name: texts[locale].alerts.stop.badHeading })).toBeVisible();
    });
  });
}
