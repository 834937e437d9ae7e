import { expectAccessible, watch } from '../support/page-checks';
import { expect, test } from '../support/settled-visitor';
import { languages, texts } from '../support/texts';
import { agency, written } from '../support/written';

for (const locale of languages) {
  const t = texts[locale];
  const content = written[locale];

  test.describe(`the contact page, ${locale}`, () => {
    test('says where we are and when, from the one module', async ({ page }) => {
      await page.goto(`/${locale}/contact`);
      const main = page.getByRole('main');
      const { address, phone, email, hours } = agency;
      await expect(
        main.getByText(`${address.street} ${address.number}, ${address.postalCode} ${address.city}`),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: phone.display }).first()).toHaveAttribute(
        'href',
        `tel:${phone.e164}`,
      );
      await expect(main.getByRole('link', { name: email }).first()).toHaveAttribute('href', `mailto:${email}`);
      const clock = (time: string) => new RegExp(`(?<!\\d)${time.replace(/^0/, '')}(?!\\d)`);
      const office = main.getByRole('region', { name: t.contactPage.hoursOffice });
      for (const { opens, closes } of hours.office) {
        await expect(office).toContainText(clock(opens));
        await expect(office).toContainText(clock(closes));
      }
      await expect(main.getByRole('region', { name: t.contactPage.hoursPhone })).toContainText(
        clock(hours.phone[0].closes),
      );
    });

    test('draws the way with nobody else’s help, and links to a map', async ({ page }) => {
      const seen = watch(page);
      await page.goto(`/${locale}/contact`);
      await expect(page.getByRole('img', { name: t.contactPage.map })).toBeVisible();
      const map = page.getByRole('link', { name: t.contactPage.onMap });
      await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=41\.39.*&mlon=2\.15/);
      expect(seen.strangers).toEqual([]);
    });

    test('has the place of the form, a way to book, and no profile that does not exist', async ({ page }) => {
      await page.goto(`/${locale}/contact#contact-form`);
      await expect(page.locator('#contact-form')).toBeInViewport();
      await expect(page.getByRole('link', { name: t.contactPage.booking.link })).toHaveAttribute(
        'href',
        `/${locale}/book-consultation`,
      );
      await expect(page.locator('a[href="#"], a[rel="me"]')).toHaveCount(0);
    });
  });

  test.describe(`the scheduler on the contact page, ${locale}`, () => {
    test('stands in its section when the reader comes there, with free times', async ({ page }) => {
      await page.goto(`/${locale}/contact`);
      const area = page.getByRole('region', { name: t.consultationPage.schedule.title });
      await expect(area.getByRole('link', { name: t.consultationPage.schedule.link })).toHaveAttribute(
        'href',
        `/${locale}/schedule-call`,
      );
      expect((await area.boundingBox())?.height).toBeGreaterThanOrEqual(800);
      await area.scrollIntoViewIfNeeded();
      await expect(area.getByRole('heading', { name: t.booking.dayTitle })).toBeVisible();
      await expect(area.locator('label:has(input[name="start"])').first()).toBeVisible();
      await expect(area.getByRole('group', { name: t.booking.length })).toHaveCount(0);
      await expectAccessible(page);
    });
  });

  test.describe(`the consultation, ${locale}`, () => {
    test('says what it is and keeps 800 px for the scheduler', async ({ page }) => {
      await page.goto(`/${locale}/book-consultation`);
      await expect(page.getByText(t.consultationPage.minutes.replace('{minutes}', '30')).first()).toBeVisible();
      for (const item of content.consultation.bring.items) await expect(page.getByText(item)).toBeVisible();
      const area = page.getByRole('region', { name: t.consultationPage.schedule.title });
      expect((await area.boundingBox())?.height).toBeGreaterThanOrEqual(800);
      await expect(area.getByRole('link', { name: agency.phone.display })).toBeVisible();
    });

    test('leads to the contact block of the home page', async ({ page }) => {
      await page.goto(`/${locale}/book-consultation`);
      const name = locale === 'en' ? 'Contact us directly' : t.consultationPage.direct;
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/${locale}#contact`);
    });
  });
}
