import { alivePage } from '@/tests/support/alive-page';
import { appointmentForm, openDay, radios, times } from '@/tests/support/appointment-form';
import { expectNoSidewaysScroll } from '@/tests/support/page-checks';
import { complaint, main } from '@/tests/support/page-parts';
import { decline, expect, newAddress, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

for (const locale of languages) {
  const { t, tAppointment, fillIn, confirm, book } = appointmentForm(locale);

  test.describe(`booking a call, ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('says what is missing or wrong, and keeps what was typed', { tag: '@nightly' }, async ({ page }) => {
      await openDay(page, locale);
      await confirm(page).click();
      await expect(complaint(page, t.errors.fillRequired)).toBeVisible();
      await expect(main(page).getByText(t.errors.required)).toHaveCount(3);
      await expect(main(page).getByRole('group', { description: t.chooseTime })).toBeVisible();
      await expect(radios(page).first()).toBeFocused();
      await times(page).first().click();
      await fillIn(page, 'nuria@');
      await main(page).getByLabel(t.phone, { exact: true }).fill('12');
      await confirm(page).click();
      await expect(main(page).getByText(t.errors.invalidEmail)).toBeVisible();
      await expect(main(page).getByText(t.errors.invalidPhone)).toBeVisible();
      await expect(main(page).getByLabel(t.email, { exact: true })).toBeFocused();
      await expect(main(page).getByLabel(t.name, { exact: true })).toHaveValue('Núria Puig');
    });

    test(
      'says that a time was sold meanwhile, offers others and keeps what was typed',
      { tag: '@nightly' },
      async ({ page, browser }) => {
        await openDay(page, locale);
        const address = page.url();
        const slow = alivePage(await (await browser.newContext({ reducedMotion: 'reduce' })).newPage());
        await decline(slow);
        await slow.goto(address);
        await times(slow).nth(2).click();
        const sold = await radios(slow).nth(2).inputValue();
        await fillIn(slow, newAddress());
        await book(page, newAddress(), 2);
        await confirm(slow).click();
        await expect(slow.getByText(t.errors.taken)).toBeVisible();
        await expect(slow.locator(`input[value="${sold}"]`)).toHaveCount(0);
        await expect(main(slow).getByLabel(t.name, { exact: true })).toHaveValue('Núria Puig');
        await times(slow).first().click();
        await confirm(slow).click();
        await expect(slow.getByRole('heading', { level: 1 })).toHaveText(tAppointment.booked);
        await slow.context().close();
      },
    );

    test('shows another date where a day has no time', { tag: '@nightly' }, async ({ page }) => {
      const sunday = new Date(Date.now() + 86_400_000 * (14 - new Date().getUTCDay())).toISOString().slice(0, 10);
      await page.goto(`/${locale}/schedule-call?day=${sunday}`);
      await expect(main(page).getByRole('status')).toContainText(t.noneOnDay.split('{day}')[1] ?? '');
      await expect(radios(page)).toHaveCount(0);
    });

    test(
      'stands in the frame of the consultation, and offers half an hour alone',
      { tag: '@nightly' },
      async ({ page }) => {
        await page.goto(`/${locale}/book-consultation?minutes=60`);
        const area = page.getByRole('region', { name: texts[locale].consultationPage.schedule.title });
        await expect(times(page).first()).toBeVisible();
        await expect(area.getByRole('group', { name: t.length })).toHaveCount(0);
        await expect(area.locator('input[name="minutes"]')).toHaveValue('30');
        await expectNoSidewaysScroll(page);
      },
    );

    test('fits 320 px: calendar, the call, a wrong link', { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openDay(page, locale);
      await expectNoSidewaysScroll(page);
      await book(page, newAddress(), 3);
      await expectNoSidewaysScroll(page);
      await page.goto(`/${locale}/schedule-call/2222-2222/calendar.ics`);
      await expect(page).toHaveURL(`/${locale}/schedule-call/2222-2222`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tAppointment.missing);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('tells programs what they may know, and strangers nothing', async ({ request }) => {
  expect((await request.get('/api/booking/availability?month=<script>')).status()).toBe(422);
  const answer = await request.get('/api/booking/availability?month=next');
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect((await request.get('/en/schedule-call/2222-2222/calendar.ics')).status()).toBe(404);
});
