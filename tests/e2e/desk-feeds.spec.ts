import { enterAsStaff } from '@/tests/support/staff';
import { texts } from '@/tests/support/texts';
import { expect, test } from '@/tests/support/visitor';

const { deskFeeds, deskPlaces } = texts.en;

test(
  'an owner sets up a feed, which fails with its reason, rests and is removed',
  { tag: '@nightly' },
  async ({ page }) => {
    await enterAsStaff(page, 'owner');
    await page.goto('/en/dashboard/agency/feeds');
    await page.getByRole('link', { name: deskFeeds.add }).first().click();
    await page.getByLabel(deskFeeds.form.name, { exact: true }).fill('story');
    await page.getByLabel(deskFeeds.form.address).fill('https://127.0.0.1/kyero.xml?token=geheim');
    await page.getByLabel(deskFeeds.form.settings).fill('every: 5');
    await page.getByRole('button', { name: deskFeeds.form.add }).click();
    await expect(page.getByText(/1: every has a field of its own/)).toBeVisible();
    await page.getByLabel(deskFeeds.form.settings).fill('');
    await page.getByRole('button', { name: deskFeeds.form.add }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'story' })).toBeVisible();
    await expect(page.getByText(deskFeeds.notices.added)).toBeVisible();
    expect(await page.content()).not.toContain('geheim');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(deskFeeds.failures.privateAddress).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: deskFeeds.actions.pause }).click();
    await expect(page.getByText(deskFeeds.notices.paused)).toBeVisible();
    await page.getByText(deskFeeds.remove.title).click();
    await page.getByRole('button', { name: deskFeeds.remove.submit }).click();
    await expect(page.getByText(deskFeeds.notices.removed)).toBeVisible();
  },
);

test('an agent has no feeds, and adds a place', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'agent');
  await page.goto('/en/dashboard/agency/feeds');
  await expect(page).toHaveURL(/\/dashboard\/agency$/);
  await page.goto('/en/dashboard/agency/places/new');
  await page.getByLabel(deskPlaces.form.name).fill('Valldemar');
  await page.getByLabel(deskPlaces.form.kind).selectOption('town');
  await page.getByLabel(deskPlaces.form.region).selectOption('valencian-community');
  await page.getByRole('button', { name: deskPlaces.pointField.open }).click();
  const pin = page.getByRole('region', { name: deskPlaces.pointField.map });
  await pin.click();
  await expect(page.getByLabel(deskPlaces.pointField.latitude)).not.toHaveValue('');
  await page.getByRole('button', { name: deskPlaces.form.add }).click();
  await expect(page.getByText(deskPlaces.notices.added)).toBeVisible();
  await expect(async () => {
    const response = await page.request.get('/en/homes/for-sale/valldemar', { maxRedirects: 0 });
    expect(response.status()).toBe(200);
  }).toPass();
});
