import { team } from '@/content/en/team';
import { areaOf } from '@/tests/support/available-listings';
import { expectNoSidewaysScroll, watch } from '@/tests/support/page-checks';
import { main, section } from '@/tests/support/page-parts';
import { forSale } from '@/tests/support/listing-page';
import { isPhone } from '@/tests/support/viewport';
import { expect, test } from '@/tests/support/settled-visitor';
import { fill, languages, texts } from '@/tests/support/texts';
import type { Locale } from '@/lib/i18n/locales';
import type { Page } from '@playwright/test';

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

/** Each sentence has one word that no listing contains. */
const place = areaOf(forSale)
  .name.normalize('NFD')
  .replace(/\p{Diacritic}/gu, '')
  .toLowerCase();
const sentences = {
  en: { typed: `1 bedroom zzyzx apartment with lift in ${place}`, plain: `apartment ${place}` },
  es: { typed: `piso zzyzx con ascensor de 1 habitación en ${place}`, plain: `piso ${place}` },
} as const;
const UNKNOWN = 'zzyzx';
const [member] = team;
const questionAboutListings = { en: 'how to buy an apartment', es: 'cómo comprar un piso' } as const;

async function openSearch(page: Page, locale: Locale) {
  await page.getByRole('banner').locator('summary:visible').and(page.getByLabel(texts[locale].header.search)).click();
  return page.getByRole('banner').getByRole('searchbox').filter({ visible: true });
}

for (const locale of languages) {
  const t = texts[locale].searchPage;
  const field = (page: Page) => page.getByRole('searchbox', { name: t.label });
  const list = texts[locale].listingList;
  const { header } = texts[locale];

  test.describe(`the search, ${locale}`, () => {
    test('starts in the header, tolerates a typo and leads to the answer', { tag: '@phone' }, async ({ page }) => {
      const seen = watch(page);
      await page.goto(`/${locale}/about`);
      const line = await openSearch(page, locale);
      await expect(line).toBeFocused();
      await line.fill('golden viza');
      await line.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?q=`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('golden viza');
      await expect(field(page)).toHaveValue('golden viza');
      await expect(page.locator('mark').first()).toBeVisible();
      await section(page, t.kinds.questions).getByRole('link').first().click();
      await expect(page).toHaveURL(`/${locale}/faq#golden-visa`);
      await expect(page.locator('#golden-visa')).toBeVisible();
      expect(seen).toEqual({ complaints: [], strangers: [] });
    });

    test('leads from a sentence to its homes, and says what it left out', { tag: '@phone' }, async ({ page }) => {
      const seen = watch(page);
      await page.goto(`/${locale}`);
      const line = main(page).getByRole('searchbox', { name: texts[locale].searchLine.label });
      await line.fill(sentences[locale].typed);
      await line.press('Enter');
      await expect(page).toHaveURL(
        new RegExp(`/${locale}/properties\\?(?=.*type=apartment)(?=.*area=)(?=.*features=lift)`),
      );
      const made = page.getByRole('list', { name: list.applied });
      await expect(made).toContainText(list.types.apartment);
      await expect(made).toContainText(areaOf(forSale).name);
      await expect(main(page)).toContainText(fill(list.unread.ignored, { text: UNKNOWN }));
      expect(seen.complaints).toEqual([]);
    });

    test('leads from a reference to its listing', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/search`);
      await field(page).fill(forSale.reference.toLowerCase().replace('-', ''));
      await field(page).press('Enter');
      await expect(page).toHaveURL(`/${locale}/properties/${forSale.id}`);
    });

    test('reads the location field of a list alike', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/properties?operation=sale&location=${encodeURIComponent(sentences[locale].plain)}`);
      await expect(page).toHaveURL(new RegExp(`/${locale}/properties\\?operation=sale&type=apartment&area=[^&]+$`));
    });

    test(
      'finds a tool and a person, and offers the homes that a question mentions',
      { tag: '@nightly' },
      async ({ page }) => {
        for (const [typed, href] of [
          [texts[locale].header.links.mortgage, `/${locale}/herramientas/calculadora-hipoteca`],
          [member?.name, `/${locale}/about/${member?.id}`],
        ] as const) {
          await page.goto(`/${locale}/search?q=${encodeURIComponent(typed ?? '')}`);
          await expect(section(page, t.kinds.pages).getByRole('link').first()).toHaveAttribute('href', href);
        }
        await page.goto(`/${locale}/search?q=${encodeURIComponent(questionAboutListings[locale])}`);
        await expect(main(page).getByRole('link', { name: /^(See|Ver) \d/ })).toHaveAttribute('href', /properties\?/);
      },
    );

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
      const response = await page.goto(`/${locale}/search?q=${'hola%20'.repeat(600)}`);
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

  test('opens the field of the header and leads to homes', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/es/about');
    const line = await openSearch(page, 'es');
    await line.fill(sentences.es.plain);
    await line.press('Enter');
    await expect(page).toHaveURL(/\/es\/properties\?type=apartment&area=/);
    await expect(page.getByRole('list', { name: texts.es.listingList.applied })).toContainText(
      texts.es.listingList.types.apartment,
    );
  });

  test('searches', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/es/search');
    await page.getByRole('searchbox').fill('notaria');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/es/search?q=notaria');
    await expect(page.locator('mark').first()).toHaveText(/notar[ií]a/i);
  });
});

test('results have their own policy and are not cached', async ({ request }) => {
  const headers = (await request.get('/en/search?q=arras')).headers();
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['cache-control']).toMatch(/private|no-store|no-cache/);
});
