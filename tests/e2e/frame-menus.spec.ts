import { isPhone } from '@/tests/support/viewport';
import { expectNoSidewaysScroll } from '@/tests/support/page-checks';
import { languages, texts } from '@/tests/support/texts';
import { expect, test } from '@/tests/support/visitor';
import type { Page } from '@playwright/test';

async function openNavigation(page: Page, locale: 'en' | 'es') {
  if (isPhone(page))
    await page
      .locator('summary', { has: page.locator('svg') })
      .and(page.getByLabel(texts[locale].header.menu, { exact: true }))
      .click();
  return page.getByRole('banner').getByRole('navigation', { name: texts[locale].header.main });
}

for (const locale of languages) {
  const { header } = texts[locale];

  test.describe(`the frame, ${locale}`, () => {
    test('marks the current page, also after navigation', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      const navigation = await openNavigation(page, locale);
      await expect(navigation.getByRole('link', { name: header.links.buy, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await navigation.getByRole('link', { name: header.links.sell, exact: true }).click();
      await expect(page).toHaveURL(`/${locale}/sell`);
      const next = await openNavigation(page, locale);
      await expect(next.getByRole('link', { name: header.links.sell, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(next.getByRole('link', { name: header.links.buy, exact: true })).not.toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  });
}

for (const locale of languages) {
  const { header } = texts[locale];

  test(
    `the header has its button to sign in on one line at every width, ${locale}`,
    { tag: '@nightly' },
    async ({ page }) => {
      for (const width of [320, 360, 390, 834, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${locale}`);
        const banner = page.getByRole('banner');
        await expect(banner.getByRole('link', { name: header.links.login, exact: true })).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page);
        const controls = banner.locator('a, summary').locator('visible=true');
        const boxes = await controls.evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
        );
        expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
        const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
        expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
      }
    },
  );
}

test.describe('the menus of the header, desktop', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'small screens have the sheet');
  const { header } = texts.en;

  test('open and close by keyboard, returning focus, and by pointer', async ({ page }) => {
    await page.goto('/en/comprar');
    const control = page.getByRole('banner').locator('summary', { hasText: header.tools });
    await control.focus();
    await page.keyboard.press('Enter');
    const link = page.getByRole('banner').getByRole('link', { name: header.links.valuation }).first();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/en/herramientas/valoracion');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(control).toBeFocused();

    const language = page.getByRole('banner').locator('summary', { hasText: 'EN' });
    const spanish = page.getByRole('banner').getByRole('link', { name: 'Español' }).first();
    await control.click();
    await expect(link).toBeVisible();
    await language.click();
    await expect(link).toBeHidden();
    await expect(spanish).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(spanish).toBeHidden();

    const navigation = page.getByRole('banner').getByRole('navigation', { name: header.main });
    await navigation.getByRole('link', { name: header.links.homes, exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const rent = navigation.getByRole('link', { name: header.links.rent, exact: true });
    await expect(rent).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rent).toBeHidden();
    await expect(navigation.getByLabel(header.homesPanel)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(navigation.getByText(header.areas.elsewhere)).toBeVisible();
    await rent.click();
    await expect(page).toHaveURL('/en/properties?operation=rent');
    await expect(rent).toBeHidden();
  });

  test('keeps page, query and hash on a change of language, and stores the choice', async ({ page, context }) => {
    await page.goto('/en/properties?type=villa&sort=price-asc#main');
    await page.getByRole('banner').locator('summary', { hasText: 'EN' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click();
    await expect(page).toHaveURL('/es/properties?type=villa&sort=price-asc#main');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect((await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.value).toBe('es');
    await page.goto('/comprar');
    await expect(page).toHaveURL('/es/comprar');
  });
});

test.describe('the mobile menu', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'wide screens have the row of links');
  const { header } = texts.es;

  test(
    'fills the screen, traps focus, locks the page and closes on navigation',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/es/comprar');
      const control = page.getByLabel(header.menu, { exact: true });
      await control.click();
      const navigation = page.getByRole('banner').getByRole('navigation', { name: header.main });
      await expect(navigation.getByRole('link', { name: header.links.buy, exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
      const stops = await page.getByRole('banner').locator('[data-mobile-menu] :is(a, summary)').count();
      await control.focus();
      for (let step = 0; step <= stops; step += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('[data-mobile-menu]') !== null)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(navigation).toBeHidden();
      await expect(control).toBeFocused();
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

      await control.click();
      await page.getByRole('banner').getByRole('link', { name: header.links.sell, exact: true }).click();
      await expect(page).toHaveURL('/es/sell');
      await expect(page.getByRole('banner').getByRole('navigation', { name: header.main })).toBeHidden();
      expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, the language changes and no cookie banner is shown', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/en/comprar');
    await expect(page.getByRole('region', { name: texts.en.cookieBanner.region, exact: true })).toHaveCount(0);
    if (isPhone(page)) await page.getByLabel(texts.en.header.menu, { exact: true }).click();
    else await page.getByRole('banner').locator('summary', { hasText: 'EN' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).locator('visible=true').click();
    await expect(page).toHaveURL('/es/comprar');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
