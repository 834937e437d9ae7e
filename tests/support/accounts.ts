import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { clients } from './servers/clients.mjs';
import { linkIn, nthEmailTo } from './servers/mailbox';
import { ports } from './servers/ports.mjs';
import { texts } from './texts';

export type Language = 'en' | 'es';

export const PASSWORD = clients.password;

export const loginForm = (page: Page, locale: Language) => {
  const t = texts[locale].loginPage;
  return {
    email: page.getByLabel(t.email, { exact: true }),
    password: page.getByLabel(t.password, { exact: true }),
    confirm: page.getByLabel(t.confirm, { exact: true }),
    remember: page.getByRole('checkbox', { name: t.remember }),
    signIn: page.getByRole('button', { name: t.submitSignIn, exact: true }),
    signUp: page.getByRole('button', { name: t.submitSignUp, exact: true }),
  };
};

export async function signUp(page: Page, email: string, password = PASSWORD, locale: Language = 'en'): Promise<void> {
  await page.goto(`/${locale}/login?mode=signup`);
  await fillSignUp(page, email, password, locale);
}

export async function fillSignUp(page: Page, email: string, password = PASSWORD, locale: Language = 'en') {
  const form = loginForm(page, locale);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.confirm.fill(password);
  await form.signUp.click();
  await expect(page).toHaveURL(`/${locale}/auth/check-email`);
  await expect(page.getByRole('status').filter({ hasText: texts[locale].loginPage.signUpDone })).toBeVisible();
}

export async function fillVerification(page: Page, password = PASSWORD, locale: Language = 'en'): Promise<void> {
  const form = loginForm(page, locale);
  await form.password.fill(password);
  await form.confirm.fill(password);
  await page.getByRole('button', { name: texts[locale].verifyPage.submit }).click();
}

export async function verify(page: Page, email: string, locale: Language = 'en', n = 1): Promise<void> {
  await page.goto(linkIn(await nthEmailTo(email, n), '/auth/verify'));
  await fillVerification(page, PASSWORD, locale);
  await expect(page).toHaveURL(`/${locale}/dashboard`);
}

/** Returns the address of an unused verified account (seed-clients.ts). */
export async function newClient(locale: Language = 'en'): Promise<string> {
  const response = await fetch(`http://localhost:${ports.control}/clients?locale=${locale}`, { method: 'POST' });
  if (!response.ok) throw new Error(`all ${clients.perLanguage} accounts of ${locale} are taken: seed more`);
  return ((await response.json()) as { email: string }).email;
}

export async function enterAsClient(page: Page, locale: Language = 'en'): Promise<string> {
  const email = await newClient(locale);
  const origin = `http://localhost:${ports.site}`;
  // The account adopts the visitor's locale.
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: locale, url: origin }]);
  const response = await signInByApi(page.request, origin, { email, password: PASSWORD });
  expect(response.status()).toBe(200);
  return email;
}

export async function createClient(page: Page, email: string, locale: Language = 'en', n = 1) {
  await signUp(page, email, PASSWORD, locale);
  await verify(page, email, locale, n);
  await page.context().clearCookies({ name: /session|signed-in/ });
}

export async function fillSignIn(page: Page, email: string, password = PASSWORD, locale: Language = 'en') {
  const form = loginForm(page, locale);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.signIn.click();
}

export async function signIn(page: Page, email: string, password = PASSWORD, locale: Language = 'en'): Promise<void> {
  await page.goto(`/${locale}/login?returnTo=${encodeURIComponent(`/${locale}/dashboard`)}`);
  await fillSignIn(page, email, password, locale);
  await expect(page).toHaveURL(`/${locale}/dashboard`);
}

export async function enter(page: Page, email: string, locale: Language = 'en'): Promise<void> {
  await signUp(page, email, PASSWORD, locale);
  await verify(page, email, locale);
}

export const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'session');

export async function resetLink(page: Page, email: string, n: number, locale: Language = 'en'): Promise<string> {
  const t = texts[locale].forgotPage;
  await page.goto(`/${locale}/forgot-password`);
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.success)).toBeVisible();
  return linkIn(await nthEmailTo(email, n), '/reset-password');
}

export async function fillReset(page: Page, password: string, confirm = password, locale: Language = 'en') {
  const t = texts[locale].resetPage;
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByLabel(t.confirm, { exact: true }).fill(confirm);
  await page.getByRole('button', { name: t.submit }).click();
}

type Credentials = { email: string; password: string; callbackUrl?: string };

export async function signInByApi(request: APIRequestContext, origin: string, credentials: Credentials) {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  return request.post('/api/auth/callback/credentials', {
    headers: { origin },
    form: { csrfToken, json: 'true', ...credentials },
  });
}
