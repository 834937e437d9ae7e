import { createClient, fillSignIn, PASSWORD } from '@/tests/support/accounts';
import { alivePage } from '@/tests/support/alive-page';
import { watch } from '@/tests/support/page-checks';
import { cards } from '@/tests/support/page-parts';
import {
  first,
  header,
  heart,
  storedIds,
  news,
  pressed,
  second,
  third,
  titleOf,
  words,
} from '@/tests/support/saved-listings';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

for (const locale of languages) {
  const t = texts[locale].savedListings;

  test.describe(`saved listings without an account, ${locale}`, () => {
    test('survive a reload, are counted in the header, and can be restored', { tag: '@phone' }, async ({ page }) => {
      const { complaints, strangers } = watch(page);
      await page.goto(`/${locale}/properties`);
      await heart(page, first, locale).click();
      await expect(heart(page, first, locale)).toHaveAttribute(...pressed(true));
      await expect(news(page)).toHaveText(t.news.savedLocally);
      await heart(page, second, locale).click();
      await expect(header(page, locale)).toHaveAccessibleName(`${t.title} 2`);
      await page.reload();
      await expect(heart(page, first, locale)).toHaveAttribute(...pressed(true));
      await expect(heart(page, third, locale)).toHaveAttribute(...pressed(false));

      await header(page, locale).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
      await expect(cards(page).getByRole('heading')).toHaveText([titleOf(second, locale), titleOf(first, locale)]);
      await expect(cards(page).first()).toContainText('€');
      await expect(page.getByText(words[locale]('count', { count: 2 }))).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('heading', { name: t.invite.title })).toBeVisible();

      await heart(page, second, locale).click();
      await expect(cards(page).getByRole('heading')).toHaveText([titleOf(first, locale)]);
      await expect(page.getByText(words[locale]('count', { count: 1 }))).toBeVisible();
      await expect(header(page, locale)).toHaveAccessibleName(`${t.title} 1`);
      await expect(news(page)).toContainText(t.news.removed);
      const undo = page.getByRole('button', { name: t.news.undo });
      await expect(undo).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(cards(page).getByRole('heading')).toHaveText([titleOf(second, locale), titleOf(first, locale)]);
      await expect(heart(page, second, locale)).toBeFocused();
      await expect(header(page, locale)).toHaveAccessibleName(`${t.title} 2`);
      await expect(undo).toHaveCount(0);

      await heart(page, first, locale).click();
      await heart(page, second, locale).click();
      await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
      await expect(header(page, locale)).toHaveAccessibleName(t.title);
      await page.goto(`/${locale}/saved-homes`);
      await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: t.empty.look })).toHaveAttribute(
        'href',
        `/${locale}/properties`,
      );
      expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
    });

    test(
      'are saved on a listing’s page, by keyboard, in every tab at once',
      { tag: '@nightly' },
      async ({ page, context }) => {
        await page.goto(`/${locale}/properties/${first.id}`);
        const other = alivePage(await context.newPage());
        await other.goto(`/${locale}/properties`);
        await expect(heart(other, first, locale)).toHaveAttribute(...pressed(false));
        const button = heart(page, first, locale).first();
        await expect(button).toBeVisible();
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(button).toHaveAttribute(...pressed(true));
        await expect(button).toBeFocused();
        await expect(heart(other, first, locale)).toHaveAttribute(...pressed(true));

        await cards(other).first().getByRole('link').focus();
        await other.keyboard.press('Tab');
        await expect(heart(other, first, locale)).toBeFocused();
        await other.keyboard.press('Space');
        await expect(heart(other, first, locale)).toHaveAttribute(...pressed(false));
        await expect(other).toHaveURL(`/${locale}/properties`);
        await expect(button).toHaveAttribute(...pressed(false));
        const box = await heart(other, first, locale).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      },
    );

    test('leave the list with one message when withdrawn', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/faq`);
      await page.evaluate(
        (list) => localStorage.setItem('saved-homes', JSON.stringify(list)),
        ['sold-long-ago', first.id],
      );
      await page.goto(`/${locale}/saved-homes`);
      await expect(page.getByText(words[locale]('gone', { count: 1 }))).toBeVisible();
      await expect(cards(page).getByRole('heading')).toHaveText([titleOf(first, locale)]);
      await expect.poll(() => storedIds(page)).toBe(JSON.stringify([first.id]));
    });
  });
}

test.describe('saved listings without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are saved by a form, through sign-in, and removed', { tag: '@nightly' }, async ({ page }) => {
    const t = texts.es.savedListings;
    const email = newAddress();
    await createClient(page, email, 'es');
    await page.goto('/es/properties');
    await expect(heart(page, first, 'es')).toHaveCount(0);
    await page.goto(`/es/properties/${first.id}`);
    await page.getByRole('button', { name: t.saveWord }).click();
    await expect(page).toHaveURL(/\/es\/login\?returnTo=/);
    await fillSignIn(page, email, PASSWORD, 'es');
    await expect(page).toHaveURL(`/es/saved-homes?save=${first.id}`);
    await page.getByRole('button', { name: t.saveWord }).click();
    await expect(page).toHaveURL('/es/saved-homes');
    await expect(cards(page).getByRole('heading')).toHaveText([titleOf(first, 'es')]);
    await page.goto('/es/dashboard');
    await expect(page.getByRole('region', { name: t.title }).getByRole('article')).toHaveCount(1);
    await page.goto('/es/saved-homes');
    await page.getByRole('button', { name: t.removeWord }).click();
    await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
  });
});
