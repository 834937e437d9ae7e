import { main } from '@/tests/support/page-parts';
import { forSale, open } from '@/tests/support/listing-page';
import { expect, test } from '@/tests/support/settled-visitor';
import { fill, languages, texts } from '@/tests/support/texts';

const figure = (text: string) => Number(text.replace(/\D/g, ''));

for (const locale of languages) {
  const { listingPage: words, listingCosts: costs, enquiryForm } = texts[locale];

  test.describe(`the page of a listing, ${locale}`, () => {
    test(
      'shows price, place and the way to act at once, and again where they have scrolled away',
      { tag: '@phone' },
      async ({ page }) => {
        await open(page, locale, forSale);
        const summary = page.getByRole('region', { name: words.enquiry.label });
        const visit = summary.getByRole('link', { name: words.enquiry.visit });
        const bar = page.getByTestId('foot-bar').getByRole('link', { includeHidden: true });
        for (const seen of [visit, summary.getByRole('heading', { level: 1 }), summary.getByText(forSale.reference)])
          await expect(seen).toBeInViewport({ ratio: 1 });
        await expect(summary.locator('a[href^="tel:+"]')).toBeVisible();
        await expect(bar).toBeHidden();
        await page.locator('#costs').scrollIntoViewIfNeeded();
        await expect(bar).toBeInViewport({ ratio: 1 });
        await bar.click();
        await expect(page).toHaveURL(/#contact-form$/);
        const name = main(page).locator('#contact-form').getByLabel(enquiryForm.name, { exact: true });
        await expect(bar).toBeHidden();
        await name.fill('Núria');
      },
    );

    test('computes purchase costs, linked from the price', { tag: '@nightly' }, async ({ page }) => {
      await open(page, locale, forSale);
      const bill = page.getByRole('table', { name: fill(words.costs.caption, { reference: forSale.reference }) });
      const amount = async (name: string) =>
        figure(await bill.getByRole('row', { name }).getByRole('cell').innerText());
      const link = page.getByRole('region', { name: words.enquiry.label }).locator('a[href="#costs"]');
      expect(await amount(costs.price)).toBe(forSale.price);
      expect(await amount(costs.total)).toBe(figure(await link.innerText()));
      await link.click();
      await expect(page).toHaveURL(/#costs$/);
      await expect(bill).toBeInViewport();
    });
  });
}
