import type { Page } from '@playwright/test';
import { listings } from '@/content/properties/all';
import { newClient, signIn } from '@/tests/support/accounts';
import { expectNoSidewaysScroll } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/settled-visitor';
import { enterAsStaff } from '@/tests/support/staff';
import { texts } from '@/tests/support/texts';

const t = texts.en;
/** Rentals have no offers. Other tests use the first listings and change the last. */
const listing =
  Object.values(listings)
    .filter(({ operation }) => operation === 'sale')
    .at(-2)?.id ?? '';
const desk = `/en/dashboard/agency/homes/${listing}/sale`;
const sale = `/en/dashboard/sale/${listing}`;

async function invite(page: Page, email: string) {
  await enterAsStaff(page, 'agent');
  await page.goto(desk);
  const open = page.getByRole('button', { name: t.deskSale.mandate.open });
  if (await open.isVisible()) await open.click();
  const sellers = page.getByRole('region', { name: t.deskSale.sellers.title });
  await sellers.getByLabel(t.deskSale.sellers.email, { exact: true }).fill(email);
  await sellers.getByRole('button', { name: t.deskSale.sellers.invite }).click();
  await expect(page.getByText(t.sale.done.invited)).toBeVisible();
}

async function changeTo(page: Page, email: string) {
  await page.context().clearCookies({ name: /session|signed-in/ });
  await signIn(page, email);
}

test('a seller accepts, brings a document and declines an offer @phone', async ({ page }) => {
  const email = await newClient();
  await invite(page, email);
  const buyer = `Ada ${String(Date.now())}`;
  const offers = page.getByRole('region', { name: t.deskSale.offers.title }).first();
  await offers.getByText(t.deskSale.offers.enter, { exact: true }).click();
  await offers.getByLabel(t.deskSale.offers.buyer, { exact: true }).fill(buyer);
  await offers.getByLabel(t.deskSale.offers.amount, { exact: true }).fill('540.000');
  await offers.getByRole('button', { name: t.deskSale.offers.save }).click();
  await expect(page.getByText(t.sale.done.offer)).toBeVisible();

  await changeTo(page, email);
  await page.goto(sale);
  await page.getByRole('button', { name: t.sale.invitation.accept }).click();
  await expect(page.getByText(t.sale.done.accepted)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: t.sale.parts.papers, exact: true }).click();
  const file = { name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nx') };
  await page.getByLabel(t.sale.papers.file, { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: t.sale.papers.send, exact: true }).click();
  await expect(page.getByText(t.sale.papers.outcomes.added)).toBeVisible();

  await page.getByRole('link', { name: t.sale.parts.offers, exact: true }).click();
  const item = page.getByRole('listitem').filter({ hasText: buyer });
  await item.getByLabel(t.sale.offers.answer, { exact: true }).selectOption(t.sale.offers.answers.declined);
  await item.getByRole('button', { name: t.sale.offers.send }).click();
  await expect(item.getByText(t.sale.errors.sure)).toBeVisible();
  await item.getByRole('checkbox').check();
  await item.getByRole('button', { name: t.sale.offers.send }).click();
  await expect(page.getByText(t.sale.done.answered)).toBeVisible();
  await expect(item.getByText(t.sale.offers.states.declined)).toBeVisible();
});

test('everybody clicks through the example, which stores nothing @phone', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/en/sell');
  await page.getByRole('link', { name: t.sellPage.area.open }).click();
  await expect(page).toHaveURL('/en/sell/demo');
  const parts = page.getByRole('navigation', { name: t.sale.parts.label });
  for (const part of ['calendar', 'papers', 'price', 'figures', 'offers'] as const) {
    await parts.getByRole('link', { name: t.sale.parts[part], exact: true }).click();
    await expect(page).toHaveURL(`/en/sell/demo/${part}`);
    await expect(page.locator('main form')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
  await page.getByText(t.sale.offers.send, { exact: true }).click();
  await expect(page.getByText(t.sale.sample.answer)).toBeVisible();
});

test('nobody else sees it, and an ended seller no longer', { tag: '@nightly' }, async ({ page }) => {
  // Four sign-ins.
  test.slow();
  const [seller, stranger] = [await newClient(), await newClient()];
  await page.goto(sale);
  await expect(page).toHaveURL(/\/en\/login\?returnTo=/);
  await invite(page, seller);
  await changeTo(page, stranger);
  for (const path of [sale, `${sale}/papers`, `${sale}/offers`, `${sale}/price`, '/en/dashboard/sale/no-such-home']) {
    await page.goto(path);
    await expect(page).toHaveURL('/en/dashboard');
  }
  for (const path of ['documents.zip', 'documents/7d0c2a4e-1111-4222-8333-444455556666']) {
    expect((await page.request.get(`/api/sale/${listing}/${path}`)).status()).toBe(404);
  }
  await enterAsStaff(page, 'owner');
  await page.goto(desk);
  await page.getByRole('listitem').filter({ hasText: seller }).getByRole('button').click();
  await expect(page.getByText(t.sale.done.sellerEnded)).toBeVisible();
  await changeTo(page, seller);
  await page.goto(sale);
  await expect(page).toHaveURL('/en/dashboard');
});
