import type { Locator, Page } from '@playwright/test';
import { areaOf, availableListings } from '@/tests/support/available-listings';
import { forSale } from '@/tests/support/listing-page';
import { cards, main } from '@/tests/support/page-parts';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { texts } from '@/tests/support/texts';

/** See docs/journeys.md. */
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const { name: place } = areaOf(forSale);

function tapperOf() {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  return { tap, count: () => taps };
}

const expectInFirstView = async (page: Page, parts: readonly Locator[]) => {
  await expect(page).toHaveURL(/\/properties\/[a-z]/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
};

async function sign(form: Locator, t: Readonly<{ name: string; email: string }>) {
  await form.getByLabel(t.name, { exact: true }).fill('Jan de Vries');
  await form.getByLabel(t.email, { exact: true }).fill(newAddress());
}

test.describe('journeys', { tag: '@nightly' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('a buyer from abroad asks for a viewing by video', async ({ page }) => {
      const { contactForm, enquiryForm: t, listingPage } = texts.en;
      const { tap, count } = tapperOf();
      await page.goto(`/en/properties?area=${encodeURIComponent(place.toLowerCase())}&operation=sale`);
      await tap(cards(page).getByRole('link').first());
      const summary = page.getByRole('region', { name: listingPage.enquiry.label });
      const visit = summary.getByRole('link', { name: listingPage.enquiry.visit });
      await expectInFirstView(page, [
        page.getByRole('list', { name: listingPage.gallery.label }).getByRole('img').first(),
        summary.getByText(/^€[\d,]+/).first(),
        summary.locator('summary'),
        summary.getByRole('list', { name: listingPage.keyFigures }),
        summary.getByRole('heading', { level: 1 }),
        visit,
      ]);
      await tap(visit);
      const form = main(page).locator('#contact-form form');
      for (const choice of [t.mode.video, t.days.monday, t.parts.morning])
        await tap(form.getByText(choice, { exact: true }));
      await sign(form, t);
      await tap(form.getByRole('button', { name: t.submit }));
      await expect(page.getByRole('heading', { name: contactForm.success })).toBeFocused();
      expect(count()).toBeLessThanOrEqual(6);
    });

    test('a couple that sells learns what its home is worth and asks an agent to look', async ({ page }) => {
      const { sellPage, valuationPage } = texts.es;
      const { tap, count } = tapperOf();
      await page.goto('/es/sell');
      const search = page.getByRole('search', { name: sellPage.search.title });
      await search.getByLabel(sellPage.search.location).fill(place);
      await tap(search.getByRole('button', { name: sellPage.search.value }));
      await expect(page).toHaveURL(/\/es\/herramientas\/valoracion\?/);
      await expect(main(page).getByLabel(valuationPage.form.fields.place)).toHaveValue(place);
      await expect(page.getByRole('heading', { name: valuationPage.result.heading })).toBeVisible();
      await tap(main(page).getByRole('link', { name: valuationPage.result.look }));
      const form = main(page).locator('form').filter({ hasText: valuationPage.agentLook.submit });
      await form.getByLabel(texts.es.contactForm.name, { exact: true }).fill('Montse Vilà');
      await form.getByLabel(texts.es.contactForm.email, { exact: true }).fill(newAddress());
      await tap(form.getByRole('button', { name: valuationPage.agentLook.submit }));
      await expect(main(page).getByText(valuationPage.agentLook.done)).toBeVisible();
      expect(count()).toBeLessThanOrEqual(4);
    });

    test('a tenant sees what moving in takes, and says from when and how many', async ({ page }) => {
      const letting = availableListings.find(({ operation }) => operation === 'rent');
      test.skip(!letting, 'nothing is to let');
      const { contactForm, enquiryForm: t, listingPage, listingPrice } = texts.es;
      const { tap, count } = tapperOf();
      await page.goto('/es/properties?operation=rent');
      await tap(cards(page).getByRole('link').first());
      const summary = page.getByRole('region', { name: listingPage.enquiry.label });
      const visit = summary.getByRole('link', { name: listingPage.enquiry.visit });
      await expectInFirstView(page, [summary.getByText(/\d\s€/).first(), visit]);
      await expect(summary.getByText(listingPrice.moveIn)).toBeVisible();
      await tap(visit);
      const form = main(page).locator('#contact-form form');
      await form.getByLabel(t.moveIn).fill('2027-03-01');
      await form.getByLabel(t.people).fill('2');
      await sign(form, t);
      await tap(form.getByRole('button', { name: t.submit }));
      await expect(page.getByRole('heading', { name: contactForm.success })).toBeFocused();
      expect(count()).toBeLessThanOrEqual(4);
    });
  });

  test.describe('at a desk', () => {
    test.use({ viewport: desk });

    test('an investor compares the price and takes the home’s figures into the calculator', async ({ page }) => {
      const { listingPage, listingPrice } = texts.en;
      const { tap, count } = tapperOf();
      await page.goto('/en/properties?operation=sale');
      await tap(
        cards(page)
          .getByRole('link', { name: forSale.text.en.title })
          .or(cards(page).getByRole('link').first())
          .first(),
      );
      const summary = page.getByRole('region', { name: listingPage.enquiry.label });
      await expectInFirstView(page, [
        summary.getByText(/^€[\d,]+/).first(),
        summary.getByText(listingPrice.allIn),
        summary.getByText(listingPrice.propertyTax),
        summary.getByRole('link', { name: listingPage.enquiry.visit }),
      ]);
      await expect(page.getByRole('rowheader', { name: listingPrice.terms.perArea })).toBeVisible();
      const price = (
        await summary
          .getByText(/^€[\d,]+/)
          .first()
          .innerText()
      ).replace(/\D/g, '');
      await tap(summary.locator('summary'));
      await tap(summary.getByRole('link', { name: listingPrice.calculator }));
      await expect(page).toHaveURL(new RegExp(`/en/herramientas/calculadora-hipoteca\\?.*price=${price}`));
      const typed = main(page).locator('[name="price"]');
      expect((await typed.inputValue()).replace(/\D/g, '')).toBe(price);
      expect(count()).toBeLessThanOrEqual(3);
    });

    test('somebody without a mouse looks at the images and asks for a viewing', async ({ page }) => {
      const { contactForm, enquiryForm: t, listingPage } = texts.en;
      await page.goto(`/en/properties/${forSale.id}`);
      /** Presses Tab until the target has focus; returns the number of presses. */
      const tabTo = async (target: Locator, most: number) => {
        for (let tabs = 1; tabs <= most; tabs += 1) {
          await page.keyboard.press('Tab');
          if (await target.evaluate((element) => element === document.activeElement)) return tabs;
        }
        throw new Error(`Not reached with ${most} tabs`);
      };
      const images = page.getByRole('list', { name: listingPage.gallery.label }).getByRole('link');
      await tabTo(images.first(), 25);
      await page.keyboard.press('Enter');
      const viewer = page.getByRole('dialog', { name: listingPage.gallery.label });
      await expect(viewer).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(images.first()).toBeFocused();
      const summary = page.getByRole('region', { name: listingPage.enquiry.label });
      const visit = summary.getByRole('link', { name: listingPage.enquiry.visit });
      await tabTo(visit, 15);
      await page.keyboard.press('Enter');
      const form = main(page).locator('#contact-form form');
      await tabTo(form.getByLabel(t.name, { exact: true }), 15);
      await page.keyboard.type('Ruth');
      await page.keyboard.press('Tab');
      await page.keyboard.type(newAddress());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: contactForm.success })).toBeFocused();
    });
  });
});
