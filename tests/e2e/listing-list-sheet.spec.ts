import { listingList, moreFilters, openSheet, sheet, showButton, status } from '@/tests/support/listing-list';
import { availableListings, exactly } from '@/tests/support/available-listings';
import { cards, main } from '@/tests/support/page-parts';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages } from '@/tests/support/texts';

const withLift = availableListings.filter(({ hasLift }) => hasLift);
const withBoth = withLift.filter(({ features }) => features.some((id) => id === 'terrace' || id === 'balcony'));

for (const locale of languages) {
  const { words, t, list, box } = listingList(locale);

  test.describe(`the further filters, ${locale}`, () => {
    test('count what they would show, and show it', { tag: '@phone' }, async ({ page }) => {
      await page.goto(list);
      await openSheet(page);
      await expect(showButton(page)).toHaveText(t('showCount', { count: availableListings.length }));
      await box(page, words.features.lift).check();
      await expect(showButton(page)).toHaveText(t('showCount', { count: withLift.length }));
      await box(page, words.features.terrace).check();
      await expect(showButton(page)).toHaveText(t('showCount', { count: withBoth.length }));
      await showButton(page).click();
      await expect(page).toHaveURL(`${list}?features=terrace,lift`);
      await expect(sheet(page)).toBeHidden();
      await expect(status(page)).toContainText(exactly(t('found', { count: withBoth.length })));
      await expect(moreFilters(page)).toContainText(exactly('2'));
      await expect(moreFilters(page)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(list);
      await openSheet(page);
      await expect(box(page, words.features.lift)).not.toBeChecked();
    });

    test(
      'come from the foot of a phone, and leave the list where it was',
      { tag: ['@phone', '@nightly'] },
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(list);
        await openSheet(page);
        const box85 = await sheet(page).boundingBox();
        expect(box85?.height).toBeCloseTo(844 * 0.85, -1);
        expect((box85?.y ?? 0) + (box85?.height ?? 0)).toBeCloseTo(844, 0);
        await expect(showButton(page)).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(sheet(page)).toBeHidden();
        await expect(moreFilters(page)).toBeFocused();
        await openSheet(page);
        await page.mouse.click(195, 40);
        await expect(sheet(page)).toBeHidden();
        await expect(page).toHaveURL(list);
      },
    );

    test('are used by keyboard alone', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`${list}?operation=sale`);
      await moreFilters(page).focus();
      await openSheet(page, () => page.keyboard.press('Enter'));
      await expect.poll(() => sheet(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
      await box(page, words.types.villa).focus();
      await page.keyboard.press('Space');
      await box(page, words.types.house).focus();
      await page.keyboard.press('Space');
      const found = availableListings.filter(
        ({ operation, type }) => operation === 'sale' && (type === 'villa' || type === 'house'),
      );
      await expect(showButton(page)).toHaveText(t('showCount', { count: found.length }));
      await main(page).getByLabel(words.minPrice).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${list}?operation=sale&type=house,villa`);
      await expect(cards(page)).toHaveCount(Math.min(found.length, 9));
      await expect(moreFilters(page)).toBeFocused();
    });

    test('show the first picture and its price at once', { tag: '@nightly' }, async ({ page }) => {
      for (const [width, height, picture, price] of [
        [390, 844, 240, 530],
        [1440, 900, 250, 570],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(list);
        const top = async (part: string) => {
          const shown = cards(page).first().locator(part).first();
          await expect(shown).toBeVisible();
          return (await shown.boundingBox())?.y;
        };
        expect(await top('img')).toBeLessThanOrEqual(picture);
        expect(await top('p:has-text("€")')).toBeLessThanOrEqual(price);
        await expect(
          main(page)
            .getByText(t('found', { count: availableListings.length }))
            .last(),
        ).toBeAttached();
      }
    });
  });
}
