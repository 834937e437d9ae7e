import type { APIRequestContext, Page } from '@playwright/test';
import { linkIn, nthMailTo } from './servers/mailbox';
import { newAddress } from './visitor';

export const PASSWORD = 'orange tram 88';

/** Signs a new client up through the screens and follows the mail. Opens no session. */
export async function signUpClient(page: Page, email = newAddress()): Promise<string> {
  await page.goto('/en/login?mode=signup');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('input[name=confirm]').fill(PASSWORD);
  await page.locator('form:has(input[name=confirm]) button[type=submit]').click();
  await page.goto(linkIn(await nthMailTo(email), '/auth/verify'));
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/login/);
  return email;
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
