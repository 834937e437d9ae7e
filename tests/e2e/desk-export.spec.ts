import { readFile } from 'node:fs/promises';
import { enterAsStaff } from '@/tests/support/staff';
import { expect, test } from '@/tests/support/settled-visitor';
import { texts } from '@/tests/support/texts';

const { deskExport, deskSamples, deskSite } = texts.en;

test('an owner takes the data along, and finds what is still a sample', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'owner', 'en');
  await page.goto('/en/dashboard/agency/site');
  await page.getByRole('link', { name: deskSite.toExport }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: deskExport.download }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^agency-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await file.path());
  expect(bytes.toString('latin1', 0, 2)).toBe('PK');
  expect(bytes.includes('homes/homes.json')).toBe(true);
  // The button would hide the listings of all other tests.
  await page.goto('/en/dashboard/agency/site');
  await page.getByRole('link', { name: deskSite.facts.samples.title }).click();
  await expect(page.getByRole('row', { name: deskSamples.rows.homes.name })).toBeVisible();
  await expect(page.getByRole('button', { name: deskSamples.hide })).toBeVisible();
});
