import AxeBuilder from '@axe-core/playwright';
import { villaElPortetMoraira } from '../../content/properties/villa-el-portet-moraira';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';
import type { Page } from '@playwright/test';

const VILLA = 'villa-el-portet-moraira';
const LETTING = 'apartment-rent-gracia';
const PLOT = 'land-benimeit-moraira';
const PICTURES = villaElPortetMoraira.pictures.length;
const IN_PROCESS = 'apartment-modernista-sant-joan';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

async function open(page: Page, locale: 'en' | 'es', id: string) {
  await page.goto(`/${locale}/properties/${id}`);
}

/** What an ICU message of the shape `{count, plural, one {…} other {… # …}}` says of several. */
const plural = (message: string, count: number) =>
  message.replace(/^.*other \{(.*)\}\}$/, '$1').replace('#', String(count));

const fill = (message: string, values: Record<string, string | number>) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

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
      for (const term of ['deposit', 'minimumStay', 'referenceIndex', 'agentFee'] as const) {
        await expect(page.getByRole('rowheader', { name: facts.terms[term], exact: true })).toBeVisible();
      }
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

  test.describe(`the viewer, ${locale}`, () => {
    const { gallery } = words;
    const at = (current: number) => fill(gallery.counter, { current, total: PICTURES });

    test('is driven by the keyboard and gives the focus back', async ({ page }) => {
      await open(page, locale, VILLA);
      const first = page.getByRole('list', { name: gallery.label }).getByRole('link').first();
      await first.focus();
      await page.keyboard.press('Enter');
      const viewer = page.getByRole('dialog', { name: gallery.label });
      await expect(viewer).toBeVisible();
      await expect(viewer.getByText(at(1))).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText(at(2))).toBeVisible();
      await page.keyboard.press('End');
      await expect(viewer.getByText(at(PICTURES))).toBeVisible();
      await expect(viewer.getByRole('button', { name: gallery.next })).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await expect(viewer.getByText(at(PICTURES - 1))).toBeVisible();
      await page.keyboard.press('Home');
      for (let picture = 1; picture < PICTURES; picture += 1) await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText(at(PICTURES))).toBeVisible();
      await expect(viewer.getByRole('img').last()).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(first).toBeFocused();
    });

    test('opens at the picture that was chosen, with its description', async ({ page }) => {
      await open(page, locale, VILLA);
      const link = page.getByRole('list', { name: gallery.label }).getByRole('link').nth(1);
      const alt = await link.getByRole('img').getAttribute('alt');
      await link.click();
      const viewer = page.getByRole('dialog', { name: gallery.label });
      await expect(viewer.getByText(at(2))).toBeVisible();
      await expect(viewer.getByRole('img', { name: alt ?? 'none' })).toBeInViewport({ ratio: 1 });
    });

    test('opens from its button, closes by its cross, and has targets for fingers', async ({ page }) => {
      test.slow();
      await open(page, locale, VILLA);
      const all = page.getByRole('button', { name: plural(gallery.all, PICTURES), exact: true });
      await all.click();
      const viewer = page.getByRole('dialog', { name: gallery.label });
      for (const name of [gallery.previous, gallery.next, gallery.close]) {
        const box = await viewer.getByRole('button', { name }).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await viewer.getByRole('button', { name: gallery.next }).click();
      await expect(viewer.getByText(at(2))).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await viewer.getByRole('button', { name: gallery.close }).click();
      await expect(viewer).toBeHidden();
      await expect(all).toBeFocused();
    });
  });

  test.describe(`the data sheet, ${locale}`, () => {
    test('is one page with the registers and the facts, and nothing to click', async ({ page }) => {
      test.slow();
      for (const id of [VILLA, LETTING, PLOT]) {
        await open(page, locale, id);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByText(/AICAT \S+ · RAICV \S+/)).toBeVisible();
        await expect(page.getByRole('rowheader', { name: facts.terms.propertyTax, exact: true })).toBeVisible();
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('contentinfo')).toBeHidden();
        await expect(page.getByRole('button')).toHaveCount(0);
        const pdf = await page.pdf({ preferCSSPageSize: true });
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
        await page.emulateMedia({ media: null });
      }
    });

    test('is printed by its button', async ({ page }) => {
      await open(page, locale, VILLA);
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await page.getByRole('button', { name: words.actions.sheet }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    });
  });

  test.describe(`sharing, ${locale}`, () => {
    test('copies the address where the browser has no sheet for it', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, locale, VILLA);
      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.getByRole('button', { name: words.actions.share }).click();
      await expect(page.getByRole('button', { name: words.actions.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        new RegExp(`/${locale}/properties/${VILLA}$`),
      );
    });

    test('offers the browser’s own sheet where there is one', async ({ page }) => {
      await open(page, locale, VILLA);
      await page.evaluate(() => {
        const share = (data: ShareData) => {
          document.body.setAttribute('data-shared', `${data.title} ${data.url}`);
          return Promise.resolve();
        };
        Object.defineProperty(navigator, 'share', { value: share });
      });
      await page.getByRole('button', { name: words.actions.share }).click();
      await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(`/${locale}/properties/${VILLA}$`));
    });
  });
}

test.describe('a home reached with a query', () => {
  test('hydrates: its policy is the page’s own', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`/en/properties/${VILLA}?utm_source=letter`);
    await page.getByRole('list', { name: texts.en.propertyPage.gallery.label }).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languages) {
    const { propertyPage: words } = texts[locale];

    test(`every picture is a link to its file, and nothing dead is shown, ${locale}`, async ({ page, request }) => {
      await page.goto(`/${locale}/properties/${VILLA}`);
      // The button of the form posts it.
      await expect(page.locator('main button:visible:not([type="submit"])')).toHaveCount(0);
      const links = page.getByRole('list', { name: words.gallery.label }).getByRole('link');
      for (const link of await links.all()) {
        const answer = await request.get((await link.getAttribute('href')) ?? '');
        expect(answer.status()).toBe(200);
        expect(answer.headers()['content-type']).toBe('image/avif');
      }
      await expect(page.getByRole('complementary').getByRole('link', { name: words.enquiry.visit })).toBeVisible();
      await expect(page.getByRole('rowheader', { name: texts[locale].propertyFacts.terms.charges })).toBeVisible();
    });
  }
});

test('a page of 320 pixels loses nothing sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const id of [VILLA, LETTING, PLOT]) {
    await page.goto(`/es/properties/${id}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
