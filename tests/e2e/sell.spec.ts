import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';
import type { Page } from '@playwright/test';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const locale of languages) {
  const { sellPage: t } = texts[locale];
  const at = (path: string) => `/${locale}${path}`;

  const searchIsDone = async (page: Page) => {
    const search = page.getByRole('search', { name: t.search.title });
    await search.getByLabel(t.search.location).fill('Gràcia');
    await search.getByLabel(t.search.type).selectOption(t.search.types.duplex);
    return search;
  };

  test.describe(`sell, ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(at('/sell'));
    });

    test('has four steps, four features, three tools and four partners, in this order', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.hero.title);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        t.search.title,
        t.steps.title,
        t.features.title,
        t.area.title,
        t.partners.title,
        t.contact.title,
      ]);
      const { look, price, show, sign } = t.steps;
      await expect(section(page, t.steps.title).getByRole('heading', { level: 3 })).toHaveText(
        [look, price, show, sign].map(({ title }) => title),
      );
      const { valuation, marketing, visits, management } = t.features;
      await expect(section(page, t.features.title).getByRole('heading', { level: 3 })).toHaveText(
        [valuation, marketing, visits, management].map(({ title }) => title),
      );
      const { calendar, documents, statistics } = t.area;
      await expect(section(page, t.area.title).getByRole('heading', { level: 3 })).toHaveText(
        [calendar, documents, statistics].map(({ title }) => title),
      );
      await expect(section(page, t.partners.title).getByRole('listitem')).toHaveCount(4);
    });

    test('offers the four types of the specification', async ({ page }) => {
      const types = page.getByLabel(t.search.type).locator('option');
      await expect(types).toHaveText([t.search.any, ...Object.values(t.search.types)]);
      if (locale === 'es') await expect(types).toHaveText(['Cualquiera', 'Piso', 'Casa', 'Ático', 'Dúplex']);
    });

    test('searches the homes on the list by place and type', async ({ page }) => {
      const search = await searchIsDone(page);
      await search.getByRole('button', { name: t.search.submit, exact: true }).click();
      await expect(page).toHaveURL((url) => {
        const { pathname, searchParams } = url;
        return (
          pathname === at('/properties') &&
          searchParams.get('location') === 'Gràcia' &&
          searchParams.get('type') === 'duplex' &&
          !searchParams.has('advanced')
        );
      });
      await expect(page.locator(`main article a[href^="${at('/properties/')}"]`)).not.toHaveCount(0);
    });

    test('searches on Enter as on the button', async ({ page }) => {
      await page.getByLabel(t.search.location).fill('Moraira');
      await page.getByLabel(t.search.location).press('Enter');
      await expect(page).toHaveURL(/properties\?location=Moraira&type=$/);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });

    test('opens the further filters for an advanced search', async ({ page }) => {
      const search = await searchIsDone(page);
      await search.getByRole('button', { name: t.search.advanced }).click();
      await expect(page).toHaveURL(/advanced=1/);
      await expect(page.getByRole('main').locator('details[open]').first()).toBeVisible();
    });

    test('leads to the ways to reach us, 16 px below the header', async ({ page }) => {
      await page.getByRole('link', { name: t.hero.action, exact: true }).click();
      await expect(page).toHaveURL(/#contact-form$/);
      const header = await page.getByRole('banner').boundingBox();
      const contact = section(page, t.contact.title);
      await expect
        .poll(async () => Math.round((await contact.boundingBox())?.y ?? -1))
        .toBe(Math.round((header?.height ?? 0) + 16));
    });

    test('has a telephone, an address and a form whose subject is chosen', async ({ page }) => {
      const contact = page.locator('#contact-form');
      await expect(contact.locator('a[href="tel:+34930000000"]')).toBeVisible();
      await expect(contact.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(contact.locator('form input[name="subject"]')).toHaveValue(texts[locale].contactForm.subjects.sale);
      await expect(page.getByRole('link', { name: t.hero.contact, exact: true })).toHaveAttribute(
        'href',
        at('/contact'),
      );
      await expect(contact).toContainText('9:00');
      await expect(contact).toContainText('20:00');
    });

    test('says that the figures of the example are invented', async ({ page }) => {
      const area = section(page, t.area.title);
      await expect(area).toContainText(t.area.example);
      await expect(area.getByRole('link', { name: t.area.action })).toHaveAttribute('href', at('/login'));
      await expect(area.getByRole('listitem').filter({ hasText: t.area.documents.pending })).toHaveCount(1);
    });

    test('has an opaque header from the start', async ({ page }) => {
      await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });

    test('has nothing that axe finds', async ({ page }) => {
      test.slow();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    });

    test('fits a screen of 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });

  test.describe(`sell without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('searches all the same', async ({ page }) => {
      await page.goto(at('/sell'));
      const search = await searchIsDone(page);
      await search.getByRole('button', { name: t.search.submit, exact: true }).click();
      await expect(page).toHaveURL(/type=duplex/);
      await expect(page.locator(`main article a[href^="${at('/properties/')}"]`)).not.toHaveCount(0);
    });
  });
}
