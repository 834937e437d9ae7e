import { appointmentForm, openDay, radios, times } from '@/tests/support/appointment-form';
import { main } from '@/tests/support/page-parts';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { fill, languages, texts } from '@/tests/support/texts';

for (const locale of languages) {
  const { t, tAppointment, fillIn, confirm } = appointmentForm(locale);
  const tPage = texts[locale].scheduleCallPage;

  test.describe(`booking a call, ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'chooses a day, a length and a zone, makes a mistake, books, moves and cancels',
        { tag: '@nightly' },
        async ({ page }) => {
          await openDay(page, locale);
          await main(page)
            .getByText(fill(t.minutes, { minutes: '60' }))
            .click();
          await page.getByLabel(t.timeZone).selectOption('Asia/Kolkata');
          await page.getByRole('button', { name: t.show }).click();
          await expect(page).toHaveURL(/minutes=60/);
          await expect(times(page).first()).toContainText(/:30/);
          await times(page).nth(4).click();
          await fillIn(page, newAddress());
          await main(page).getByLabel(t.phone, { exact: true }).fill('x');
          await confirm(page).click();
          await expect(main(page).getByText(t.errors.invalidPhone)).toBeVisible();
          await expect(main(page).getByLabel(t.name, { exact: true })).toHaveValue('Núria Puig');
          await expect(radios(page).nth(4)).toBeChecked();
          await main(page).getByLabel(t.phone, { exact: true }).fill('+34 600 000 000');
          await confirm(page).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(tAppointment.booked);
          await expect(main(page)).toContainText(fill(tAppointment.minutes, { minutes: '60' }));
          await page.getByRole('link', { name: tAppointment.move }).click();
          await times(page).nth(1).click();
          await page.getByRole('button', { name: t.move }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(tAppointment.moved);
          await page.getByText(tAppointment.cancel, { exact: true }).click();
          await page.getByRole('button', { name: tAppointment.cancelConfirm }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(tAppointment.cancelled);
        },
      );

      test('leads from the consultation to the calendar', { tag: '@nightly' }, async ({ page }) => {
        await page.goto(`/${locale}/book-consultation`);
        await page.getByRole('link', { name: texts[locale].consultationPage.schedule.link }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(tPage.title);
      });
    });
  });
}
