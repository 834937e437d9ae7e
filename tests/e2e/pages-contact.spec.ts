import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

for (const locale of languages) {
  const { scheduler: booking, consultationPage } = texts[locale];

  test(`the scheduler loads when its section is reached, ${locale}`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(`/${locale}/contact`);
    const area = page.getByRole('region', { name: consultationPage.schedule.title });
    await expect(area.getByRole('heading', { name: booking.dayTitle })).toBeVisible();
    expect((await area.boundingBox())?.height).toBeGreaterThanOrEqual(800);
    await area.scrollIntoViewIfNeeded();
    await expect(area.getByRole('heading', { name: booking.dayTitle })).toBeVisible();
    await expect(area.locator('label:has(input[name="start"])').first()).toBeVisible();
    await expect(area.getByRole('group', { name: booking.length })).toHaveCount(0);
  });
}
