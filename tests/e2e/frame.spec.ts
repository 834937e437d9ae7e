import { languages, texts } from '@/tests/support/texts';
import { expect, test } from '@/tests/support/visitor';

for (const locale of languages) {
  test(`the frame has a skip link first, ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/comprar`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: texts[locale].common.skipToContent });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
}
