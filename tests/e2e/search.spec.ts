import { areaOf } from '@/tests/support/available-listings';
import { expectNoSidewaysScroll, watch } from '@/tests/support/page-checks';
import { main, section } from '@/tests/support/page-parts';
import { forSale } from '@/tests/support/listing-page';
import { isPhone } from '@/tests/support/viewport';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

/** Query, best kind, best link. */
const questions = {
  en: [
    { typed: 'arras', kind: 'guides', leadsTo: /\/en\/guias\/[a-z-]+#step-\d/ },
    { typed: 'kitchen or bathroom', kind: 'articles', leadsTo: '/en/blog/reforma-cocina-bano' },
  ],
  es: [
    { typed: 'cedula', kind: 'guides', leadsTo: /\/es\/guias\/[a-z-]+/ },
    { typed: 'que hora visitarlo', kind: 'articles', leadsTo: '/es/blog/luz-y-orientacion' },
  ],
} as const;

/** Without accents and capitals. */
const area = areaOf(forSale)
  .name.normalize('NFD')
  .replace(/\p{Diacritic}/gu, '')
  .toLowerCase();

for (const locale of languages) {
  const t = texts[locale].searchPage;
  const field = (page: Page) => page.getByRole('searchbox', { name: t.label });
  const { header } = texts[locale];

  test.describe(`the search, ${locale}`, () => {
    test('starts in the header, tolerates a typo and leads to the answer', { tag: '@phone' }, async ({ page }) => {
      const seen = watch(page);
      await page.goto(`/${locale}/about`);
      await page.getByRole('banner').getByRole('link', { name: header.search, exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/search`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
      await field(page).fill('golden viza');
      await main(page).getByRole('button', { name: t.submit }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?q=`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('golden viza');
      await expect(field(page)).toHaveValue('golden viza');
      await expect(page.locator('mark').first()).toBeVisible();
      await section(page, t.kinds.questions).getByRole('link').first().click();
      await expect(page).toHaveURL(`/${locale}/faq#golden-visa`);
      await expect(page.locator('#golden-visa')).toBeVisible();
      expect(seen).toEqual({ complaints: [], strangers: [] });
    });

    test('shows listings with price and place, on Enter', async ({ page }) => {
      await page.goto(`/${locale}/search`);
      await field(page).fill(area);
      await field(page).press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?q=`));
      const listing = section(page, t.kinds.homes).getByRole('listitem').first();
      await expect(listing).toContainText('€');
      await expect(listing.getByRole('link')).toHaveAttribute('href', new RegExp(`^/${locale}/properties/`));
    });

    for (const { typed, kind, leadsTo } of questions[locale]) {
      test(`finds ${kind} by “${typed}”`, { tag: '@nightly' }, async ({ page }) => {
        await page.goto(`/${locale}/search?q=${encodeURIComponent(typed)}`);
        await expect(section(page, t.kinds[kind]).getByRole('link').first()).toHaveAttribute('href', leadsTo);
      });
    }

    test('starts with words that have results', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/search`);
      await expect(page.getByRole('heading', { name: t.try })).toBeVisible();
      await page.getByRole('link', { name: t.words.nie, exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/search?q=NIE`);
      await expect(page.locator('mark').first()).toBeVisible();
    });

    for (const [what, query] of [
      ['nothing', 'q='],
      ['spaces', 'q=%20%20'],
      ['signs', 'q=%3F%21'],
      ['two questions', 'q=a&q=b'],
      ['control characters', 'q=%01%07'],
    ] as const) {
      test(`for ${what}, shows where to begin`, { tag: '@nightly' }, async ({ page }) => {
        const response = await page.goto(`/${locale}/search?${query}`);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
      });
    }

    test('reads a hundred characters of an endless query', { tag: '@nightly' }, async ({ page }) => {
      const response = await page.goto(`/${locale}/search?q=${'piso%20'.repeat(600)}`);
      expect(response?.status()).toBe(200);
      expect((await field(page).inputValue()).length).toBeLessThanOrEqual(100);
      await expectNoSidewaysScroll(page);
    });

    test('shows markup in a query as text', { tag: '@nightly' }, async ({ page }) => {
      const seen = watch(page);
      const words = '<img src=x onerror=alert(1)>"\'';
      await page.goto(`/${locale}/search?q=${encodeURIComponent(words)}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
      await expect(field(page)).toHaveValue(words);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(seen.complaints).toEqual([]);
    });

    test('keeps the query on a change of language', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/search?q=arras`);
      const other = locale === 'en' ? 'es' : 'en';
      const switcher = page.getByRole('banner').locator('summary').filter({ hasText: locale.toUpperCase() });
      if (isPhone(page)) await page.getByRole('banner').getByLabel(header.menu, { exact: true }).click();
      else await switcher.click();
      await page.getByRole('banner').locator(`a[hreflang="${other}"]:visible`).click();
      await expect(page).toHaveURL(`/${other}/search?q=arras`);
      await expect(page.locator('mark').first()).toBeVisible();
    });
  });
}

test.describe('the search without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('searches', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/es/search');
    await page.getByRole('searchbox').fill('notaria');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/es/search?q=notaria');
    await expect(page.locator('mark').first()).toHaveText(/notar[ií]a/i);
  });
});

test('results have their own policy and are not cached', async ({ request }) => {
  const headers = (await request.get('/en/search?q=lift')).headers();
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['cache-control']).toMatch(/private|no-store|no-cache/);
});
