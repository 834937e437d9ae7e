import type { Page } from '@playwright/test';
import { availableListings } from '@/tests/support/available-listings';
import { forSale } from '@/tests/support/listing-page';
import { main } from '@/tests/support/page-parts';
import { nthEmailTo } from '@/tests/support/servers/mailbox';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

const letting = availableListings.find(({ operation }) => operation === 'rent');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const locale of languages) {
  const { contactForm, enquiryForm: t, fieldErrors, listingPage } = texts[locale];
  const form = (page: Page) => main(page).locator('#contact-form form');
  const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
  const open = (page: Page, id: string) => page.goto(`/${locale}/properties/${id}`);

  test.describe(`asking for a viewing, ${locale}`, () => {
    test(
      'takes days, times and a telephone, and repeats them; no words are needed',
      { tag: '@nightly' },
      async ({ page }) => {
        const email = newAddress();
        await open(page, forSale.id);
        await main(page).getByRole('link', { name: listingPage.enquiry.visit }).first().click();
        for (const choice of [t.mode.video, t.days.monday, t.days.saturday, t.parts.morning])
          await form(page).getByText(choice, { exact: true }).click();
        await field(page, t.name).fill('Montserrat Vilà i Gal·lart');
        await field(page, t.email).fill(email);
        await field(page, t.phone).fill('+44 20 7946 0958');
        await form(page).getByRole('button', { name: t.submit }).click();
        const panel = page.getByRole('region', { name: contactForm.success });
        await expect(page.getByRole('heading', { name: contactForm.success })).toBeFocused();
        await expect(
          panel.getByText(`${t.mode.video} · ${t.days.monday}, ${t.days.saturday}; ${t.parts.morning}`),
        ).toBeVisible();
        await nthEmailTo(email);
      },
    );

    test(
      'says which field is wrong, and keeps everything when the server is down',
      { tag: '@nightly' },
      async ({ page }) => {
        await page.route('**/api/enquiries/send', (route) =>
          route.fulfill({ status: 503, json: { code: 'unavailable' } }),
        );
        await open(page, forSale.id);
        await form(page).getByRole('button', { name: t.submit }).click();
        await expect(form(page).getByText(fieldErrors.required)).toHaveCount(2);
        await expect(field(page, t.name)).toBeFocused();
        await form(page).getByText(t.days.friday, { exact: true }).click();
        await field(page, t.name).fill('Ada');
        await field(page, t.email).fill('ada@example.com');
        await field(page, t.phone).fill('later');
        await form(page).getByRole('button', { name: t.submit }).click();
        await expect(form(page).getByText(t.errors.invalidPhone)).toBeVisible();
        await field(page, t.phone).fill('');
        await form(page).getByRole('button', { name: t.submit }).click();
        await expect(form(page).getByRole('alert')).toHaveText(contactForm.errors.failed);
        await expect(field(page, t.name)).toHaveValue('Ada');
        await expect(field(page, t.days.friday)).toBeChecked();
      },
    );

    test('asks tenants from when and how many, and nobody else', { tag: '@nightly' }, async ({ page }) => {
      test.skip(!letting, 'nothing is to let');
      await open(page, letting?.id ?? '');
      await expect(field(page, t.moveIn)).toBeVisible();
      await expect(field(page, t.people)).toBeVisible();
      await open(page, forSale.id);
      await expect(field(page, t.email)).toBeVisible();
      await expect(field(page, t.moveIn)).toHaveCount(0);
    });
  });

  test.describe(`asking a question, ${locale}`, () => {
    test('is chosen by its link, needs words and no times', { tag: '@phone' }, async ({ page }) => {
      await open(page, forSale.id);
      await main(page).getByRole('link', { name: listingPage.enquiry.question }).click();
      await expect(field(page, t.kind.question)).toBeChecked();
      await expect(form(page).getByText(t.daysLegend)).toBeHidden();
      await field(page, t.name).fill('Ada');
      await field(page, t.email).fill(newAddress());
      await form(page).getByRole('button', { name: t.submit }).click();
      await expect(field(page, t.message)).toBeFocused();
      await field(page, t.message).fill('¿Se oye la calle?');
      await form(page).getByRole('button', { name: t.submit }).click();
      await expect(page.getByRole('heading', { name: contactForm.success })).toBeFocused();
    });
  });

  test.describe(`the form of a listing without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('comes back with what was chosen and what is wrong, then with thanks', async ({ page }) => {
      await open(page, forSale.id);
      await form(page).getByText(t.days.thursday, { exact: true }).click();
      await form(page).getByText(t.mode.video, { exact: true }).click();
      await field(page, t.name).fill('Ada');
      await field(page, t.email).fill('ada@nowhere');
      await form(page).getByRole('button', { name: t.submit }).click();
      const again = main(page).locator('form').first();
      await expect(again.getByText(fieldErrors.invalidEmail)).toBeVisible();
      await expect(again.getByLabel(t.days.thursday, { exact: true })).toBeChecked();
      await expect(again.getByLabel(t.mode.video, { exact: true })).toBeChecked();
      await again.getByLabel(t.email, { exact: true }).fill(newAddress());
      await again.getByRole('button', { name: t.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactForm.success);
      await expect(main(page).getByText(t.days.thursday)).toBeVisible();
    });
  });
}
