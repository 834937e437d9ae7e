import { main } from '../support/page-parts';
import { forSale, open } from '../support/property-page';
import { isPhone } from '../support/screen';
import { expect, test } from '../support/settled-visitor';
import { fill, languages, texts } from '../support/texts';

const figure = (text: string) => Number(text.replace(/\D/g, ''));

for (const locale of languages) {
  const { propertyFacts: facts, propertyPage: words, propertyCosts: costs, contactForm } = texts[locale];

  test.describe(`the page of a home, ${locale}`, () => {
    test('leads to its own form from wherever it is read', { tag: '@phone' }, async ({ page }) => {
      await open(page, locale, forSale);
      const aside = page.getByRole('complementary', { name: words.enquiry.label });
      await expect(aside.locator('a[href^="tel:+"]')).toBeVisible();
      // On small screens a bar at the foot has the same link.
      const bar = main(page).locator('[data-in-view] a');
      const way = isPhone(page) ? bar : aside.getByRole('link', { name: words.enquiry.visit });
      if (isPhone(page)) await expect(bar).toBeInViewport({ ratio: 1 });
      await way.click();
      await expect(page).toHaveURL(/#contact-form$/);
      const name = main(page).locator('#contact-form').getByLabel(contactForm.name, { exact: true });
      await expect(name).toBeInViewport();
      await expect(bar).toBeHidden();
      await name.fill('Núria');
    });

    test('reckons what buying costs, and leads from the price to it', async ({ page }) => {
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

    test(
      'draws each floor, as a picture that is a file of its own and links to it',
      { tag: '@nightly' },
      async ({ page, request }) => {
        await open(page, locale, forSale);
        const rooms = page.getByRole('region', { name: words.rooms.heading });
        const plans = rooms.getByRole('link').filter({ has: page.getByRole('img') });
        await expect(plans).not.toHaveCount(0);
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
        for (const id of [forSale.id, 'no-such-home']) {
          expect((await request.get(`/${locale}/properties/${id}/plan/9.svg`)).status()).toBe(404);
        }
      },
    );
  });
}
