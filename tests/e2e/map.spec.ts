import type { Page } from '@playwright/test';
import { watch } from '@/tests/support/page-checks';
import { cards, main } from '@/tests/support/page-parts';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

const GROUP = /\d/;

const live = (page: Page) => main(page).locator('[data-live]');
const flags = (page: Page) => live(page).locator('a[data-listing]');

for (const locale of languages) {
  const t = texts[locale].listingMap;
  const address = `/${locale}/properties?area=costa%20blanca`;

  test.describe(`the map, ${locale}`, () => {
    test('@phone opens beside the list, says what was chosen and searches in a part', async ({ page }) => {
      const { complaints, strangers } = watch(page);
      await page.goto(address);
      await page.getByRole('link', { name: t.open, exact: true }).click();
      await expect(page).toHaveURL(/view=map/);
      await expect(flags(page).first()).toBeVisible();

      const flag = flags(page).first();
      const price = (await flag.textContent()) ?? '';
      await expect(flag).toHaveAccessibleName(new RegExp(`${price.replace(/[.$]/g, '\\$&')}$`));
      await flag.focus();
      await page.keyboard.press('Enter');
      const chosen = live(page).getByRole('article');
      await expect(chosen.getByRole('link')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(chosen).toHaveCount(0);

      await page.getByRole('button', { name: t.moves.in }).click();
      await page.getByRole('button', { name: t.search }).click();
      await expect(page).toHaveURL(/bounds=/);
      await expect(
        flags(page)
          .or(live(page).getByRole('link', { name: GROUP }))
          .first(),
      ).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(/bounds=/);
      expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
    });

    test(
      'marks what is pointed at in the list, and searches in an area drawn by keyboard',
      { tag: '@nightly' },
      async ({ page }) => {
        await page.goto(`${address}&view=map`);
        await expect(flags(page).first()).toBeVisible();
        await cards(page).first().hover();
        await expect(live(page).locator('a[data-marked]')).toHaveCount(1);
        const before = await flags(page).count();
        await page.getByRole('button', { name: t.outline.draw }).click();
        const search = page.getByRole('button', { name: t.outline.search });
        const map = page.getByRole('region', { name: t.keys });
        const corner = page.getByRole('button', { name: t.outline.corner });
        for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
          await corner.click();
          await map.focus();
          await page.keyboard.press(key);
        }
        await expect(search).toBeEnabled();
        await search.click();
        await expect(page).toHaveURL(/outline=/);
        await expect.poll(() => flags(page).count()).toBeLessThanOrEqual(before);
      },
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@phone the drawn map moves by links and leads to listings', { tag: '@nightly' }, async ({ page }) => {
    const t = texts.en.listingMap;
    await page.goto('/en/properties?area=costa%20blanca&view=map');
    await page.getByRole('link', { name: t.moves.in }).click();
    await expect(page).toHaveURL(/view=map/);
    await expect(page).toHaveURL(/bounds=/);
    const drawn = main(page).locator('svg a[aria-label]');
    await expect(drawn.first()).toHaveAttribute('href', /\/en\/properties/);
  });
});
