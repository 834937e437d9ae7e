import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import { legalPages } from '@/tests/support/written';

for (const locale of languages) {
  test.describe(`the legal pages, ${locale}`, () => {
    for (const id of legalPages) {
      test(
        `/${id} is dated, links to the binding text, and has working anchors`,
        { tag: '@nightly' },
        async ({ page }) => {
          await page.goto(`/${locale}/${id}`);
          await expect(page.locator('main time').last()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
          const binding = page.getByText(texts.en.legalPage.binding.split('<link>')[0] ?? '');
          await expect(binding).toHaveCount(locale === 'en' ? 1 : 0);
          const targets = await page
            .locator('main a[href^="#"]')
            .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
          expect(targets.length).toBeGreaterThan(0);
          for (const target of new Set(targets)) await expect(page.locator(`[id="${target}"]`)).toHaveCount(1);
          if (locale === 'en') {
            await binding.getByRole('link').click();
            await expect(page).toHaveURL(`/es/${id}`);
          }
        },
      );
    }
  });
}
