import { expect, test, type Page } from '@playwright/test';
import { formatPrice } from '@/lib/i18n/format';
import { enterAsStaff } from '@/tests/support/staff';
import { caseOf, fill, texts } from '@/tests/support/texts';

const { deskHome: deskListing, deskHomes: deskListings, deskSearch, sellerDraft } = texts.en;
const { preview, steps } = deskListing;
const done = (action: string) => caseOf(deskListing.notice.done, action);
const start = (message: string) => message.split('{')[0] ?? message;

async function firstOnMarket(page: Page, position: number): Promise<string> {
  await page.goto('/en/dashboard/agency/homes?state=available&sort=reference');
  const line = page.getByRole('row').nth(position + 1);
  const href = await line.getByRole('rowheader').getByRole('link').getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

const editedPrice = 'input[name="price"]';

test('a new price from Today, asked about as it is far from the former one, seen by a visitor, and undone', async ({
  browser,
  page,
}) => {
  await enterAsStaff(page, 'agent');
  const id = await firstOnMarket(page, 0);
  await page.goto(`/en/dashboard/agency/homes/${id}/price`);
  const reference = await page.getByRole('heading', { level: 1 }).textContent();

  await page.goto('/en/dashboard/agency');
  await page.getByRole('searchbox').fill(reference ?? '');
  await page.getByRole('button', { name: deskSearch.submit }).click();
  await page.getByRole('link', { name: fill(deskListings.table.changePrice, { reference: reference ?? '' }) }).click();
  await page.locator(editedPrice).fill('123.000');
  await page.getByRole('button', { name: deskListing.price.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: formatPrice(123_000, 'en') })).toBeVisible();
  await page.getByRole('button', { name: deskListing.price.submit }).click();
  await expect(page.getByRole('status').filter({ hasText: done('priceChanged') })).toContainText(
    start(deskListing.notice.seen),
  );

  const visitor = await browser.newPage();
  const shown = formatPrice(123_000, 'en');
  await visitor.goto(`/en/properties/${id}`);
  await expect(visitor.locator('#price')).toContainText(shown);
  await page.getByRole('button', { name: deskListing.notice.undoButton }).click();
  await expect(page.getByRole('status').filter({ hasText: done('changeUndone') })).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.locator('#price')).not.toContainText(shown, { timeout: 500 });
  }).toPass();
  await visitor.close();
});

test('a state in two taps from the table', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'owner');
  const id = await firstOnMarket(page, 1);
  await page
    .getByRole('row')
    .nth(2)
    .getByRole('link', { name: start(deskListings.table.changeState) })
    .click();
  await page.getByRole('button', { name: steps.reserve.button }).click();
  await expect(page.getByRole('status').filter({ hasText: done('listingReserved') })).toBeVisible();
  await page.goto(`/en/dashboard/agency/homes/${id}/state`);
  await page.getByRole('button', { name: deskListing.notice.undoButton }).click();
  await expect(page.getByRole('status').filter({ hasText: done('changeUndone') })).toBeVisible();
});

test('a wrong price says why and keeps what was typed', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'agent');
  const id = await firstOnMarket(page, 2);
  await page.goto(`/en/dashboard/agency/homes/${id}/price`);
  await page.locator(editedPrice).fill('cheap');
  await page.getByRole('button', { name: deskListing.price.submit }).click();
  await expect(page.getByText(deskListing.errors.price)).toBeVisible();
  await expect(page.locator(editedPrice)).toHaveValue('cheap');
});

test(
  'the seller approves the draft by its address, which ends when staff say so',
  { tag: '@nightly' },
  async ({ browser, page }) => {
    await enterAsStaff(page, 'agent');
    const id = await firstOnMarket(page, 3);
    await page.goto(`/en/dashboard/agency/homes/${id}/preview`);
    await page.getByRole('button', { name: preview.share }).click();
    await expect(page).toHaveURL(/\/en\/draft-homes\/[\w-]{43}$/);
    const address = page.url();

    const seller = await (await browser.newContext()).newPage();
    await seller.goto(address);
    await seller.getByRole('button', { name: sellerDraft.approve }).click();
    await expect(seller.getByText(start(sellerDraft.approved))).toBeVisible();
    await page.goto(`/en/dashboard/agency/homes/${id}/preview`);
    await expect(page.getByText(start(preview.approved))).toBeVisible();
    await page.getByRole('button', { name: preview.end }).click();
    await expect(page.getByText(preview.ended.split('}').at(-1) ?? '')).toBeVisible();
    expect((await seller.goto(address))?.status()).toBe(404);
    await expect(seller.getByText(sellerDraft.ended)).toBeVisible();
    await seller.context().close();
  },
);

test('without JavaScript', { tag: '@nightly' }, async ({ browser, page }) => {
  await enterAsStaff(page, 'agent');
  const id = await firstOnMarket(page, 4);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`/en/dashboard/agency/homes/${id}/state`);
  await plain.getByRole('button', { name: steps.withdraw.button }).click();
  await expect(plain.getByText(done('listingWithdrawn'))).toBeVisible();
  await plain.getByRole('button', { name: deskListing.notice.undoButton }).click();
  await expect(plain.getByText(done('changeUndone'))).toBeVisible();
  await context.close();
});
