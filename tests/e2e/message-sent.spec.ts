import type { Page } from '@playwright/test';
import { appointmentForm, openDay, times } from '@/tests/support/appointment-form';
import { availableListings } from '@/tests/support/available-listings';
import { expectNoSidewaysScroll } from '@/tests/support/page-checks';
import { main } from '@/tests/support/page-parts';
import { emailsTo, nthEmailTo } from '@/tests/support/servers/mailbox';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';
import { written } from '@/tests/support/written';

const [listing] = availableListings as [(typeof availableListings)[0]];
const NAME = 'Maria Montserrat Vilà i Gal·lart de Santa Coloma-Queralt';
const WORDS = 'Can I see it on Saturday?\nThank you.';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

async function isUncovered(page: Page, name: string): Promise<boolean> {
  return page.getByRole('heading', { name }).evaluate((heading) => {
    const { left, right, top, bottom } = heading.getBoundingClientRect();
    const points = [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    return points.every(([x, y]) => heading.contains(document.elementFromPoint(x, y)));
  });
}

async function thanksTo(page: Page, email: string): Promise<number> {
  await nthEmailTo(email);
  const later = newAddress('later');
  const response = await page.request.post('/api/contact/send', {
    headers: { origin: new URL(page.url()).origin },
    data: { name: 'Núria', email: later, message: 'Té ascensor?' },
  });
  expect(response.status()).toBe(200);
  await nthEmailTo(later);
  return (await emailsTo(email)).length;
}

for (const locale of languages) {
  const { contactForm: t } = texts[locale];
  const agent = written[locale].team.find(({ id }) => id === listing.agent);

  const fillIn = async (page: Page, email: string) => {
    const form = main(page).locator('#contact-form form');
    await form.getByLabel(t.name, { exact: true }).fill(NAME);
    await form.getByLabel(t.email, { exact: true }).fill(email);
    const { message } = texts[locale].enquiryForm;
    await form.getByLabel(new RegExp(`^(${t.message}|${message})$`)).fill(WORDS);
    return form.getByRole('button', { name: t.submit });
  };

  for (const [device, width, height] of [
    ['phone', 390, 844],
    ['tablet', 834, 1112],
    ['desktop', 1440, 900],
  ] as const) {
    test.describe(`after a request for a viewing on a ${device}, ${locale}`, { tag: '@nightly' }, () => {
      test.use({ viewport: { width, height } });

      test('the confirmation stands in view with nothing over it, and no second press sends again', async ({
        page,
      }) => {
        const email = newAddress();
        await page.goto(`/${locale}/properties/${listing.id}`);
        const bar = page.getByTestId('foot-bar').getByRole('link', { includeHidden: true });
        const send = await fillIn(page, email);
        if (width < 1_024) await expect(bar).toBeHidden();
        await send.dblclick();

        const heading = page.getByRole('heading', { name: t.success });
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport({ ratio: 1 });
        await expect.poll(() => isUncovered(page, t.success)).toBe(true);
        const panel = page.getByRole('region', { name: t.success });
        for (const text of [agent?.name ?? '', t.sent.promise, email, listing.reference, WORDS.split('\n')[0] ?? ''])
          await expect(panel.getByText(text)).toBeVisible();
        await expect(send).toHaveCount(0);
        await expectNoSidewaysScroll(page);

        // On phones the price bar covered this end.
        const again = panel.getByRole('button', { name: t.sent.again });
        await again.scrollIntoViewIfNeeded();
        await expect(again).toBeInViewport({ ratio: 0.99 });
        if (width < 1_024) await expect(bar).toBeHidden();
        await again.click();
        const name = main(page).locator('#contact-form form').getByLabel(t.name, { exact: true });
        await expect(name).toBeFocused();
        await expect(name).toHaveValue('');
        expect(await thanksTo(page, email)).toBe(1);
      });
    });
  }

  test.describe(`after a message, ${locale}`, () => {
    test('going away and Back and Forward, and a reload, send nothing again', { tag: '@nightly' }, async ({ page }) => {
      const email = newAddress();
      await page.goto(`/${locale}/contact`);
      const send = await fillIn(page, email);
      await send.click();
      const panel = page.getByRole('region', { name: t.success });
      await panel.getByRole('link', { name: t.sent.homes }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/properties$`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/${locale}/contact$`));
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`/${locale}/properties$`));
      await page.goBack();
      await page.reload();
      expect(await thanksTo(page, email)).toBe(1);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

      test(
        'the same is said at an address of its own; Back, Forward, a reload and a second press send nothing again',
        { tag: '@nightly' },
        async ({ page }) => {
          const email = newAddress();
          await page.goto(`/${locale}/properties/${listing.id}`);
          await (await fillIn(page, email)).click();
          const resultPath = `/${locale}/contact/message?done=sent`;
          await expect(page).toHaveURL(resultPath);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success);
          const expectSent = async () => {
            for (const text of [
              agent?.name ?? '',
              t.sent.promise,
              email,
              listing.reference,
              WORDS.split('\n')[0] ?? '',
            ])
              await expect(main(page).getByText(text)).toBeVisible();
          };
          await expectSent();
          await page.reload();
          await expectSent();
          await page.goBack();
          await page.goForward();
          await expectSent();
          await page.goBack();
          await (await fillIn(page, email)).click();
          await expect(page).toHaveURL(resultPath);
          await expect(main(page).getByRole('link', { name: t.sent.back })).toHaveAttribute(
            'href',
            `/${locale}/properties/${listing.id}`,
          );
          await main(page).getByRole('link', { name: t.sent.again }).click();
          await expect(page).toHaveURL(`/${locale}/properties/${listing.id}#contact-form`);
          expect(await thanksTo(page, email)).toBe(1);
        },
      );

      test('the address alone shows nobody what was sent', { tag: '@nightly' }, async ({ page, browser }) => {
        await page.goto(`/${locale}/contact`);
        await (await fillIn(page, newAddress())).click();
        await expect(main(page)).toContainText(WORDS.split('\n')[0] ?? '');
        const elsewhere = await (await browser.newContext()).newPage();
        await elsewhere.goto(page.url());
        await expect(elsewhere.getByRole('main')).toContainText(t.sent.promise);
        await expect(elsewhere.getByRole('main')).not.toContainText(WORDS.split('\n')[0] ?? '');
        await elsewhere.context().close();
      });
    });
  });

  test.describe(`after a call was booked, ${locale}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });
    const { tAppointment, fillIn: fillInAppointment, confirm } = appointmentForm(locale);

    test(
      'its page has the focus and stands uncovered; Back and a reload book nothing again',
      { tag: '@nightly' },
      async ({ page }) => {
        const email = newAddress();
        await openDay(page, locale);
        await times(page).nth(2).click();
        await fillInAppointment(page, email);
        await confirm(page).dblclick();
        const heading = page.getByRole('heading', { level: 1, name: tAppointment.booked });
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport({ ratio: 1 });
        await expect.poll(() => isUncovered(page, tAppointment.booked)).toBe(true);
        await expect(main(page).getByText(tAppointment.who, { exact: true })).toBeVisible();
        await expect(main(page).getByText(email)).toBeVisible();
        await page.reload();
        await expect(heading).toBeVisible();
        await page.goBack();
        await page.goForward();
        await expect(heading).toBeVisible();
        expect(await thanksTo(page, email)).toBe(1);
      },
    );
  });
}
