import { forSale, ofEachKind, open } from '../support/property-page';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';

for (const locale of languages) {
  const { propertyFacts: facts, propertyPage: words } = texts[locale];

  test.describe(`the data sheet, ${locale}`, () => {
    test('is printed by its button', async ({ page }) => {
      await open(page, locale, forSale);
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await page.getByRole('button', { name: words.actions.sheet }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    });

    for (const home of ofEachKind) {
      test(
        `is one page with the registers and the facts, and nothing to click: ${home.operation}, ${home.type}`,
        { tag: home === forSale ? [] : '@nightly' },
        async ({ page }) => {
          await open(page, locale, home);
          await page.emulateMedia({ media: 'print' });
          await expect(page.getByText(/AICAT \S+ · RAICV \S+/)).toBeVisible();
          await expect(page.getByRole('rowheader', { name: facts.terms.propertyTax, exact: true })).toBeVisible();
          await expect(page.getByRole('banner')).toBeHidden();
          await expect(page.getByRole('contentinfo')).toBeHidden();
          await expect(page.getByRole('button')).toHaveCount(0);
          const pdf = await page.pdf({ preferCSSPageSize: true });
          expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
        },
      );
    }
  });

  test.describe(`sharing, ${locale}`, () => {
    const address = new RegExp(`/${locale}/properties/${forSale.id}$`);

    test('offers the browser’s own sheet, or copies the address where there is none', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, locale, forSale);
      await page.evaluate(() => {
        const share = (data: ShareData) => {
          document.body.setAttribute('data-shared', `${data.title} ${data.url}`);
          return Promise.resolve();
        };
        Object.defineProperty(navigator, 'share', { value: share, configurable: true });
      });
      await page.getByRole('button', { name: words.actions.share }).click();
      await expect(page.locator('body')).toHaveAttribute('data-shared', address);

      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.getByRole('button', { name: words.actions.share }).click();
      await expect(page.getByRole('button', { name: words.actions.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(address);
    });
  });
}
