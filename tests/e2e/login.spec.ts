import { fillSignIn, loginForm, newClient, PASSWORD, sessionCookie, signUp } from '@/tests/support/accounts';
import { expectNoSidewaysScroll, untilAlive } from '@/tests/support/page-checks';
import { complaint } from '@/tests/support/page-parts';
import { languages, texts } from '@/tests/support/texts';
import { expect, newAddress, test } from '@/tests/support/visitor';

const beforeTime = (message: string) => message.split('{time}')[0] ?? message;

for (const locale of languages) {
  const { loginPage: t, accountErrors, authFrame } = texts[locale];
  const at = (path: string) => `/${locale}${path}`;

  test.describe(`signing in, ${locale}`, () => {
    test('A4: a wrong password and an unknown address get the same response', { tag: '@nightly' }, async ({ page }) => {
      const email = await newClient(locale);
      const messages: string[] = [];
      for (const [address, password] of [
        [email, 'not the password'],
        [newAddress('nobody'), PASSWORD],
      ] as const) {
        await page.goto(at('/login'));
        const answered = page.waitForResponse((response) => response.request().method() === 'POST');
        await fillSignIn(page, address, password, locale);
        await expect(complaint(page, accountErrors.wrongCredentials)).toBeVisible();
        await expect(loginForm(page, locale).email).toHaveValue(address);
        messages.push(
          `${(await answered).status()} ${await complaint(page, accountErrors.wrongCredentials).innerText()}`,
        );
      }
      expect(messages[0]).toBe(messages[1]);
      expect(await sessionCookie(page)).toBeUndefined();
    });

    test('A6: redirects to the first requested path, and Back does not return to /login', async ({ page }) => {
      const email = await newClient(locale);
      await page.goto(at('/faq'));
      await page.goto(at('/dashboard/change-password?from=mail'));
      await expect(page).toHaveURL(/\/login\?returnTo=/);
      await fillSignIn(page, email, PASSWORD, locale);
      await expect(page).toHaveURL(at('/dashboard/change-password?from=mail'));
      await page.goBack();
      await expect(page).toHaveURL(at('/faq'));
    });

    test(
      'switches mode, and links to the forgotten password and the site',
      {
        tag: '@nightly',
      },
      async ({ page }) => {
        await page.goto(at('/login'));
        const form = loginForm(page, locale);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.headingSignIn);
        await expect(form.confirm).toHaveCount(0);
        await expect(page.getByRole('link', { name: t.forgot })).toHaveAttribute('href', at('/forgot-password'));
        await expect(page.getByRole('link', { name: authFrame.close })).toHaveAttribute('href', `/${locale}`);
        const tabs = page.getByRole('navigation', { name: t.tabs });
        await expect(tabs.getByRole('link', { name: t.signIn })).toHaveAttribute('aria-current', 'page');
        await tabs.getByRole('link', { name: t.signUp }).click();
        await expect(page).toHaveURL(at('/login?mode=signup'));
        await expect(form.confirm).toBeVisible();
        await page.getByRole('link', { name: t.toSignIn, exact: true }).last().click();
        await expect(page).toHaveURL(at('/login'));
      },
    );

    test('fits 320 px, with errors too', { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ['/login', '/login?mode=signup', '/forgot-password', '/auth/verify']) {
        await page.goto(at(path));
        if (path === '/login') await loginForm(page, locale).signIn.click();
        if (path === '/login?mode=signup') await loginForm(page, locale).signUp.click();
        await expectNoSidewaysScroll(page);
      }
    });
  });

  test(
    `signs in with what a password manager fills in, with an event and without, ${locale}`,
    { tag: '@nightly' },
    async ({ page }) => {
      const email = await newClient(locale);
      await page.goto(at('/login?returnTo=/dashboard'));
      await untilAlive(page);
      const form = loginForm(page, locale);
      await form.email.evaluate((input: HTMLInputElement, value) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, email);
      await form.password.evaluate((input: HTMLInputElement, value) => {
        input.value = value;
      }, PASSWORD);
      await form.signIn.dblclick();
      await expect(page).toHaveURL(at('/dashboard'));
    },
  );

  test.describe(`signing in without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('reports missing fields, keeps the address on failure, and signs in', async ({ page }) => {
      const email = await newClient(locale);
      await page.goto(at('/login?returnTo=/dashboard'));
      const form = loginForm(page, locale);
      await form.signIn.click();
      await expect(complaint(page, accountErrors.fillAllFields)).toBeVisible();
      await fillSignIn(page, email, 'not the password', locale);
      await expect(complaint(page, accountErrors.wrongCredentials)).toBeVisible();
      await expect(form.email).toHaveValue(email);
      await expect(form.password).toHaveValue('');
      await fillSignIn(page, email, PASSWORD, locale);
      await expect(page).toHaveURL(at('/dashboard'));
    });
  });
}

test(
  'A3: an unverified address is reported with the right password only',
  {
    tag: '@nightly',
  },
  async ({ page }) => {
    const { accountErrors, loginPage: t } = texts.en;
    const email = newAddress();
    await signUp(page, email);
    await page.goto('/en/login');
    await fillSignIn(page, email, 'not the password');
    await expect(complaint(page, accountErrors.wrongCredentials)).toBeVisible();
    await expect(page.getByRole('button', { name: t.resend })).toHaveCount(0);
    await fillSignIn(page, email);
    await expect(complaint(page, accountErrors.unverified)).toBeVisible();
    await page.getByRole('button', { name: t.resend }).click();
    await expect(complaint(page, beforeTime(accountErrors.resendLater))).toBeVisible();
  },
);

test('L1: the sixth failure must wait', { tag: '@nightly' }, async ({ page }) => {
  const { accountErrors } = texts.en;
  const email = newAddress();
  await page.goto('/en/login');
  for (let failure = 1; failure <= 5; failure += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await fillSignIn(page, email, `wrong number ${failure}`);
    await answered;
    await expect(complaint(page, accountErrors.wrongCredentials)).toBeVisible();
  }
  await fillSignIn(page, email, 'wrong number 6');
  await expect(complaint(page, beforeTime(texts.en.loginPage.signInLimited))).toBeVisible();
});
