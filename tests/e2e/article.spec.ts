import { articlesIn } from '@/tests/support/articles';
import { expectNoSidewaysScroll, settledScroll, watch } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

const ID = 'guia-compra-barcelona';

for (const locale of languages) {
  const t = texts[locale].articlePage;
  const articles = articlesIn(locale);
  const article = articles.find(({ id }) => id === ID) ?? articles[0];
  if (!article) throw new Error('No articles');
  const address = `/${locale}/blog/${ID}`;

  test.describe(`an article, ${locale}`, () => {
    test(
      'has category, title, date, reading time, image, links to share and back',
      { tag: '@nightly' },
      async ({ page }) => {
        const seen = watch(page);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
        const opening = page.getByRole('main').locator('article > header');
        await expect(
          opening.getByRole('link', { name: texts[locale].articleCategories[article.category] }),
        ).toHaveAttribute('href', `/${locale}/blog?category=${article.category}`);
        await expect(opening.locator('time').first()).toHaveAttribute('datetime', article.date);
        const words = article.fullContent.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
        const minutes = Number(/\d+/.exec(await opening.getByText(/\d+ min/).innerText())?.[0]);
        expect(Math.abs(minutes - words / 200)).toBeLessThan(0.6);
        await expect(opening.locator('img')).not.toHaveAttribute('alt', '');
        for (const network of ['Facebook', 'LinkedIn', 'WhatsApp']) {
          const link = page.getByRole('link', { name: t.shareOn.replace('{network}', network) });
          const href = new URL((await link.getAttribute('href')) ?? '');
          expect([...href.searchParams.values()].join(' ')).toMatch(new RegExp(`https?://[^ ]+${address}$`));
        }
        await expect(page.getByRole('link', { name: t.back, exact: true })).toHaveAttribute('href', `/${locale}/blog`);
        expect(seen).toEqual({ complaints: [], strangers: [] });
      },
    );

    test('links from its contents to each section, below the header', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(address);
      const contents = page.getByRole('navigation', { name: t.contents });
      const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
      const links = contents.getByRole('link');
      if (isPhone) {
        await expect(links.first()).toBeHidden();
        await contents.locator('summary').click();
      }
      await expect(links).toHaveCount(article.fullContent.match(/<h2>/g)?.length ?? 0);
      await links.last().click();
      const heading = page.getByRole('main').locator(`h2[id="${new URL(page.url()).hash.slice(1)}"]`);
      await expect(heading).toBeInViewport();
      const header = await page.getByRole('banner').boundingBox();
      await expect
        .poll(async () => ((await heading.boundingBox())?.y ?? 0) - (header?.height ?? 0))
        .toBeGreaterThanOrEqual(0);
    });

    test('has sticky contents', { tag: '@nightly' }, async ({ page }) => {
      test.skip((page.viewportSize()?.width ?? 0) < 1024, 'on phones they stand above it');
      await page.goto(address);
      await page.mouse.wheel(0, 2500);
      await expect(page.getByRole('navigation', { name: t.contents }).getByRole('link').first()).toBeInViewport();
    });

    test('names its sources with their dates', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(address);
      const sources = page.getByRole('region', { name: texts[locale].sources.title }).getByRole('listitem');
      await expect(sources).toHaveCount(article.sources.length);
      for (const [index, { asOf }] of article.sources.entries()) {
        await expect(sources.nth(index).locator('time')).toHaveAttribute('datetime', asOf);
      }
    });

    test('copies its URL and announces it', { tag: '@nightly' }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(address);
      await page.getByRole('button', { name: t.copyLink }).click();
      await expect(page.getByRole('status').filter({ hasText: t.linkCopied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^https?://.+${address}$`));
    });

    test(
      'leads to three more articles and to homes, each opening at its top',
      { tag: '@nightly' },
      async ({ page }) => {
        await page.goto(address);
        const listings = page.getByRole('region', { name: t.homes }).getByRole('article');
        expect(await listings.count()).toBeGreaterThanOrEqual(2);
        const related = page.getByRole('region', { name: t.related }).getByRole('link');
        await expect(related).toHaveCount(3);
        const title = await related.first().innerText();
        await related.first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page).not.toHaveURL(address);
        expect(await settledScroll(page)).toBe(0);
      },
    );

    test('links back to the top of the blog', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(address);
      await page.getByRole('link', { name: t.back, exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/blog`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await settledScroll(page)).toBe(0);
    });

    test('fits 320 px, and its tables scroll by keyboard', { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      await expectNoSidewaysScroll(page);
      const table = page
        .getByRole('main')
        .locator('[role="region"]')
        .filter({ has: page.locator('table') })
        .first();
      await table.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
    });

    test('has structured data', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(address);
      const data = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) =>
          scripts.map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>),
        );
      expect(data.map((entry) => entry['@type']).sort()).toEqual(['BlogPosting', 'BreadcrumbList']);
      expect(data.find((entry) => entry['@type'] === 'BlogPosting')).toMatchObject({
        headline: article.title,
        datePublished: article.date,
        description: article.excerpt,
      });
    });
  });

  test.describe(`an article without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('is complete, without dead controls', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: t.copyLink })).toHaveCount(0);
      await expect(page.getByRole('link', { name: t.shareOn.replace('{network}', 'WhatsApp') })).toBeVisible();
      if ((page.viewportSize()?.width ?? 0) < 1024) {
        const contents = page.getByRole('navigation', { name: t.contents });
        await contents.locator('summary').click();
        await expect(contents.getByRole('link').first()).toBeVisible();
      }
    });
  });

  test(
    `every article in ${locale} opens, in its language, with links that stay in it`,
    { tag: '@nightly' },
    async ({ request }) => {
      for (const { id, title } of articles) {
        const response = await request.get(`/${locale}/blog/${id}`);
        expect(response.status()).toBe(200);
        expect(response.headers()['x-nextjs-cache']).toBe('HIT');
        const html = await response.text();
        expect(html).toContain(`<html lang="${locale}"`);
        expect(html).toContain(title.replaceAll('&', '&amp;'));
        const other = locale === 'en' ? 'es' : 'en';
        const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
        expect(main).not.toContain(`href="/${other}/`);
        expect(main).not.toMatch(/href="\/(?!en|es)/);
      }
    },
  );

  test.describe(`a missing article, ${locale}`, () => {
    const missing = texts[locale].articleNotFound;

    test(
      'says so with status 404, before any script runs, and leads to the blog',
      { tag: '@nightly' },
      async ({ page }) => {
        const response = await page.goto(`/${locale}/blog/no-such-article`);
        expect(response?.status()).toBe(404);
        expect(await response?.text()).toContain(missing.title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing.title);
        await expect(page.getByRole('main').getByText(missing.text, { exact: true })).toBeVisible();
        await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
        await expectNoSidewaysScroll(page);
        await page.getByRole('main').getByRole('link', { name: missing.back }).click();
        await expect(page).toHaveURL(`/${locale}/blog`);
      },
    );
  });
}

test('stays prerendered and interactive with tracking parameters', { tag: '@nightly' }, async ({ page }) => {
  const seen = watch(page);
  const response = await page.goto(`/en/blog/${ID}?utm_source=letter`);
  expect(response?.headers()['x-nextjs-cache']).toBe('HIT');
  await expect(page.getByRole('button', { name: texts.en.articlePage.copyLink })).toBeVisible();
  expect(seen.complaints).toEqual([]);
});
