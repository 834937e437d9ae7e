import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';
import { legalPages } from '../support/written';

for (const locale of languages) {
  test.describe(`the legal pages, ${locale}`, () => {
    for (const id of legalPages) {
      test(`/${id} is Spanish, dated, and finds its sections`, { tag: '@nightly' }, async ({ page }) => {
        await page.goto(`/${locale}/${id}`);
        await expect(page.getByText('9 de junio de 2025')).toBeVisible();
        const spanish = page.locator('[lang="es"]').filter({ has: page.getByRole('heading', { level: 2 }) });
        await expect(spanish.last()).toContainText('Mar');
        const note = page.getByText(texts.en.legalPage.binding.split('{date}')[0] ?? '');
        await expect(note).toHaveCount(locale === 'en' ? 1 : 0);
        if (locale === 'en') await expect(note).toContainText('9 June 2025');
        const targets = await page
          .locator('main a[href^="#"]')
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
        expect(targets.length).toBeGreaterThan(0);
        for (const target of new Set(targets)) await expect(page.locator(`[id="${target}"]`)).toHaveCount(1);
      });
    }
  });
}
