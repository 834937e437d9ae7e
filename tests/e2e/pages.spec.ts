import { fit, TITLE_MAX } from '@/lib/text/fit';
import { expectNoSidewaysScroll, watch } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import { agency, legalPages, written } from '@/tests/support/written';

for (const locale of languages) {
  const t = texts[locale];

  const pages = {
    'services/sales': t.salesPage,
    'services/relocation': t.relocationPage,
    about: t.aboutPage,
    testimonials: t.testimonialsPage,
    faq: t.faqPage,
    contact: t.contactPage,
    'book-consultation': t.consultationPage,
    recursos: t.resourcesPage,
    ...Object.fromEntries(
      legalPages.map((id) => [id, { title: t.legalPage[id].title, metaTitle: t.legalPage[id].title }]),
    ),
  };

  for (const [path, { title, metaTitle }] of Object.entries(pages)) {
    test(
      `/${locale}/${path} has one heading, breadcrumbs, and no third parties`,
      { tag: '@nightly' },
      async ({ page }) => {
        const seen = watch(page);
        await page.goto(`/${locale}/${path}`);
        await expect(page).toHaveTitle(fit(metaTitle, [` | ${agency.name}`], TITLE_MAX));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const way = page.getByRole('navigation', { name: t.common.breadcrumb });
        await expect(way.getByRole('link', { name: t.common.home })).toHaveAttribute('href', `/${locale}`);
        await expect(way.locator('[aria-current="page"]')).toHaveText(title);
        await expectNoSidewaysScroll(page);
        expect(seen).toEqual({ complaints: [], strangers: [] });
      },
    );
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languages) {
    test(`every page shows its content, ${locale}`, { tag: '@nightly' }, async ({ page }) => {
      for (const path of [
        'services/sales',
        'services/relocation',
        'about',
        `about/${written.en.team[0]?.id}`,
        'testimonials',
        'contact',
        'book-consultation',
        'cookie-policy',
      ]) {
        await page.goto(`/${locale}/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const link of await page.getByRole('main').getByRole('link').all()) {
          expect(await link.getAttribute('href')).toMatch(/^(\/|#|https:|mailto:|tel:)./);
        }
        await expect(page.locator('main button:visible:not([type="submit"])')).toHaveCount(0);
      }
    });
  }
});
