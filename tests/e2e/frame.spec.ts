import { settledScroll } from '../support/page-checks';
import { languages, texts } from '../support/texts';
import { expect, test } from '../support/visitor';
import type { Page } from '@playwright/test';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** The header's own navigation, or the sheet of small screens once it is open. */
async function openNavigation(page: Page, locale: 'en' | 'es') {
  if (isPhone(page))
    await page
      .locator('summary', { has: page.locator('svg') })
      .and(page.getByLabel(texts[locale].header.menu, { exact: true }))
      .click();
  return page.getByRole('banner').getByRole('navigation', { name: texts[locale].header.main });
}

for (const locale of languages) {
  const { header, footer, cookieBanner, common } = texts[locale];

  test.describe(`the frame, ${locale}`, () => {
    test('has a language, a title, and one of each landmark', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('lets the keyboard skip to the content first', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: common.skipToContent });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
    });

    test('leads to every page of the navigation', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      const navigation = await openNavigation(page, locale);
      for (const [name, path] of [
        [header.links.buy, 'comprar'],
        [header.links.homes, 'properties'],
        [header.links.sell, 'sell'],
        [header.links.contact, 'contact'],
      ] as const) {
        await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/${locale}/${path}`);
      }
    });

    test('marks the page it is on, also after going to another', async ({ page }) => {
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

    test('shows the footer of the specification', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      const foot = page.getByRole('contentinfo');
      for (const [name, path] of [
        [footer.links.about, 'about'],
        [footer.links.sell, 'sell'],
        [footer.links.homes, 'properties'],
        [footer.links.blog, 'blog'],
        [footer.links.guides, 'guides'],
        [footer.links.faq, 'faq'],
        [footer.links.privacy, 'privacy-policy'],
        [footer.links.terms, 'terms-of-service'],
        [footer.links.cookies, 'cookie-policy'],
        [footer.links.legalNotice, 'legal-notice'],
      ] as const) {
        await expect(foot.getByRole('listitem').getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          `/${locale}/${path}`,
        );
      }
      for (const area of ['Eixample', 'Gràcia', 'Sarrià-Sant Gervasi', 'Pedralbes', 'Diagonal Mar']) {
        await expect(foot.getByRole('link', { name: area, exact: true })).toHaveAttribute(
          'href',
          `/${locale}/properties?area=${encodeURIComponent(area.toLowerCase())}`,
        );
      }
      await expect(foot.locator('a[href^="tel:+34"]')).toHaveCount(1);
      await expect(foot.locator('a[href^="mailto:"]')).toHaveCount(1);
      for (const words of [/9:00.*18:00/, /10:00.*14:00/, footer.closed, /AICAT/])
        await expect(foot.getByText(words)).toBeVisible();
    });

    test('asks about cookies until a choice is made, and keeps it', async ({ page }) => {
      for (const [button, stored] of [
        [cookieBanner.decline, 'declined'],
        [cookieBanner.accept, 'accepted'],
      ] as const) {
        await page.goto(`/${locale}/comprar`);
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        const banner = page.getByRole('region', { name: cookieBanner.region, exact: true });
        await banner.getByRole('button', { name: button }).click();
        await expect(banner).toBeHidden();
        expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(stored);
        await page.reload();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(banner).toBeHidden();
      }
    });

    test('gives both answers to the cookie question the same weight', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      const banner = page.getByRole('region', { name: cookieBanner.region, exact: true });
      const looks = await Promise.all(
        [cookieBanner.decline, cookieBanner.accept].map((name) =>
          banner.getByRole('button', { name }).evaluate((button) => {
            const { inlineSize, blockSize, color, fontSize, fontWeight } = getComputedStyle(button);
            return { inlineSize: Math.round(parseFloat(inlineSize)), blockSize, color, fontSize, fontWeight };
          }),
        ),
      );
      expect(looks[0]).toEqual(looks[1]);
    });

    test('lets the choice be changed from the footer', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      const banner = page.getByRole('region', { name: cookieBanner.region, exact: true });
      await banner.getByRole('button', { name: cookieBanner.decline }).click();
      await page.getByRole('contentinfo').getByRole('link', { name: footer.cookiePreferences }).click();
      await page.getByRole('group').getByRole('button', { name: cookieBanner.accept }).click();
      expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('accepted');
    });
  });
}

test.describe('the menus of the header, desktop', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'small screens have the sheet');
  const { header } = texts.en;

  test('opens the tools and closes on Escape, with the focus back on the control', async ({ page }) => {
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
  });

  test('closes a menu on a click outside and when another opens', async ({ page }) => {
    await page.goto('/en/comprar');
    const tools = page.getByRole('banner').locator('summary', { hasText: header.tools });
    const language = page.getByRole('banner').locator('summary', { hasText: 'EN' });
    const mortgage = page.getByRole('banner').getByRole('link', { name: header.links.mortgage }).first();
    const spanish = page.getByRole('banner').getByRole('link', { name: 'Español' }).first();
    await tools.click();
    await expect(mortgage).toBeVisible();
    await language.click();
    await expect(mortgage).toBeHidden();
    await expect(spanish).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(spanish).toBeHidden();
  });

  test('keeps page, query and hash when the language changes, and remembers the choice', async ({ page, context }) => {
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

test.describe('the sheet of small screens', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'wide screens have the row of links');
  const { header } = texts.es;

  test('fills the screen, keeps the focus inside and locks the page behind', async ({ page }) => {
    await page.goto('/es/comprar');
    const control = page.getByLabel(header.menu, { exact: true });
    await control.click();
    const navigation = page.getByRole('banner').getByRole('navigation', { name: header.main });
    await expect(navigation.getByRole('link', { name: header.links.buy, exact: true })).toBeVisible();
    // Opened before its code came, it locks the page when that is there.
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
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
  });

  test('closes when a link is followed', async ({ page }) => {
    await page.goto('/es/comprar');
    await page.getByLabel(header.menu, { exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: header.links.sell, exact: true }).click();
    await expect(page).toHaveURL('/es/sell');
    await expect(page.getByRole('banner').getByRole('navigation', { name: header.main })).toBeHidden();
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false);
  });
});

test.describe('a link to a part of the page', () => {
  const headerAnd16 = (page: Page) =>
    page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().height) + 16);
  const top = (page: Page) => page.locator('#step-5').evaluate((step) => Math.round(step.getBoundingClientRect().top));

  test('brings it 16 px below the header, and again when its address is shown already', async ({ page }) => {
    await page.goto('/en/guias/comprar');
    const link = page.getByRole('main').locator('a[href$="#step-5"]').first();
    for (let click = 1; click <= 2; click += 1) {
      await link.click();
      await expect(page).toHaveURL('/en/guias/comprar#step-5');
      await settledScroll(page);
      expect(Math.abs((await top(page)) - (await headerAnd16(page)))).toBeLessThanOrEqual(1);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    }
  });

  test('glides there, and jumps where less motion is asked for', async ({ page }) => {
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    await page.goto('/es/faq');
    expect(await behaviour()).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behaviour()).toBe('auto');
  });

  test('of another page opens that page at the part', async ({ page }) => {
    await page.goto('/en/guias');
    await page.getByRole('main').locator('a[href="/en/guias/comprar#step-5"]').click();
    await expect(page).toHaveURL('/en/guias/comprar#step-5');
    await settledScroll(page);
    expect(Math.abs((await top(page)) - (await headerAnd16(page)))).toBeLessThanOrEqual(1);
  });
});

test('a new page opens at its top, and Back comes to the place that was left', async ({ page }) => {
  await page.goto('/en/properties');
  const link = page.getByRole('contentinfo').locator('a[href="/en/guides"]');
  await link.scrollIntoViewIfNeeded();
  const left = await settledScroll(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL('/en/guides');
  expect(await settledScroll(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/properties');
  await expect(page.getByRole('main').getByRole('article').first()).toBeAttached();
  expect(Math.abs((await settledScroll(page)) - left)).toBeLessThan(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open, the language changes and no cookie question is asked', async ({ page }) => {
    await page.goto('/en/comprar');
    await expect(page.getByRole('region', { name: texts.en.cookieBanner.region, exact: true })).toHaveCount(0);
    if (isPhone(page)) await page.getByLabel(texts.en.header.menu, { exact: true }).click();
    else await page.getByRole('banner').locator('summary', { hasText: 'EN' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).locator('visible=true').click();
    await expect(page).toHaveURL('/es/comprar');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
