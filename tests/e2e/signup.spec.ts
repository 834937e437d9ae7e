import {
  fillSignIn,
  fillSignUp,
  fillVerification,
  loginForm,
  newClient,
  PASSWORD,
  signUp,
  verify,
} from '@/tests/support/accounts';
import { linkIn, emailsTo, nthEmailTo } from '@/tests/support/servers/mailbox';
import { languages, texts } from '@/tests/support/texts';
import { expect, newAddress, test } from '@/tests/support/visitor';

for (const locale of languages) {
  const { verifyPage } = texts[locale];

  test.describe(`signing up, ${locale}`, () => {
    test('A1, T1: sends one email whose link works once, opens the account and redirects to the requested page', async ({
      page,
      request,
    }) => {
      const email = newAddress();
      const wanted = `/${locale}/herramientas/calculadora-hipoteca`;
      const signUpPage = `/${locale}/login?mode=signup&returnTo=${encodeURIComponent(wanted)}`;
      await page.goto(signUpPage);
      await fillSignUp(page, email, PASSWORD, locale);
      await expect(page.getByText(email)).toBeVisible();
      const message = await nthEmailTo(email);
      expect(message.recipients).toEqual([email]);
      expect((await page.context().cookies()).filter(({ name }) => /session|signed-in/.test(name))).toEqual([]);
      await page.goto(`/${locale}/dashboard`);
      await expect(page).toHaveURL(/\/login\?/);
      await page.goto(signUpPage);
      const form = loginForm(page, locale);
      for (const field of [form.email, form.password, form.confirm]) await expect(field).toHaveValue('');

      const link = linkIn(message, '/auth/verify');
      expect(new URL(link).pathname).toBe(`/${locale}/auth/verify`);
      // Mail scanners open links too.
      for (let visit = 0; visit < 3; visit += 1) expect((await request.get(link)).status()).toBe(200);
      await request.head(link);

      await page.goto(link);
      await expect.poll(() => page.url()).not.toContain('token');
      await fillVerification(page, PASSWORD, locale);
      await expect(page).toHaveURL(wanted);
      expect(await emailsTo(email)).toHaveLength(1);

      await page.context().clearCookies();
      await page.goto(link);
      await expect(page.getByText(verifyPage.invalid)).toBeVisible();
    });
  });
}

test('reveals nothing about a known address, and emails its owner', { tag: '@nightly' }, async ({ page }) => {
  const email = await newClient();
  await signUp(page, email, 'another one of mine');
  const message = await nthEmailTo(email);
  expect(message.text).not.toContain('/auth/verify');
  await page.goto('/en/login');
  await fillSignIn(page, email, 'another one of mine');
  await expect(page.getByText(texts.en.accountErrors.wrongCredentials)).toBeVisible();
});

test.describe('signing up without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('signs up, keeps the address on failure, and verifies', async ({ page }) => {
    const { loginPage: t, accountErrors } = texts.es;
    const email = newAddress();
    await page.goto('/es/login');
    await page.getByRole('navigation', { name: t.tabs }).getByRole('link', { name: t.signUp }).click();
    const form = loginForm(page, 'es');
    await form.email.fill(email);
    await form.password.fill('abcdef');
    await form.confirm.fill('abcdeg');
    await form.signUp.click();
    await expect(page.getByText(accountErrors.passwordsDontMatch)).toBeVisible();
    await expect(form.email).toHaveValue(email);
    await form.password.fill(PASSWORD);
    await form.confirm.fill(PASSWORD);
    await form.signUp.click();
    await expect(page.getByText(t.signUpDone)).toBeVisible();
    await verify(page, email, 'es');
  });
});
