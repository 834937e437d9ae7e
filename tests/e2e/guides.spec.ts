import { guidePdf } from '@/lib/i18n/routes';
import { fit, TITLE_MAX } from '@/lib/text/fit';
import { expectNoSidewaysScroll, watch } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import { agency, guides, shown, written } from '@/tests/support/written';

const hubs = guides.filter(({ kind }) => kind === 'hub');

for (const locale of languages) {
  const t = texts[locale];
  const content = written[locale].guides;

  test.describe(`the guides, ${locale}`, () => {
    test(
      'have six categories, each with its guide, and the named guides in a list',
      { tag: '@nightly' },
      async ({ page }) => {
        const seen = watch(page);
        await page.goto(`/${locale}/guides`);
        await expect(page).toHaveTitle(fit(t.guidesPage.metaTitle, [` | ${agency.name}`], TITLE_MAX));
        const main = page.getByRole('main');
        for (const { id, category } of hubs) {
          const card = main.getByRole('heading', { level: 2, name: t.guideCategories[category], exact: true });
          await expect(card.getByRole('link')).toHaveAttribute('href', `/${locale}/guias/${id}`);
        }
        const named = main.getByRole('region', { name: t.guidesPage.named }).getByRole('link');
        await expect(named).toHaveCount(guides.length - hubs.length);
        await expectNoSidewaysScroll(page);
        expect(seen).toEqual({ complaints: [], strangers: [] });
      },
    );

    test('offer the buying guide as a PDF', { tag: '@nightly' }, async ({ page, request }) => {
      const name = new RegExp(
        `^${t.guidePdf.buying.link.replace('{pages, number}', '\\d+').replace(/[()]/g, '\\$&')}$`,
      );
      for (const path of ['guides', 'guias/comprar', 'recursos']) {
        await page.goto(`/${locale}/${path}`);
        const link = page.getByRole('main').getByRole('link', { name });
        await expect(link).toHaveAttribute('href', guidePdf.buying[locale]);
      }
      const response = await request.get(guidePdf.buying[locale], { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('application/pdf');
      expect(response.headers()['cache-control']).toContain('max-age=86400');
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });

    test('have their contents on the page, each step one click away', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/guias`);
      await expect(page).toHaveURL(`/${locale}/guides`);
      const contents = page.getByRole('region', { name: t.guideIndexPage.heading });
      await expect(contents.getByRole('heading', { level: 3 })).toHaveCount(guides.length);
      await expectNoSidewaysScroll(page);
      const step = shown(content.comprar.steps[4]?.title ?? '');
      await contents.getByRole('link', { name: step, exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/guias/comprar#step-5`);
      await expect(page.getByRole('heading', { level: 2, name: step })).toBeInViewport();
    });

    test('have resources: lists, a table and tools', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/recursos`);
      for (const id of ['checklists', 'tables', 'calculators', 'reading']) {
        await expect(page.locator(`main [id="${id}"]`)).toHaveCount(1);
        await expect(page.getByRole('main').locator(`a[href="#${id}"]`)).toHaveCount(1);
      }
      await expect(page.getByRole('table')).toHaveCount(1);
      const tools = page.locator('#calculators').getByRole('link');
      await expect(tools).toHaveCount(2);
      for (const link of await tools.all()) {
        expect(await link.getAttribute('href')).toMatch(new RegExp(`^/${locale}/herramientas/`));
      }
    });
  });

  for (const { id, category } of guides) {
    const guide = content[id];

    test(
      `/${locale}/guias/${id} has its steps, lists, weeks, tables and sources`,
      { tag: '@nightly' },
      async ({ page }) => {
        const seen = watch(page);
        await page.goto(`/${locale}/guias/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown(guide.title));
        await expect(
          page.getByRole('main').getByText(t.guideCategories[category], { exact: true }).first(),
        ).toBeVisible();

        const contents = page.getByRole('navigation', { name: t.guidePage.contents });
        for (const [index, step] of guide.steps.entries()) {
          const item = page.locator(`#step-${index + 1}`);
          await expect(item.getByRole('heading', { level: 2 })).toHaveText(shown(step.title));
          await expect(item.getByRole('complementary').getByRole('listitem')).toHaveText(step.checklist.map(shown));
          await expect(contents.getByRole('link', { name: shown(step.title), exact: true })).toHaveAttribute(
            'href',
            `#step-${index + 1}`,
          );
        }

        const weeks = page.locator('#timeline').getByRole('listitem');
        await expect(weeks).toHaveCount(guide.timeline.length);
        for (const [index, { label, toWeek }] of guide.timeline.entries()) {
          await expect(weeks.nth(index)).toContainText(label);
          await expect(weeks.nth(index)).toContainText(String(toWeek));
        }

        for (const { caption, rows } of guide.tables) {
          const table = page.getByRole('table', { name: shown(caption) });
          await expect(table.locator('tbody tr')).toHaveCount(rows.length);
          await expect(page.getByRole('region', { name: shown(caption) })).toHaveAttribute('tabindex', '0');
        }

        const sources = page.getByRole('region', { name: t.sources.title }).getByRole('listitem');
        await expect(sources).toHaveCount(guide.sources.length);
        for (const [index, { asOf }] of guide.sources.entries()) {
          await expect(sources.nth(index).locator('time')).toHaveAttribute('datetime', asOf);
        }

        const articles = page.getByRole('region', { name: t.guidePage.articles }).getByRole('link');
        await expect(articles).toHaveCount(3);
        for (const link of await articles.all()) {
          expect(await link.getAttribute('href')).toMatch(new RegExp(`^/${locale}/blog/.`));
        }
        await expectNoSidewaysScroll(page);
        expect(seen).toEqual({ complaints: [], strangers: [] });
      },
    );
  }
}

test('a guide prints without header and footer, with checkboxes', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/en/guias/comprar');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: texts.en.guidePage.print })).toBeHidden();
  const box = await page
    .locator('#step-1 aside li')
    .first()
    .evaluate((item) => getComputedStyle(item, '::before').borderTopWidth);
  expect(Number.parseFloat(box)).toBeGreaterThan(0);
});

test('tables of a guide scroll inside their region on a phone', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/en/guias/comprar');
  await expectNoSidewaysScroll(page);
  const region = page.locator('#tables [role="region"]').first();
  expect(await region.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide is complete, without dead controls', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/es/guias/vender');
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('navigation', { name: texts.es.guidePage.contents }).getByRole('link').nth(3).click();
    await expect(page).toHaveURL(/#step-4$/);
  });
});
