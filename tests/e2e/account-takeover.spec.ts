import { fillSignIn, fillVerification, signUp } from '@/tests/support/accounts';
import { complaint } from '@/tests/support/page-parts';
import { linkIn, emailsTo, nthEmailTo } from '@/tests/support/servers/mailbox';
import { texts } from '@/tests/support/texts';
import { expect, newAddress, test } from '@/tests/support/visitor';
import type { Browser, Page } from '@playwright/test';

const STRANGERS = 'stolen lamp eleven';
const OWNERS = 'green harbour twenty';
const { accountErrors } = texts.en;

async function strangerPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  return context.newPage();
}

async function expectOwnersAccount(page: Page, stranger: Page, email: string): Promise<void> {
  const emails = await emailsTo(email);
  await page.goto(linkIn(await nthEmailTo(email, emails.length), '/auth/verify'));
  await fillVerification(page, OWNERS);
  await expect(page).toHaveURL('/en/dashboard');
  await stranger.goto('/en/login');
  await fillSignIn(stranger, email, STRANGERS);
  await expect(complaint(stranger, accountErrors.wrongCredentials)).toBeVisible();
  await page.context().clearCookies({ name: /session|signed-in/ });
  await page.goto('/en/login?returnTo=/en/dashboard');
  await fillSignIn(page, email, OWNERS);
  await expect(page).toHaveURL('/en/dashboard');
}

test(
  'the owner of an address gets the account although a stranger signed up first',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    const email = newAddress('owner');
    const stranger = await strangerPage(browser, '10.77.0.1');
    await signUp(stranger, email, STRANGERS);
    await nthEmailTo(email);
    // Within one minute the site sends no second email.
    await signUp(page, email, OWNERS);
    await expectOwnersAccount(page, stranger, email);
  },
);

test(
  'the owner of an address gets the account although a stranger signs up afterwards',
  {
    tag: '@nightly',
  },
  async ({ page, browser }) => {
    const email = newAddress('owner');
    await signUp(page, email, OWNERS);
    await nthEmailTo(email);
    const stranger = await strangerPage(browser, '10.77.0.2');
    await signUp(stranger, email, STRANGERS);
    await expectOwnersAccount(page, stranger, email);
  },
);
