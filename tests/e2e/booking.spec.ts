import { alivePage } from '@/tests/support/alive-page';
import { appointmentForm, openDay, radios, times } from '@/tests/support/appointment-form';
import { watch } from '@/tests/support/page-checks';
import { main } from '@/tests/support/page-parts';
import { readCalendar } from '@/tests/support/read-calendar';
import { emailsTo, nthEmailTo } from '@/tests/support/servers/mailbox';
import { decline, expect, newAddress, test } from '@/tests/support/settled-visitor';
import { fill, languages, texts } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

/** Expects exactly `count` emails, after a later email has arrived. */
async function allEmailsTo(page: Page, address: string, count: number) {
  if (count > 0) await nthEmailTo(address, count);
  const later = newAddress('later');
  const message = await page.request.post('/api/contact/send', {
    headers: { origin: new URL(page.url()).origin },
    data: { name: 'Núria', email: later, message: 'Té ascensor?' },
  });
  expect(message.status()).toBe(200);
  await nthEmailTo(later);
  const emails = await emailsTo(address);
  expect(emails).toHaveLength(count);
  return emails;
}

for (const locale of languages) {
  const { t, tAppointment, confirm, book } = appointmentForm(locale);
  const tPage = texts[locale].scheduleCallPage;

  test.describe(`booking a call, ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('books by mouse; the mail carries the file; moves and cancels by its private link', async ({
      page,
      browser,
    }) => {
      const { complaints, strangers } = watch(page);
      const email = newAddress();
      await openDay(page, locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tPage.title);
      await book(page, email);
      const reference = page.url().match(/schedule-call\/([2-9A-Z-]{9})/)?.[1] ?? '';
      await expect(main(page)).toContainText(reference);
      expect(page.url()).not.toContain('key=');

      const confirmation = await nthEmailTo(email);
      const file = Buffer.from(confirmation.attachments[0]?.content ?? '', 'base64').toString();
      expect(file).toContain('METHOD:REQUEST');
      const link = confirmation.text.match(/http\S+\/schedule-call\/[\w-]+\?key=[\w-]+/)?.[0] ?? '';

      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: tAppointment.calendar }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`cerda-mar-${reference}.ics`);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const { method, event } = readCalendar(Buffer.concat(chunks).toString());
      expect(method).toBe('PUBLISH');
      expect(event.find(({ name }) => name === 'SEQUENCE')?.value).toBe('0');

      // Clients may open the email in another browser. The secret is removed from the URL at once.
      const elsewhere = await browser.newContext({ locale });
      const other = alivePage(await elsewhere.newPage());
      await decline(other);
      for (let scan = 0; scan < 3; scan += 1) await other.request.get(link, { maxRedirects: 0 });
      await other.goto(link);
      expect(other.url()).not.toContain('key');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(tAppointment.title);
      await other.getByRole('link', { name: tAppointment.move }).click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(tAppointment.moveTitle);
      await times(other).nth(3).click();
      await other.getByRole('button', { name: t.move }).click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(tAppointment.moved);
      await other.getByText(tAppointment.cancel, { exact: true }).click();
      await other.getByRole('button', { name: tAppointment.cancelConfirm }).click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(tAppointment.cancelled);
      const emails = await allEmailsTo(page, email, 3);
      const methods = emails.map(({ attachments }) =>
        /METHOD:(\w+)[\s\S]*SEQUENCE:(\d)/.exec(Buffer.from(attachments[0]?.content ?? '', 'base64').toString()),
      );
      expect(methods.map((found) => `${found?.[1]} ${found?.[2]}`).sort()).toEqual([
        'CANCEL 2',
        'REQUEST 0',
        'REQUEST 1',
      ]);
      await elsewhere.close();
      expect(complaints).toEqual([]);
      expect(strangers).toEqual([]);
    });

    test('books by keyboard alone', { tag: '@nightly' }, async ({ page }) => {
      await openDay(page, locale);
      const days = page.locator('input[name="day"]');
      await expect(page.getByRole('button', { name: t.show })).toHaveCount(0);
      await days.and(page.locator(':checked')).focus();
      const before = await days.and(page.locator(':checked')).inputValue();
      await page.keyboard.press('ArrowRight');
      await expect(days.and(page.locator(':checked'))).not.toHaveValue(before);
      await page.keyboard.press('ArrowLeft');
      await expect(days.and(page.locator(':checked'))).toHaveValue(before);
      for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
      await expect(radios(page).first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(radios(page).nth(1)).toBeChecked();
      for (const text of ['Núria Puig', newAddress(), '+34600000000', '']) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(confirm(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tAppointment.booked);
    });

    test.describe('in New York', { tag: '@nightly' }, () => {
      test.use({ timezoneId: 'America/New_York' });

      test('shows both clocks, and books by that of Barcelona', async ({ page }) => {
        await openDay(page, locale);
        await expect(page.getByLabel(t.timeZone)).toHaveValue('America/New_York');
        const city = locale === 'es' ? 'Nueva York' : 'New York';
        const first = times(page).first();
        await expect(first).toContainText(fill(t.spokenOwn, { time: '', city }).trim());
        const clocks = (await first.innerText()).match(/\d\d:\d\d/g) ?? [];
        const [office, own] = [clocks[0], clocks.at(-1)].map((clock) => Number(clock?.slice(0, 2)));
        // The difference is five hours for some weeks in March and October.
        expect([5, 6]).toContain((office ?? 0) - (own ?? 0));
        await book(page, newAddress());
        await expect(main(page)).toContainText(fill(tAppointment.ownTime, { city }));
      });
    });
  });
}

test('keeps a filled hidden field silent', { tag: '@nightly' }, async ({ page }) => {
  await openDay(page, 'en');
  await times(page).nth(5).click();
  const email = newAddress();
  await main(page).getByLabel(texts.en.scheduler.name, { exact: true }).fill('Bot');
  await main(page).getByLabel(texts.en.scheduler.email, { exact: true }).fill(email);
  await main(page).getByLabel(texts.en.scheduler.phone, { exact: true }).fill('+34 600 000 000');
  await main(page)
    .locator('input[name="honeypot"]')
    .evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
  await page.getByRole('button', { name: texts.en.scheduler.confirm }).click();
  await expect(page.getByText(texts.en.scheduler.received)).toBeVisible();
  await allEmailsTo(page, email, 0);
});
