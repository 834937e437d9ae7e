import { LETTING, open, PLOT, VILLA } from '../support/property-page';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';

for (const locale of languages) {
  const { propertyFacts: facts, propertyPage: words } = texts[locale];

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
