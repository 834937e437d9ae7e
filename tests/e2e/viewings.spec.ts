import { forSale } from '@/tests/support/listing-page';
import { main } from '@/tests/support/page-parts';
import { expect, test } from '@/tests/support/settled-visitor';
import { enterAsStaff } from '@/tests/support/staff';
import { texts } from '@/tests/support/texts';

const { deskDiary, enquiryForm, viewing } = texts.en;
const t = deskDiary.calendar;

test('a home whose agent has no diary takes preferences, at the address of free times too', async ({ page }) => {
  await page.goto(`/en/properties/${forSale.id}/viewing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(viewing.title);
  await expect(main(page).getByText(enquiryForm.daysLegend)).toBeVisible();
});

test('an agent makes a private address of her diary, and revokes it', async ({ page }) => {
  await enterAsStaff(page, 'agent');
  await page.goto('/en/dashboard/agency/diary/calendar');
  await page.getByRole('button', { name: t.share }).click();
  await expect(page.getByText(t.made)).toBeVisible();
  const { pathname, search } = new URL((await page.locator('code').textContent()) ?? '');
  const address = pathname + search;
  const calendar = await page.request.get(address);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await page.reload();
  await page.getByRole('button', { name: t.unshare }).click();
  await expect(page.getByText(deskDiary.done.unshared)).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('a calendar of one’s own is connected by its address alone', async ({ page }) => {
  await enterAsStaff(page, 'agent');
  await page.goto('/en/dashboard/agency/diary/calendar');
  await page.getByLabel(t.address, { exact: true }).fill('my calendar');
  await page.getByRole('button', { name: t.follow, exact: true }).click();
  await expect(page.getByText(deskDiary.errors.invalidAddress)).toBeVisible();
  await page.getByLabel(t.address, { exact: true }).fill('webcal://calendar.example/secret.ics');
  await page.getByRole('button', { name: t.follow, exact: true }).click();
  await expect(page.getByText(deskDiary.done.followed)).toBeVisible();
});
