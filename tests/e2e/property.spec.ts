import AxeBuilder from '@axe-core/playwright';
import { LETTING, open, PLOT, VILLA } from '../support/property-page';
import { isPhone } from '../support/screen';
import { expect, test } from '../support/settled-visitor';
import { fill, languages, texts } from '../support/texts';

const IN_PROCESS = 'apartment-modernista-sant-joan';

for (const locale of languages) {
  const { propertyFacts: facts, propertyPage: words, propertyCosts: costs, missingHome } = texts[locale];

  test.describe(`the page of a home, ${locale}`, () => {
    test('names the home, its place and reference, and leads back to its area', async ({ page }) => {
      await open(page, locale, VILLA);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText('Carrer Puerto de Alcudia, El Portet, Moraira');
      const trail = page.getByRole('navigation', { name: texts[locale].common.breadcrumb });
      await expect(trail.getByRole('link', { name: 'Moraira' })).toHaveAttribute(
        'href',
        `/${locale}/properties?area=moraira`,
      );
      await expect(trail.locator('[aria-current="page"]')).toHaveText('CM-0421');
      await expect(page).toHaveTitle(/Moraira.*Cerdà & Mar/);
    });

    test('shows the facts the law wants', async ({ page }) => {
      await open(page, locale, VILLA);
      for (const term of [
        'reference',
        'areas',
        'plot',
        'charges',
        'communityFees',
        'propertyTax',
        'availability',
      ] as const) {
        await expect(page.getByRole('rowheader', { name: facts.terms[term], exact: true })).toBeVisible();
      }
      const area = page.getByRole('row', { name: facts.terms.areas });
      await expect(area).toContainText('312\u00a0m², 268\u00a0m²');
    });

    test('draws the energy label with its words, or says why there is none', async ({ page }) => {
      await open(page, locale, VILLA);
      await expect(page.getByRole('img', { name: facts.energy.label.slice(0, 20) })).toBeVisible();
      await open(page, locale, IN_PROCESS);
      await expect(page.getByText(facts.energy['in-process'])).toBeVisible();
      await open(page, locale, PLOT);
      await expect(page.getByText(facts.energy.exempt)).toBeVisible();
    });

    test('reckons what buying costs, and leads from the price to it', async ({ page }) => {
      await open(page, locale, VILLA);
      const bill = page.getByRole('table', { name: fill(words.costs.caption, { reference: 'CM-0421' }) });
      const amount = locale === 'en' ? '€162,800' : '162.800\u00a0€';
      await expect(
        bill.getByRole('row', { name: fill(costs.line.transferTax, { rate: locale === 'en' ? '11%' : '11\u00a0%' }) }),
      ).toContainText(amount);
      await expect(bill.getByRole('row', { name: costs.total })).toContainText(
        locale === 'en' ? '€1,649,860' : '1.649.860\u00a0€',
      );
      await page
        .getByRole('complementary', { name: words.enquiry.label })
        .getByRole('link', { name: /169[.,]860/ })
        .click();
      await expect(page).toHaveURL(/#costs$/);
      await expect(bill).toBeInViewport();
    });

    test('shows a letting with its terms and without the costs of buying', async ({ page }) => {
      await open(page, locale, LETTING);
      for (const term of ['deposit', 'agreedTerm', 'referenceIndex', 'agentFee'] as const) {
        await expect(page.getByRole('rowheader', { name: facts.terms[term], exact: true })).toBeVisible();
      }
      await expect(page.locator('#contact-form')).toContainText(words.perMonth);
      await expect(page.locator('#costs')).toHaveCount(0);
    });

    test('draws each floor, as a picture that is a file of its own and links to it', async ({ page, request }) => {
      await open(page, locale, VILLA);
      const rooms = page.getByRole('region', { name: words.rooms.heading });
      const plans = rooms.getByRole('link').filter({ has: page.getByRole('img') });
      await expect(plans).toHaveCount(2);
      for (const plan of await plans.all()) {
        await plan.scrollIntoViewIfNeeded();
        await expect
          .poll(() => plan.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        const answer = await request.get((await plan.getAttribute('href')) ?? '');
        expect(answer.status()).toBe(200);
        expect(answer.headers()['content-type']).toContain('image/svg+xml');
        expect(await answer.text()).toContain(facts.room.bathroom);
      }
      await expect(rooms).toContainText(locale === 'en' ? 'positions approximate' : 'posiciones aproximadas');
      await open(page, locale, PLOT);
      await expect(page.locator('a[href$=".svg"]')).toHaveCount(0);
      for (const id of [VILLA, 'no-such-home']) {
        expect((await request.get(`/${locale}/properties/${id}/plan/9.svg`)).status()).toBe(404);
      }
    });

    test('leads to its own form, and to the telephone', async ({ page }) => {
      await open(page, locale, VILLA);
      const aside = page.getByRole('complementary', { name: words.enquiry.label });
      await expect(aside.getByRole('link', { name: words.enquiry.visit })).toHaveAttribute('href', '#contact-form');
      await expect(aside.locator('a[href^="tel:+34"]')).toBeVisible();
      if (isPhone(page)) {
        const bar = page.locator('main').getByRole('link', { name: words.enquiry.visit }).last();
        await expect(bar).toBeInViewport();
      }
    });

    test('offers three homes like it, none of them itself', async ({ page }) => {
      await open(page, locale, VILLA);
      const cards = page.getByRole('region', { name: /parecidas|like this/ }).getByRole('article');
      await expect(cards).toHaveCount(3);
      await expect(page.locator(`article a[href$="${VILLA}"]`)).toHaveCount(0);
    });

    test('opens the map of the neighbourhood without telling it where we come from', async ({ page }) => {
      await open(page, locale, VILLA);
      const map = page.getByRole('link', { name: fill(words.place.map, { place: 'El Portet' }) });
      await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/#map=/);
      await expect(map).toHaveAttribute('rel', /noopener/);
    });

    for (const id of [VILLA, LETTING, PLOT]) {
      test(`has no accessibility fault, ${id}`, async ({ page }) => {
        test.slow();
        await open(page, locale, id);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }

    test('answers an unknown home with 404 and a whole page', async ({ page, request }) => {
      const answer = await request.get(`/${locale}/properties/castle-in-the-air`);
      expect(answer.status()).toBe(404);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain(missingHome.title);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      await page.goto(`/${locale}/properties/castle-in-the-air`);
      await expect(page.getByRole('article')).toHaveCount(3);
      await page
        .getByRole('main')
        .getByRole('link', { name: fill(missingHome.all, { count: 26 }) })
        .click();
      await expect(page).toHaveURL(`/${locale}/properties`);
    });
  });
}

test('a page of 320 pixels loses nothing sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const id of [VILLA, LETTING, PLOT]) {
    await page.goto(`/es/properties/${id}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
