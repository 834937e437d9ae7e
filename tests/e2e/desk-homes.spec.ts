import { expect, test, type Page } from '@playwright/test';
import { enterAsStaff } from '@/tests/support/staff';

/** A home of the portfolio on the market, by its line in the table. */
async function firstOnMarket(page: Page, position: number): Promise<string> {
  await page.goto('/en/dashboard/agency/homes?state=available&sort=reference');
  const line = page.getByRole('row').nth(position + 1);
  const href = await line.getByRole('rowheader').getByRole('link').getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

const editedPrice = 'input[name="price"]';

test('a new price in three taps from Today, seen by a visitor, and undone', async ({ browser, page }) => {
  await enterAsStaff(page, 'agent');
  const id = await firstOnMarket(page, 0);
  await page.goto(`/en/dashboard/agency/homes/${id}/price`);
  const reference = await page.getByRole('heading', { level: 1 }).textContent();

  await page.goto('/en/dashboard/agency');
  await page.getByRole('searchbox').fill(reference ?? '');
  // One, two, three.
  await page.getByRole('button', { name: 'Find a home' }).click();
  await page.getByRole('link', { name: `change the price of ${reference}` }).click();
  await page.locator(editedPrice).fill('123.000');
  await page.getByRole('button', { name: 'Change the price' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The price has changed' })).toContainText('Visible since');

  const visitor = await browser.newPage();
  await visitor.goto(`/en/properties/${id}`);
  await expect(visitor.locator('#price')).toContainText('€123,000');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The change is undone' })).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.locator('#price')).not.toContainText('€123,000', { timeout: 500 });
  }).toPass();
  await visitor.close();
});

test('a state in two taps from the table', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'owner');
  const id = await firstOnMarket(page, 1);
  await page
    .getByRole('row')
    .nth(2)
    .getByRole('link', { name: /change the state/ })
    .click();
  await page.getByRole('button', { name: 'Mark as reserved' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The home is marked as reserved' })).toBeVisible();
  await page.goto(`/en/dashboard/agency/homes/${id}/state`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The change is undone' })).toBeVisible();
});

test('a wrong price says why and keeps what was typed', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'agent');
  const id = await firstOnMarket(page, 2);
  await page.goto(`/en/dashboard/agency/homes/${id}/price`);
  await page.locator(editedPrice).fill('cheap');
  await page.getByRole('button', { name: 'Change the price' }).click();
  await expect(page.getByText('Please enter a price in euros')).toBeVisible();
  await expect(page.locator(editedPrice)).toHaveValue('cheap');
});

test(
  'the seller approves the draft by its address, which ends when staff say so',
  { tag: '@nightly' },
  async ({ browser, page }) => {
    await enterAsStaff(page, 'agent');
    const id = await firstOnMarket(page, 3);
    await page.goto(`/en/dashboard/agency/homes/${id}/preview`);
    await page.getByRole('button', { name: 'Make an address' }).click();
    await expect(page).toHaveURL(/\/en\/draft-homes\/[\w-]{43}$/);
    const address = page.url();

    const seller = await (await browser.newContext()).newPage();
    await seller.goto(address);
    await seller.getByRole('button', { name: 'I approve' }).click();
    await expect(seller.getByText(/you approved this/)).toBeVisible();
    await page.goto(`/en/dashboard/agency/homes/${id}/preview`);
    await expect(page.getByText(/^Approved on/)).toBeVisible();
    await page.getByRole('button', { name: 'End this address' }).click();
    await expect(page.getByText(/no longer works$/)).toBeVisible();
    await seller.goto(address);
    await expect(seller.getByText('This address no longer works')).toBeVisible();
    await seller.context().close();
  },
);

test('without JavaScript', async ({ browser, page }) => {
  await enterAsStaff(page, 'agent');
  const id = await firstOnMarket(page, 4);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`/en/dashboard/agency/homes/${id}/state`);
  await plain.getByRole('button', { name: 'Withdraw' }).click();
  await expect(plain.getByText('The home is withdrawn.')).toBeVisible();
  await plain.getByRole('button', { name: 'Undo' }).click();
  await expect(plain.getByText('The change is undone.')).toBeVisible();
  await context.close();
});
