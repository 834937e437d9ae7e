import { listing, invitationOf, tabTo, viewingPage } from '@/tests/support/book-viewing';
import { forSale } from '@/tests/support/listing-page';
import { expectNoSidewaysScroll } from '@/tests/support/page-checks';
import { main } from '@/tests/support/page-parts';
import { linkIn, nthEmailTo } from '@/tests/support/servers/mailbox';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { enterAsAgentOfListings, enterAsStaff } from '@/tests/support/staff';
import { texts } from '@/tests/support/texts';

const { deskDiary, enquiryForm, listingPage, viewing } = texts.en;
const t = deskDiary.calendar;

test(
  'a home whose agent has no diary takes preferences, at the address of free times too',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`/en/properties/${forSale.id}/viewing`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(viewing.title);
    await expect(main(page).getByText(enquiryForm.daysLegend)).toBeVisible();
  },
);

test('an agent makes a private address of her diary, and revokes it', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'agent');
  await page.goto('/en/dashboard/agency/diary/calendar');
  await page.getByRole('button', { name: t.share }).click();
  await expect(page.getByText(t.made)).toBeVisible();
  const { pathname, search } = new URL((await page.locator('code').textContent()) ?? '');
  const address = pathname + search;
  const calendar = await page.request.get(address);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await page.reload();
  await page.getByRole('button', { name: t.unshare }).click();
  await expect(page.getByText(deskDiary.done.unshared)).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('a calendar of one’s own is connected by its address alone', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'agent');
  await page.goto('/en/dashboard/agency/diary/calendar');
  await page.getByLabel(t.address, { exact: true }).fill('my calendar');
  await page.getByRole('button', { name: t.follow, exact: true }).click();
  await expect(page.getByText(deskDiary.errors.invalidAddress)).toBeVisible();
  await page.getByLabel(t.address, { exact: true }).fill('webcal://calendar.example/secret.ics');
  await page.getByRole('button', { name: t.follow, exact: true }).click();
  await expect(page.getByText(deskDiary.done.followed)).toBeVisible();
});

