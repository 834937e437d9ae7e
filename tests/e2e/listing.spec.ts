import { main } from '@/tests/support/page-parts';
import { forSale, open } from '@/tests/support/listing-page';
import { isPhone } from '@/tests/support/viewport';
import { expect, test } from '@/tests/support/settled-visitor';
import { fill, languages, texts } from '@/tests/support/texts';

const figure = (text: string) => Number(text.replace(/\D/g, ''));

for (const locale of languages) {
  const { listingPage: words, listingCosts: costs, contactForm } = texts[locale];

  test.describe(`the page of a listing, ${locale}`, () => {
    test('links to its own form from every part', { tag: '@phone' }, async ({ page }) => {
      await open(page, locale, forSale);
      const aside = page.getByRole('complementary', { name: words.enquiry.label });
      await expect(aside.locator('a[href^="tel:+"]')).toBeVisible();
      // On small screens in the sticky bar.
      const bar = page.getByTestId('foot-bar').getByRole('link', { includeHidden: true });
      const way = isPhone(page) ? bar : aside.getByRole('link', { name: words.enquiry.visit });
      if (isPhone(page)) await expect(bar).toBeInViewport({ ratio: 1 });
      await way.click();
      await expect(page).toHaveURL(/#contact-form$/);
      const name = main(page).locator('#contact-form').getByLabel(contactForm.name, { exact: true });
      await expect(name).toBeInViewport();
      await expect(bar).toBeHidden();
      await name.fill('Núria');
    });

    test('computes purchase costs, linked from the price', async ({ page }) => {
      await open(page, locale, forSale);
      const bill = page.getByRole('table', { name: fill(words.costs.caption, { reference: forSale.reference }) });
      const amount = async (name: string) =>
        figure(await bill.getByRole('row', { name }).getByRole('cell').innerText());
      const link = page.getByRole('complementary', { name: words.enquiry.label }).locator('a[href="#costs"]');
      expect(await amount(costs.price)).toBe(forSale.price);
      expect(await amount(costs.total)).toBe(forSale.price + figure(await link.innerText()));
      await link.click();
      await expect(page).toHaveURL(/#costs$/);
      await expect(bill).toBeInViewport();
    });
  });
}
