import { test as base, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, watch } from '../support/page-checks';
import { readCalendar } from '../support/read-calendar';
import { ports } from '../support/servers/ports.mjs';
import { languages, texts } from '../support/texts';
import { expect, newAddress, test } from '../support/visitor';

type Mail = { subject: string; text: string; attachments: { mimeType: string; content: string }[] };

/** Every mail to somebody, once there are so many. */
async function mailsTo(address: string, count: number): Promise<Mail[]> {
  let mails: Mail[] = [];
  await expect
    .poll(
      async () => {
        const answer = await fetch(`http://localhost:${ports.control}/mails?to=${encodeURIComponent(address)}`);
        mails = (await answer.json()) as Mail[];
        return mails.length;
      },
      { timeout: 15_000 },
    )
    .toBe(count);
  return mails;
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const times = (page: Page) => page.locator('label:has(input[name="start"])');
const radios = (page: Page) => page.locator('input[name="start"]');
const decline = (page: Page) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
const main = (page: Page) => page.getByRole('main');

/** Workers book side by side: each goes from one day of its own to the next, so that none sells another's time. */
let dayCounter = 0;
async function openDay(page: Page, locale: 'en' | 'es'): Promise<void> {
  const answer = await page.request.get(`/api/booking/availability?month=${monthAhead()}`);
  const { days } = (await answer.json()) as { days: Record<string, number[]> };
  const full = Object.keys(days).filter((day) => (days[day]?.length ?? 0) >= 8);
  const own = full.filter((_, index) => index % 2 === base.info().parallelIndex % 2);
  await page.goto(`/${locale}/schedule-call?day=${own[dayCounter++ % own.length]}`);
}

/** The next month, which is open whole. */
function monthAhead(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
}

for (const locale of languages) {
  const { booking: t, callPage: tCall, scheduleCallPage: tPage } = texts[locale];

  const fillIn = async (page: Page, email: string) => {
    await main(page).getByLabel(t.name, { exact: true }).fill('Núria Puig');
    await main(page).getByLabel(t.email, { exact: true }).fill(email);
    await main(page).getByLabel(t.phone, { exact: true }).fill('+34 600 000 000');
    await main(page).getByLabel(t.notes).fill('Tres habitacions; amb llum');
  };
  const confirm = (page: Page) => page.getByRole('button', { name: t.confirm });
  const book = async (page: Page, email: string, nth = 0) => {
    await times(page).nth(nth).click();
    await fillIn(page, email);
    await confirm(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tCall.booked);
  };

  test.describe(`booking a call, ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await decline(page);
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

      const [confirmation] = await mailsTo(email, 1);
      const file = Buffer.from(confirmation?.attachments[0]?.content ?? '', 'base64').toString();
      expect(file).toContain('METHOD:REQUEST');
      const link = confirmation?.text.match(/http\S+key=[\w-]+/)?.[0] ?? '';

      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: tCall.calendar }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`cerda-mar-${reference}.ics`);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const { method, event } = readCalendar(Buffer.concat(chunks).toString());
      expect(method).toBe('PUBLISH');
      expect(event.find(({ name }) => name === 'SEQUENCE')?.value).toBe('0');

      // Another browser, as a client opens the mail elsewhere; the secret leaves the address at once.
      const elsewhere = await browser.newContext({ locale });
      const other = await elsewhere.newPage();
      await decline(other);
      for (let scan = 0; scan < 3; scan += 1) await other.request.get(link, { maxRedirects: 0 });
      await other.goto(link);
      expect(other.url()).not.toContain('key');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(tCall.title);
      await other.getByRole('link', { name: tCall.move }).click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(tCall.moveTitle);
      await times(other).nth(3).click();
      await other.getByRole('button', { name: t.move }).click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(tCall.moved);
      await other.getByText(tCall.cancel, { exact: true }).click();
      await other.getByRole('button', { name: tCall.cancelConfirm }).click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(tCall.cancelled);
      const mails = await mailsTo(email, 3);
      const methods = mails.map(({ attachments }) =>
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

    test('books by keyboard alone', async ({ page }) => {
      await openDay(page, locale);
      const days = page.locator('input[name="day"]');
      await expect(page.getByRole('button', { name: t.show })).toHaveCount(0);
      await days.and(page.locator(':checked')).focus();
      const before = await days.and(page.locator(':checked')).inputValue();
      await page.keyboard.press('ArrowRight');
      await expect(days.and(page.locator(':checked'))).not.toHaveValue(before);
      await page.keyboard.press('ArrowLeft');
      await expect(days.and(page.locator(':checked'))).toHaveValue(before);
      // Length, time zone, then the times.
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
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tCall.booked);
    });

    test('says what is missing or wrong, and keeps what was typed', async ({ page }) => {
      await openDay(page, locale);
      await confirm(page).click();
      await expect(page.getByRole('alert').filter({ hasText: t.errors.fillRequired })).toBeVisible();
      await expect(main(page).getByText(t.errors.required)).toHaveCount(4);
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

    test('takes a double click for one call', async ({ page }) => {
      const email = newAddress();
      await openDay(page, locale);
      await times(page).nth(1).click();
      await fillIn(page, email);
      await confirm(page).dblclick();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tCall.booked);
      await mailsTo(email, 1);
    });

    test('says that a time was sold meanwhile, offers others and keeps what was typed', async ({ page, browser }) => {
      await openDay(page, locale);
      const address = page.url();
      const slow = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
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
      await expect(slow.getByRole('heading', { level: 1 })).toHaveText(tCall.booked);
      await slow.context().close();
    });

    test('has nothing that axe finds: calendar, errors, the call, its move, a wrong link', async ({ page }) => {
      // Five pages, each looked at as a whole.
      test.slow();
      await openDay(page, locale);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await confirm(page).click();
      await expect(main(page).getByText(t.errors.required).first()).toBeVisible();
      await expectAccessible(page);
      await book(page, newAddress(), 3);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: tCall.move }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tCall.moveTitle);
      await expectAccessible(page);
      await page.goto(`/${locale}/schedule-call/2222-2222`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tCall.missing);
      await expectAccessible(page);
    });

    test('shows another date where a day has no time', async ({ page }) => {
      const sunday = new Date(Date.now() + 86_400_000 * (14 - new Date().getUTCDay())).toISOString().slice(0, 10);
      await page.goto(`/${locale}/schedule-call?day=${sunday}`);
      await expect(main(page).getByRole('status')).toContainText(t.noneOnDay.split('{day}')[1] ?? '');
      await expect(radios(page)).toHaveCount(0);
    });

    test('stands in the frame of the consultation, at least 800 px high', async ({ page }) => {
      await page.goto(`/${locale}/book-consultation`);
      const area = page.getByRole('region', { name: texts[locale].consultationPage.schedule.title });
      await expect(times(page).first()).toBeVisible();
      expect((await area.boundingBox())?.height).toBeGreaterThanOrEqual(800);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test.describe('in New York', () => {
      test.use({ timezoneId: 'America/New_York' });

      test('shows both clocks, and books by that of Barcelona', async ({ page }) => {
        await openDay(page, locale);
        await expect(page.getByLabel(t.timeZone)).toHaveValue('America/New_York');
        const city = locale === 'es' ? 'Nueva York' : 'New York';
        const first = times(page).first();
        await expect(first).toContainText(fill(t.spokenOwn, { time: '', city }).trim());
        const clocks = (await first.innerText()).match(/\d\d:\d\d/g) ?? [];
        const [office, own] = [clocks[0], clocks.at(-1)].map((clock) => Number(clock?.slice(0, 2)));
        // Five for some weeks in March and October.
        expect([5, 6]).toContain((office ?? 0) - (own ?? 0));
        await book(page, newAddress());
        await expect(main(page)).toContainText(fill(tCall.ownTime, { city }));
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('chooses a day, a length and a zone, makes a mistake, books, moves and cancels', async ({ page }) => {
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
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(tCall.booked);
        await expect(main(page)).toContainText(fill(tCall.minutes, { minutes: '60' }));
        await page.getByRole('link', { name: tCall.move }).click();
        await times(page).nth(1).click();
        await page.getByRole('button', { name: t.move }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(tCall.moved);
        await page.getByText(tCall.cancel, { exact: true }).click();
        await page.getByRole('button', { name: tCall.cancelConfirm }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(tCall.cancelled);
      });

      test('leads from the consultation to the calendar', async ({ page }) => {
        await page.goto(`/${locale}/book-consultation`);
        await page.getByRole('link', { name: texts[locale].consultationPage.schedule.link }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(tPage.title);
      });
    });
  });
}

test('keeps a filled hidden field silent', async ({ page }) => {
  await decline(page);
  await openDay(page, 'en');
  await times(page).nth(5).click();
  const email = newAddress();
  await main(page).getByLabel(texts.en.booking.name, { exact: true }).fill('Bot');
  await main(page).getByLabel(texts.en.booking.email, { exact: true }).fill(email);
  await main(page).getByLabel(texts.en.booking.phone, { exact: true }).fill('+34 600 000 000');
  await main(page)
    .locator('input[name="honeypot"]')
    .evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
  await page.getByRole('button', { name: texts.en.booking.confirm }).click();
  await expect(page.getByText(texts.en.booking.received)).toBeVisible();
  await mailsTo(email, 0);
});

test('tells programs what they may know, and strangers nothing', async ({ request }) => {
  expect((await request.get('/api/booking/availability?month=<script>')).status()).toBe(422);
  const answer = await request.get('/api/booking/availability?month=next');
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect((await request.get('/en/schedule-call/2222-2222/calendar.ics')).status()).toBe(404);
});
