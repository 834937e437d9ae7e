import { availableListings } from '@/tests/support/available-listings';
import { forSale, open } from '@/tests/support/listing-page';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

for (const locale of languages) {
  const { listingFacts: facts, listingPage: words } = texts[locale];

  test.describe(`the data sheet, ${locale}`, () => {
    test('prints by its button: the register and the facts, and no controls', { tag: '@nightly' }, async ({ page }) => {
      await open(page, locale, forSale);
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await page.getByRole('button', { name: words.actions.sheet, exact: true }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', '');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/ · R?AIC(AT|V)\s\S+/)).toBeVisible();
      await expect(page.getByRole('rowheader', { name: facts.terms.propertyTax, exact: true })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
    });

    test('fits one page for every listing', { tag: '@nightly' }, async ({ page }) => {
      test.slow();
      const pages: Record<string, number | undefined> = {};
      for (const { id } of availableListings) {
        await open(page, locale, { id });
        const pdf = await page.pdf({ preferCSSPageSize: true });
        pages[id] = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      }
      expect(Object.entries(pages).filter(([, count]) => count !== 1)).toEqual([]);
    });
  });

  test.describe(`sharing, ${locale}`, () => {
    const address = new RegExp(`/${locale}/properties/${forSale.id}$`);

    test('uses the share dialog, or copies the URL', { tag: '@nightly' }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, locale, forSale);
      await page.evaluate(() => {
        const share = (data: ShareData) => {
          document.body.setAttribute('data-shared', `${data.title} ${data.url}`);
          return Promise.resolve();
        };
        Object.defineProperty(navigator, 'share', { value: share, configurable: true });
      });
      await page.getByRole('button', { name: words.actions.share, exact: true }).click();
      await expect(page.locator('body')).toHaveAttribute('data-shared', address);

      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.getByRole('button', { name: words.actions.share, exact: true }).click();
      await expect(page.getByRole('button', { name: words.actions.copied, exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(address);
    });
  });
}
