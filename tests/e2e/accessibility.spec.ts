import { accessibilityWalks } from '@/tests/support/accessibility-walks';
import { enterAsClient } from '@/tests/support/accounts';
import { expectAccessible } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import { isPhone } from '@/tests/support/viewport';
import { test as newVisitorTest } from '@/tests/support/visitor';

for (const locale of languages) {
  for (const { name: walk, tag = [], states } of accessibilityWalks) {
    test(`has no axe violations: ${walk}, ${locale}`, { tag }, async ({ page }) => {
      test.skip(tag === '@phone' && !isPhone(page), 'wide screens have the row of links');
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [name, { path, prepare, who }] of Object.entries(states)) {
        await test.step(name, async () => {
          if (who === 'client') await enterAsClient(page, locale);
          await page.goto(`/${locale}${path}`);
          await prepare?.(page, locale);
          await expectAccessible(page, name);
        });
      }
    });
  }

  newVisitorTest(
    `has nothing that axe finds: the question about cookies, ${locale}`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      const cookieRegion = page.getByRole('region', { name: texts[locale].cookieBanner.region, exact: true });
      await expect(cookieRegion).toBeVisible();
      await expectAccessible(page);
    },
  );
}
