import { section } from '@/tests/support/page-parts';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

for (const locale of languages) {
  const { landingPage: t, contactForm } = texts[locale];
  const at = (path: string) => `/${locale}${path}`;
  const items = (page: Page) => section(page, t.questions.title).getByRole('group');

  test.describe(`the landing page, ${locale}`, () => {
    test('links from its first view to buying and selling', { tag: '@nightly' }, async ({ page }) => {
      for (const [name, path] of [
        [t.hero.buy, '/comprar'],
        [t.hero.sell, '/sell'],
      ] as const) {
        await page.goto(at(''));
        const way = section(page, t.hero.title).getByRole('link', { name, exact: true });
        await expect(way).toBeInViewport();
        await way.click();
        await expect(page).toHaveURL(at(path));
      }
    });

    test('opens one question at a time, the first initially', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(at(''));
      const areOpen = () => items(page).evaluateAll((all) => all.map((item) => item.hasAttribute('open')));
      expect(await areOpen()).toEqual([true, false, false, false, false]);
      await items(page).nth(3).locator('summary').click();
      expect(await areOpen()).toEqual([false, false, false, true, false]);
      await expect(items(page).nth(3).locator('p').first()).toBeVisible();
      await expect(items(page).nth(0).locator('p').first()).toBeHidden();
      await items(page).nth(3).locator('summary').press('Enter');
      expect(await areOpen()).toEqual([false, false, false, false, false]);
    });

    test('scrolls to the form at /#contact, below the header', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(at('#contact'));
      const contact = section(page, t.contact.title);
      const name = contact.getByLabel(contactForm.name, { exact: true });
      await expect(name).toBeInViewport();
      const header = await page.getByRole('banner').boundingBox();
      const top = async () => (await contact.boundingBox())?.y ?? -1;
      await expect.poll(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      await name.fill('Núria');
    });
  });

  test.describe(`the landing page without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('has questions that open', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(at(''));
      await expect(items(page).nth(0).locator('p').first()).toBeVisible();
      await items(page).nth(1).locator('summary').click();
      await expect(items(page).nth(1).locator('p').first()).toBeVisible();
      await expect(items(page).nth(0).locator('p').first()).toBeHidden();
    });
  });
}
