import AxeBuilder from '@axe-core/playwright';
import { villaElPortetMoraira } from '../../content/properties/villa-el-portet-moraira';
import { open, VILLA } from '../support/property-page';
import { expect, test } from '../support/settled-visitor';
import { fill, languages, texts } from '../support/texts';

const PICTURES = villaElPortetMoraira.pictures.length;

/** What an ICU message of the shape `{count, plural, one {…} other {… # …}}` says of several. */
const plural = (message: string, count: number) =>
  message.replace(/^.*other \{(.*)\}\}$/, '$1').replace('#', String(count));

for (const locale of languages) {
  const { propertyPage: words } = texts[locale];

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
      await expect(links).not.toHaveCount(0);
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
