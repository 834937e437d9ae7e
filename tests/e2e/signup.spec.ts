import { createClient, fillSignIn, fillVerification, loginForm, PASSWORD, signUp, verify } from '../support/accounts';
import { complaint } from '../support/page-parts';
import { linkIn, mailsTo, nthMailTo } from '../support/servers/mailbox';
import { languages, texts } from '../support/texts';
import { expect, newAddress, test } from '../support/visitor';

for (const locale of languages) {
  const { loginPage: t, accountErrors, passwordStrength } = texts[locale];

  test.describe(`signing up, ${locale}`, () => {
    test('A1: says to check the mail, clears the fields, sends one mail and opens no session', async ({ page }) => {
      const email = newAddress();
      await signUp(page, email, PASSWORD, locale);
      await expect(page.getByText(email)).toBeVisible();
      await nthMailTo(email);
      expect((await page.context().cookies()).filter(({ name }) => /session|signed-in/.test(name))).toEqual([]);
      await page.goto(`/${locale}/dashboard`);
      await expect(page).toHaveURL(/\/login\?/);
      expect(await mailsTo(email)).toHaveLength(1);
      // Back leads past the form, and the form is empty.
      await page.goto(`/${locale}/login?mode=signup`);
      const form = loginForm(page, locale);
      for (const field of [form.email, form.password, form.confirm]) await expect(field).toHaveValue('');
    });

    test('A7: says what is missing, that the two differ, and that five characters are too few', async ({ page }) => {
      await page.goto(`/${locale}/login?mode=signup`);
      const form = loginForm(page, locale);
      await form.signUp.click();
      await expect(complaint(page, accountErrors.fillAllFields)).toBeVisible();
      await form.email.fill(newAddress());
      for (const [password, confirm, said] of [
        ['abcdef', 'abcdeg', accountErrors.passwordsDontMatch],
        ['vwxyz', 'vwxyz', accountErrors.passwordTooShort],
      ] as const) {
        await form.password.fill(password);
        await form.confirm.fill(confirm);
        await form.signUp.click();
        await expect(page.getByText(said)).toBeVisible();
      }
      const six = 'ñandú7';
      await form.password.fill(six);
      await form.confirm.fill(six);
      await form.signUp.click();
      await expect(page.getByText(t.signUpDone)).toBeVisible();
    });

    test('T1: the link of the mail works once, and not by being opened', async ({ page, request }) => {
      const { verifyPage } = texts[locale];
      const email = newAddress();
      await signUp(page, email, PASSWORD, locale);
      const link = linkIn(await nthMailTo(email), '/auth/verify');
      expect(new URL(link).pathname).toBe(`/${locale}/auth/verify`);
      // What a scanner of mails does.
      for (let visit = 0; visit < 3; visit += 1) expect((await request.get(link)).status()).toBe(200);
      await request.head(link);

      await page.goto(link);
      await expect.poll(() => page.url()).not.toContain('token');
      await fillVerification(page, PASSWORD, locale);
      await expect(page).toHaveURL(`/${locale}/dashboard`);

      await page.context().clearCookies();
      await page.goto(link);
      await expect(page.getByText(verifyPage.invalid)).toBeVisible();
    });

    test('hints at the strength of the password from six characters on', async ({ page }) => {
      await page.goto(`/${locale}/login?mode=signup`);
      const { password } = loginForm(page, locale);
      await expect(page.getByText(passwordStrength.empty)).toBeVisible();
      await password.fill('abcdef');
      await expect(page.getByText(passwordStrength.weak)).toBeVisible();
      await password.fill(PASSWORD);
      await expect(page.getByText(passwordStrength.good)).toBeVisible();
    });
  });
}

test('refuses the passwords that strangers try first', async ({ page }) => {
  await page.goto('/en/login?mode=signup');
  const form = loginForm(page, 'en');
  await form.email.fill(newAddress());
  await form.password.fill('123456');
  await form.confirm.fill('123456');
  await form.signUp.click();
  await expect(page.getByText(texts.en.accountErrors.passwordTooCommon)).toBeVisible();
  await expect(form.password).toBeFocused();
});

test('tells a stranger nothing about an address that has an account, and its owner by mail', async ({ page }) => {
  const email = newAddress();
  await createClient(page, email);
  // One mail a minute goes to an address, so the first tries write none; each comes from elsewhere.
  test.setTimeout(150_000);
  await expect(async () => {
    await signUp(page, email, 'another one of mine');
    await nthMailTo(email, 2);
  }).toPass({ timeout: 120_000 });
  const second = await nthMailTo(email, 2);
  expect(second.text).not.toContain('/auth/verify');
  await page.goto('/en/login');
  await fillSignIn(page, email, 'another one of mine');
  await expect(page.getByText(texts.en.accountErrors.wrongCredentials)).toBeVisible();
});

test('mails the link to the address alone', async ({ page }) => {
  const email = newAddress();
  await signUp(page, email);
  const mail = await nthMailTo(email);
  expect(mail.recipients).toEqual([email]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test.describe('signing up without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signs up, keeps the address where it fails, and verifies', async ({ page }) => {
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
