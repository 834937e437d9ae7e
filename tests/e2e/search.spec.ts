import { expectAccessible, expectNoSidewaysScroll, watch } from '../support/page-checks';
import { isPhone } from '../support/screen';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';
import type { Page } from '@playwright/test';

/** Words as people type them, the kind that answers, and where its best result leads. */
const questions = {
  en: [
    { typed: 'gracia terrase', kind: 'homes', leadsTo: /\/en\/properties\// },
    { typed: 'golden viza', kind: 'questions', leadsTo: '/en/faq#golden-visa' },
    { typed: 'arras', kind: 'guides', leadsTo: /\/en\/guias\/[a-z-]+#step-\d/ },
    { typed: 'kitchen or bathroom', kind: 'articles', leadsTo: '/en/blog/reforma-cocina-bano' },
  ],
  es: [
    { typed: 'gracia terrasa', kind: 'homes', leadsTo: /\/es\/properties\// },
    { typed: 'goldn visa', kind: 'questions', leadsTo: '/es/faq#golden-visa' },
    { typed: 'cedula', kind: 'guides', leadsTo: /\/es\/guias\/[a-z-]+/ },
    { typed: 'que hora visitarlo', kind: 'articles', leadsTo: '/es/blog/luz-y-orientacion' },
  ],
} as const;

for (const locale of languages) {
  const t = texts[locale].searchPage;
  const field = (page: Page) => page.getByRole('searchbox', { name: t.label });

  test.describe(`the search, ${locale}`, () => {
    test('is in the header at a size for fingers, and in the footer', async ({ page }) => {
      await page.goto(`/${locale}/about`);
      const link = page.getByRole('banner').getByRole('link', { name: texts[locale].header.search, exact: true });
      await expect(link).toHaveCount(1);
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: texts[locale].footer.links.search }),
      ).toHaveAttribute('href', `/${locale}/search`);
      await link.click();
      await expect(page).toHaveURL(`/${locale}/search`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
    });

    test('begins with help and keeps search engines out', async ({ page }) => {
      const seen = watch(page);
      await page.goto(`/${locale}/search`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('heading', { name: t.try })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: t.words.nie, exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/search?q=NIE`);
      await expect(page.locator('mark').first()).toBeVisible();
      expect(seen).toEqual({ complaints: [], strangers: [] });
    });

    for (const { typed, kind, leadsTo } of questions[locale]) {
      test(`finds ${kind} by “${typed}”`, async ({ page }) => {
        await page.goto(`/${locale}/search`);
        await field(page).fill(typed);
        await page.getByRole('main').getByRole('button', { name: t.submit }).click();
        await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?q=`));
        await expect(page.getByRole('heading', { level: 1 })).toContainText(typed);
        await expect(field(page)).toHaveValue(typed);
        const best = page.getByRole('region', { name: t.kinds[kind], exact: true }).getByRole('link').first();
        await expect(best).toHaveAttribute('href', leadsTo);
      });
    }

    test('marks the words and shows homes with price and place', async ({ page }) => {
      const seen = watch(page);
      await page.goto(`/${locale}/search?q=moraira`);
      const home = page.getByRole('region', { name: t.kinds.homes, exact: true }).getByRole('listitem').first();
      await expect(home).toContainText('€');
      await expect(page.locator('mark').first()).toHaveText(/^moraira$/i);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(seen).toEqual({ complaints: [], strangers: [] });
    });

    test('leads to the answer itself', async ({ page }) => {
      await page.goto(`/${locale}/search?q=golden+visa`);
      await page.getByRole('region', { name: t.kinds.questions, exact: true }).getByRole('link').first().click();
      await expect(page).toHaveURL(`/${locale}/faq#golden-visa`);
      await expect(page.locator('#golden-visa')).toBeVisible();
    });

    test('says when nothing is found, and helps on', async ({ page }) => {
      await page.goto(`/${locale}/search?q=qqxxzzkk`);
      await expect(page.getByText(t.empty)).toBeVisible();
      await expect(page.getByRole('link', { name: t.links.guides })).toHaveAttribute('href', `/${locale}/guides`);
      await expectAccessible(page);
    });

    for (const [what, query] of [
      ['nothing', 'q='],
      ['spaces', 'q=%20%20'],
      ['signs', 'q=%3F%21'],
      ['two questions', 'q=a&q=b'],
      ['control characters', 'q=%01%07'],
    ] as const) {
      test(`asked for ${what}, shows where to begin`, async ({ page }) => {
        const answer = await page.goto(`/${locale}/search?${query}`);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
      });
    }

    test('reads a hundred characters of a question without end', async ({ page }) => {
      const answer = await page.goto(`/${locale}/search?q=${'piso%20'.repeat(600)}`);
      expect(answer?.status()).toBe(200);
      expect((await field(page).inputValue()).length).toBeLessThanOrEqual(100);
      await expectNoSidewaysScroll(page);
    });

    test('shows markup in a question as the text it is', async ({ page }) => {
      const seen = watch(page);
      const words = '<img src=x onerror=alert(1)>"\'';
      await page.goto(`/${locale}/search?q=${encodeURIComponent(words)}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
      await expect(field(page)).toHaveValue(words);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(seen.complaints).toEqual([]);
    });

    test('goes along when the language changes', async ({ page }) => {
      await page.goto(`/${locale}/search?q=arras`);
      const other = locale === 'en' ? 'es' : 'en';
      const switcher = page.getByRole('banner').locator('summary').filter({ hasText: locale.toUpperCase() });
      if (isPhone(page)) await page.getByRole('banner').getByLabel(texts[locale].header.menu, { exact: true }).click();
      else await switcher.click();
      await page.getByRole('banner').locator(`a[hreflang="${other}"]:visible`).click();
      await expect(page).toHaveURL(`/${other}/search?q=arras`);
      await expect(page.locator('mark').first()).toBeVisible();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks and the page answers', async ({ page }) => {
    await page.goto('/es/search');
    await page.getByRole('searchbox').fill('notaria');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/es/search?q=notaria');
    await expect(page.locator('mark').first()).toHaveText(/notar[ií]a/i);
  });
});

test('the answer carries a policy of its own and is not kept by caches', async ({ request }) => {
  const headers = (await request.get('/en/search?q=lift')).headers();
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['cache-control']).toMatch(/private|no-store|no-cache/);
});