test.describe('a viewing at a free time', () => {
  const id = listing?.id ?? '';
  const phone = { viewport: { width: 390, height: 844 } };

  test(
    'is booked, moved by the agent on her phone, and cancelled by the link in the email',
    { tag: '@nightly' },
    async ({ openBrowser, page }) => {
      test.slow();
      const { choose, fillIn, open, send, tDone, tPage, time, title } = viewingPage('en');
      const [name, email] = [`Ada ${Date.now()}`, newAddress()];
      const agent = await openBrowser(phone);
      await enterAsAgentOfListings(agent);
      await agent.goto('/en/dashboard/agency/diary/hours');
      for (const weekday of ['1', '2', '3', '4', '5', '6'] as const) {
        await agent.getByLabel(deskDiary.hours.weekdays[weekday], { exact: true }).fill('07:00-21:00');
      }
      await agent.getByRole('button', { name: deskDiary.hours.save }).click();
      await expect(agent.getByText(deskDiary.done.hours)).toBeVisible();

      // The agent's own hours apply, not those of the office.
      await page.goto(`/en/properties/${id}`);
      await main(page).getByRole('link', { name: listingPage.enquiry.visit }).first().click();
      await main(page)
        .getByRole('link', { name: /, 07:00$/ })
        .last()
        .click();
      await expect(page).toHaveURL(/start=\d+/);
      const address = new URL(page.url()).searchParams;
      const [day, first] = [address.get('from') ?? '', Number(address.get('start'))];
      await expect(time(page, first)).toBeChecked();
      await fillIn(page, name, email);
      await send(page);
      await expect(title(page)).toHaveText(tDone.booked);
      const booked = await nthEmailTo(email, 1);
      const invitation = invitationOf(booked);
      expect(invitation).toMatchObject({ method: 'REQUEST', sequence: 0, start: first });

      await agent.goto(`/en/dashboard/agency/diary?day=${day}`);
      await agent.getByRole('link', { name }).filter({ visible: true }).click();
      await expect(title(agent)).toContainText(name);
      await agent.getByLabel(deskDiary.booking.time, { exact: true }).fill('10:00');
      await agent.getByRole('button', { name: deskDiary.page.moveSave }).click();
      await expect(agent.getByText(deskDiary.done.moved)).toBeVisible();
      await expectNoSidewaysScroll(agent);
      const moved = await nthEmailTo(email, 2);
      const second = first + 3 * 3_600_000;
      expect(invitationOf(moved)).toEqual({ ...invitation, sequence: 1, start: second });

      const elsewhere = await openBrowser();
      await elsewhere.goto(linkIn(moved, `${new URL(page.url()).pathname}?`));
      await expect(title(elsewhere)).toHaveText(tDone.title);
      await expect(main(elsewhere)).toContainText('10:00');
      await open(page, id, day);
      await expect(time(page, first)).toHaveCount(1);
      await expect(time(page, second)).toHaveCount(0);
      await elsewhere.getByText(tDone.cancel, { exact: true }).click();
      await elsewhere.getByRole('button', { name: tPage.cancelConfirm }).click();
      await expect(title(elsewhere)).toHaveText(tDone.cancelled);
      expect(invitationOf(await nthEmailTo(email, 3))).toEqual({
        ...invitation,
        method: 'CANCEL',
        sequence: 2,
        start: second,
      });
      await page.reload();
      await choose(page, second);
      await expect(time(page, second)).toBeChecked();
    },
  );

  test('is booked by keyboard alone', { tag: '@nightly' }, async ({ page }) => {
    test.slow();
    const { labels, t, tDone, times, title } = viewingPage('en');
    await page.goto(`/en/properties/${id}`);
    await tabTo(page, listingPage.enquiry.visit, 'link');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: enquiryForm.free.others })).toBeVisible();
    await tabTo(page, /, \d\d:\d\d$/, 'link');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(t.title);
    await tabTo(page, /^\d\d:\d\d$/, 'radio');
    await page.keyboard.press('ArrowDown');
    await expect(times(page).and(page.locator(':checked'))).toBeFocused();
    await tabTo(page, labels.name, 'textbox');
    for (const text of ['Núria Puig', newAddress(), '+34600000000']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await tabTo(page, t.book, 'button');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(tDone.booked);
    await expect(title(page)).toBeFocused();
  });

  test.describe('without JavaScript, es', { tag: '@nightly' }, () => {
    test.use({ javaScriptEnabled: false, ...phone });

    test('is booked, with a mistake on the way, and cancelled', async ({ page }) => {
      const { field, fillIn, labels, send, t, tDone, tPage, times, title } = viewingPage('es');
      await page.goto(`/es/properties/${id}`);
      await page.getByRole('link', { name: texts.es.enquiryForm.free.choose }).click();
      await page.getByRole('link', { name: t.later }).click();
      await expect(page).toHaveURL(/from=/);
      await main(page).locator('label:has(input[name="start"])').nth(1).click();
      await fillIn(page, 'Núria Puig', newAddress());
      await field(page, labels.phone).fill('x');
      await send(page);
      await expect(main(page).getByText(texts.es.scheduler.errors.invalidPhone)).toBeVisible();
      await expect(field(page, labels.name)).toHaveValue('Núria Puig');
      await expect(times(page).nth(1)).toBeChecked();
      await expectNoSidewaysScroll(page);
      await field(page, labels.phone).fill('+34 600 000 000');
      await send(page);
      await expect(title(page)).toHaveText(tDone.booked);
      await expectNoSidewaysScroll(page);
      await page.getByText(tDone.cancel, { exact: true }).click();
      await page.getByRole('button', { name: tPage.cancelConfirm }).click();
      await expect(title(page)).toHaveText(tDone.cancelled);
    });
  });
});
