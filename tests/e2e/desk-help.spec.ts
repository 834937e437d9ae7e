import { deskHelp } from '@/content/en/desk-help';
import { enterAsStaff } from '@/tests/support/staff';
import { texts } from '@/tests/support/texts';
import { expect, test } from '@/tests/support/visitor';

const { en } = texts;

test('an agent finds in the help how to publish, and who may set up a feed', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'agent');
  await page.goto('/en/dashboard/agency/help');
  await page.getByRole('link', { name: deskHelp['new-home'].title }).click();
  await expect(page).toHaveURL(/#new-home$/);
  const takingOn = page.getByRole('region', { name: deskHelp['new-home'].title });
  await expect(takingOn.getByText(en.deskHomes.new, { exact: true })).toBeVisible();
  const feeds = page.getByRole('region', { name: deskHelp.feeds.title });
  await expect(feeds.getByText(en.deskHelp.ownersOnly)).toBeVisible();
  await expect(feeds.getByRole('link')).toHaveCount(0);
  await takingOn.getByRole('link', { name: `Open: ${en.desk.homes}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.deskHomes.title })).toBeVisible();
});
