import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { clients } from './servers/clients.mjs';
import { linkIn, nthEmailTo } from './servers/mailbox';
import { ports } from './servers/ports.mjs';
import { texts } from './texts';

export type Language = 'en' | 'es';

/** Long enough, and on no list of common ones. Seeded accounts have it too. */
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

/** Fills the form of `/login?mode=signup` and sends it; ends on the page that says to look in the mailbox. */
export async function signUp(page: Page, email: string, password = PASSWORD, locale: Language = 'en'): Promise<void> {
  await page.goto(`/${locale}/login?mode=signup`);
  await fillSignUp(page, email, password, locale);
}

/** Fills the form of the page shown and sends it. */
export async function fillSignUp(page: Page, email: string, password = PASSWORD, locale: Language = 'en') {
  const form = loginForm(page, locale);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.confirm.fill(password);
  await form.signUp.click();
  await expect(page).toHaveURL(`/${locale}/auth/check-email`);
  await expect(page.getByRole('status').filter({ hasText: texts[locale].loginPage.signUpDone })).toBeVisible();
}

/** Types a password into the form behind the link of a verification and sends it. */
export async function fillVerification(page: Page, password = PASSWORD, locale: Language = 'en'): Promise<void> {
  const form = loginForm(page, locale);
  await form.password.fill(password);
  await form.confirm.fill(password);
  await page.getByRole('button', { name: texts[locale].verifyPage.submit }).click();
}

/** Follows the link of the n-th mail to the address and types the password there: signed in, on the dashboard. */
export async function verify(page: Page, email: string, locale: Language = 'en', n = 1): Promise<void> {
  await page.goto(linkIn(await nthEmailTo(email, n), '/auth/verify'));
  await fillVerification(page, PASSWORD, locale);
  await expect(page).toHaveURL(`/${locale}/dashboard`);
}

/** The address of a verified account that no other test has; nobody is signed in to it. See seed-clients.ts. */
export async function newClient(locale: Language = 'en'): Promise<string> {
  const response = await fetch(`http://localhost:${ports.control}/clients?locale=${locale}`, { method: 'POST' });
  if (!response.ok) throw new Error(`all ${clients.perLanguage} accounts of ${locale} are taken: seed more`);
  return ((await response.json()) as { email: string }).email;
}

/** Signs the browser of the page in as a new client, without a form. */
export async function enterAsClient(page: Page, locale: Language = 'en'): Promise<string> {
  const email = await newClient(locale);
  const origin = `http://localhost:${ports.site}`;
  // The language of the visitor, which the account takes over.
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: locale, url: origin }]);
  const response = await signInByApi(page.request, origin, { email, password: PASSWORD });
  expect(response.status()).toBe(200);
  return email;
}

/** An account made through form and mail, and nobody signed in; its link comes with the n-th mail to the address. */
export async function createClient(page: Page, email: string, locale: Language = 'en', n = 1) {
  await signUp(page, email, PASSWORD, locale);
  await verify(page, email, locale, n);
  await page.context().clearCookies({ name: /session|signed-in/ });
}

/** Fills the form of the page shown and sends it. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD, locale: Language = 'en') {
  const form = loginForm(page, locale);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.signIn.click();
}

/** From `/login` to the first page of the account. */
export async function signIn(page: Page, email: string, password = PASSWORD, locale: Language = 'en'): Promise<void> {
  await page.goto(`/${locale}/login?returnTo=${encodeURIComponent(`/${locale}/dashboard`)}`);
  await fillSignIn(page, email, password, locale);
  await expect(page).toHaveURL(`/${locale}/dashboard`);
}

/** Signed in from nothing, on the dashboard. */
export async function enter(page: Page, email: string, locale: Language = 'en'): Promise<void> {
  await signUp(page, email, PASSWORD, locale);
  await verify(page, email, locale);
}

/** The cookie of the site's session, where there is one; the stand-in for Google has one of its own. */
export const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'session');

/** Asks for a reset link and answers its address. */
export async function resetLink(page: Page, email: string, n: number, locale: Language = 'en'): Promise<string> {
  const t = texts[locale].forgotPage;
  await page.goto(`/${locale}/forgot-password`);
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.success)).toBeVisible();
  return linkIn(await nthEmailTo(email, n), '/reset-password');
}

/** The form of `/reset-password`. */
export async function fillReset(page: Page, password: string, confirm = password, locale: Language = 'en') {
  const t = texts[locale].resetPage;
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByLabel(t.confirm, { exact: true }).fill(confirm);
  await page.getByRole('button', { name: t.submit }).click();
}

type Credentials = { email: string; password: string; callbackUrl?: string };

/** Signs in the way a program does, through NextAuth's own address. */
export async function signInByApi(request: APIRequestContext, origin: string, credentials: Credentials) {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  return request.post('/api/auth/callback/credentials', {
    headers: { origin },
    form: { csrfToken, json: 'true', ...credentials },
  });
}
