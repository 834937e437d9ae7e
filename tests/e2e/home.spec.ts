import AxeBuilder from '@axe-core/playwright';
import { articlesIn } from '../support/articles';
import { section } from '../support/page-parts';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';
import type { Page } from '@playwright/test';

/** The names of the page's sections, in the order in which they stand. */
const sectionNames = (page: Page) =>
  page.locator('main section').evaluateAll((sections) =>
    sections.map((section) => {
      const id = section.getAttribute('aria-labelledby');
      return section.getAttribute('aria-label') ?? document.getElementById(id ?? '')?.textContent ?? '';
    }),
  );

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const locale of languages) {
  const { homePage: t, metadata } = texts[locale];
  const at = (path: string) => `/${locale}${path}`;

  test.describe(`home, ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(at(''));
    });

    test('has the sections of the specification in their order, the services between the third and the fourth', async ({
      page,
    }) => {
      expect(await sectionNames(page)).toEqual([
        t.hero.title,
        t.statistics.label,
        t.ways.buy.title,
        t.ways.sell.title,
        t.services.title,
        t.tools.title,
        t.valuationCall.title,
        t.valueTracking.title,
        t.reading.title,
        t.voices.title,
        t.questions.title,
        t.contact.title,
      ]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.hero.title);
      await expect(page).toHaveTitle(metadata.siteTitle.replace('{agency}', 'Cerdà & Mar'));
    });

    test('leads from each section where the specification says', async ({ page }) => {
      for (const [name, link, path] of [
        [t.hero.title, t.hero.buy, '/comprar'],
        [t.hero.title, t.hero.sell, '/sell'],
        [t.statistics.label, t.statistics.contact, '/contact'],
        [t.ways.buy.title, t.ways.buy.action, '/comprar'],
        [t.ways.sell.title, t.ways.sell.action, '/sell'],
        [t.services.title, t.services.action, '/contact'],
        [t.tools.title, t.tools.valuation.action, '/login?returnTo=/herramientas/valoracion'],
        [t.tools.title, t.tools.mortgage.action, '/login?returnTo=/herramientas/calculadora-hipoteca'],
        [t.tools.title, t.tools.recommendations.action, '/login?returnTo=/dashboard'],
        [t.valuationCall.title, t.valuationCall.action, '/contact'],
        [t.valueTracking.title, t.valueTracking.action, '/login?returnTo=/herramientas/valoracion'],
        [t.reading.title, t.reading.guides.action, '/guides'],
        [t.reading.title, t.reading.resources.action, '/recursos'],
        [t.reading.title, t.reading.blog.action, '/blog'],
        [t.voices.title, t.voices.action, '/contact'],
        [t.questions.title, t.questions.action, '/faq'],
      ] as const) {
        await expect(section(page, name).getByRole('link', { name: link, exact: true })).toHaveAttribute(
          'href',
          at(path),
        );
      }
    });

    test('gives the four figures, and says whose years they are', async ({ page }) => {
      const figures = section(page, t.statistics.label);
      await expect(figures.locator('dd')).toHaveText(['17K+', '25+', '150+', '25+']);
      await expect(figures.locator('dt')).toHaveText([
        t.statistics.clients,
        t.statistics.years,
        t.statistics.awards,
        t.statistics.properties,
      ]);
      expect(t.statistics.years).toMatch(/team|equipo/);
    });

    test('shows three homes of the portfolio that exist', async ({ page, request }) => {
      const homes = section(page, t.ways.buy.title).locator('li a');
      await expect(homes).toHaveCount(3);
      for (const home of await homes.all()) {
        const href = (await home.getAttribute('href')) ?? '';
        expect(href).toMatch(new RegExp(`^/${locale}/properties/[a-z0-9-]+$`));
        expect((await request.get(href)).status()).toBe(200);
      }
    });

    test('shows the three newest articles with their read time', async ({ page, request }) => {
      const articles = section(page, t.reading.title).locator('li a');
      await expect(articles).toHaveCount(3);
      const newest = articlesIn(locale).slice(0, 3);
      for (const [index, { id }] of newest.entries()) {
        await expect(articles.nth(index)).toHaveAttribute('href', at(`/blog/${id}`));
      }
      for (const article of await articles.all()) {
        await expect(article).toContainText(/[1-9]\d? min$/);
        expect((await request.get((await article.getAttribute('href')) ?? '')).status()).toBe(200);
      }
    });

    test('works out the mortgage it shows', async ({ page }) => {
      const tools = section(page, t.tools.title);
      await expect(tools).toContainText(locale === 'en' ? '€1,356 a month' : /1\.356\s€ al mes/);
      await expect(tools.getByRole('img', { name: '26' })).toBeVisible();
    });

    test('never shows the value of a home as one figure', async ({ page }) => {
      await expect(section(page, t.valueTracking.title)).toContainText(/455[.,]000.+580[.,]000/);
      await expect(section(page, t.valueTracking.title)).toContainText('12');
    });

    test('lets three clients speak, each with five stars read as one picture', async ({ page }) => {
      const voices = section(page, t.voices.title);
      await expect(voices.locator('blockquote')).toHaveCount(3);
      await expect(voices.getByRole('img', { name: t.voices.stars.replace('{count}', '5') })).toHaveCount(3);
    });

    test('opens one question at a time, the first at first', async ({ page }) => {
      const items = section(page, t.questions.title).getByRole('group');
      await expect(items).toHaveCount(5);
      const open = () => items.evaluateAll((all) => all.map((item) => item.hasAttribute('open')));
      expect(await open()).toEqual([true, false, false, false, false]);
      await items.nth(3).locator('summary').click();
      expect(await open()).toEqual([false, false, false, true, false]);
      await expect(items.nth(3).locator('p').first()).toBeVisible();
      await expect(items.nth(0).locator('p').first()).toBeHidden();
      await items.nth(3).locator('summary').press('Enter');
      expect(await open()).toEqual([false, false, false, false, false]);
    });

    test('gives every link inside an answer the language of the page', async ({ page }) => {
      const hrefs = await section(page, t.questions.title)
        .locator('details a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(3);
      expect(hrefs.filter((href) => !href.startsWith(`/${locale}/`))).toEqual([]);
    });

    test('answers the address /#contact with the form, below the header', async ({ page }) => {
      await page.goto('about:blank');
      await page.goto(at('#contact'));
      const contact = section(page, t.contact.title);
      await expect(contact.getByLabel(texts[locale].contactForm.name, { exact: true })).toBeInViewport();
      const header = await page.getByRole('banner').boundingBox();
      await expect
        .poll(async () => Math.round((await contact.boundingBox())?.y ?? -1))
        .toBe((header?.height ?? 0) + 16);
    });

    test('tells search engines who we are and when we are open, and claims no rating', async ({ page }) => {
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const agent = blocks.map((block) => JSON.parse(block)).find((block) => block['@type'] === 'RealEstateAgent');
      expect(agent.openingHoursSpecification).toHaveLength(2);
      expect(agent.address.postalCode).toBe('08008');
      expect(JSON.stringify(blocks)).not.toContain('ating');
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

  test.describe(`home without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('keeps its header readable and its questions open', async ({ page }) => {
      await page.goto(at(''));
      await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      const items = section(page, t.questions.title).getByRole('group');
      await expect(items.nth(0).locator('p').first()).toBeVisible();
      await items.nth(1).locator('summary').click();
      await expect(items.nth(1).locator('p').first()).toBeVisible();
      await expect(items.nth(0).locator('p').first()).toBeHidden();
    });
  });
}
