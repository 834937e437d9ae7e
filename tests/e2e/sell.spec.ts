import { getSalesService } from '@/lib/site/sales-service';
import { areaOf, availableListings } from '@/tests/support/available-listings';
import { sheet } from '@/tests/support/listing-list';
import { forSale } from '@/tests/support/listing-page';
import { cards, section } from '@/tests/support/page-parts';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

const types = ['apartment', 'house', 'penthouse', 'duplex'] as const;
const near = availableListings.find(({ type }) => types.some((each) => each === type)) ?? forSale;
const nearType = types.find((type) => type === near.type) ?? 'apartment';
const { name: place } = areaOf(near);

for (const locale of languages) {
  const { sellPage: t, contactForm, valuationPage } = texts[locale];
  const salesService = getSalesService(locale);
  const at = (path: string) => `/${locale}${path}`;

  const fillInSearch = async (page: Page) => {
    const search = page.getByRole('search', { name: t.search.title });
    await search.getByLabel(t.search.location).fill(place);
    await search.getByLabel(t.search.type).selectOption(t.search.types[nearType]);
    return search;
  };

  test.describe(`sell, ${locale}`, () => {
    test(
      'searches the list, also with further filters, or goes to the valuation',
      { tag: '@nightly' },
      async ({ page }) => {
        await page.goto(at('/sell'));
        let search = await fillInSearch(page);
        for (const name of [t.search.submit, t.search.advanced, t.search.value]) {
          await expect(search.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
        }
        await search.getByRole('button', { name: t.search.submit, exact: true }).click();
        await expect(page).toHaveURL(({ pathname, searchParams }) => {
          const { area, type } = Object.fromEntries(searchParams);
          return pathname === at('/properties') && area === place.toLowerCase() && type === nearType;
        });
        expect(page.url()).not.toContain('advanced');
        await expect(cards(page)).not.toHaveCount(0);

        await page.goBack();
        search = await fillInSearch(page);
        await search.getByRole('button', { name: t.search.advanced }).click();
        await expect(page).toHaveURL(/advanced=1/);
        await expect(sheet(page)).toBeVisible();

        await page.goBack();
        search = await fillInSearch(page);
        await search.getByRole('button', { name: t.search.value }).click();
        await expect(page).toHaveURL(({ pathname, searchParams }) => {
          const query = Object.fromEntries(searchParams);
          return pathname === at('/herramientas/valoracion') && query.location === place && query.type === nearType;
        });
        await expect(page.getByLabel(valuationPage.form.fields.place)).toHaveValue(place);
        await expect(page.getByLabel(valuationPage.form.fields.type)).toHaveValue(nearType);
      },
    );

    test('leads to the five steps', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(at('/sell'));
      await section(page, t.steps.title).getByRole('link', { name: t.steps.service }).click();
      await expect(page).toHaveURL(at('/services/sales#steps'));
      await expect(page.getByRole('region', { name: salesService.process.title }).getByRole('listitem')).toHaveCount(5);
    });

    test('links to the contacts, with a form whose subject is preset', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(at('/sell'));
      await page.getByRole('link', { name: t.hero.action, exact: true }).click();
      await expect(page).toHaveURL(/#contact-form$/);
      const contact = section(page, t.contact.title);
      await expect(contact.getByRole('heading', { level: 2 })).toBeInViewport();
      await contact.getByLabel(contactForm.name, { exact: true }).fill('Núria');
      await expect(contact.locator('input[name="subject"]')).toHaveValue(contactForm.subjects.sale);
    });

    test('searches on Enter as on the button', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(at('/sell'));
      await page.getByLabel(t.search.location).fill(place);
      await page.getByLabel(t.search.location).press('Enter');
      await expect(page).toHaveURL(/properties\?(location|area)=/);
      await expect(cards(page).first()).toBeVisible();
    });
  });

  test.describe(`sell without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('searches', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(at('/sell'));
      const search = await fillInSearch(page);
      await search.getByRole('button', { name: t.search.submit, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`type=${nearType}`));
      await expect(cards(page)).not.toHaveCount(0);
      await page.goBack();
      await (await fillInSearch(page)).getByRole('button', { name: t.search.value }).click();
      await expect(page).toHaveURL(/valoracion\?location=[^&]+&type=/);
    });
  });
}
