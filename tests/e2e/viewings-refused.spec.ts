import type { Page } from '@playwright/test';
import { newClient, signIn } from '@/tests/support/accounts';
import {
  halfHour,
  listing,
  listingOfSeller,
  listingThatAsks,
  invitationOf,
  offeredDays,
  viewingPage,
} from '@/tests/support/book-viewing';
import { complaint } from '@/tests/support/page-parts';
import { nthEmailTo } from '@/tests/support/servers/mailbox';
import { expect, newAddress, test } from '@/tests/support/settled-visitor';
import { enterAsAgentOfListings } from '@/tests/support/staff';
import { texts } from '@/tests/support/texts';

const { deskDiary, deskSale, sale } = texts.en;
const { choose, field, fillIn, labels, open, send, t, tDone, tPage, time, times, title } = viewingPage('en');
type HalfHour = Awaited<ReturnType<typeof halfHour>>;

async function prepareBlock(page: Page, { day, from, to }: HalfHour): Promise<() => Promise<void>> {
  await enterAsAgentOfListings(page);
  await page.goto(`/en/dashboard/agency/diary/block?day=${day}`);
  await page.getByLabel(deskDiary.block.from, { exact: true }).fill(from);
  await page.getByLabel(deskDiary.block.to, { exact: true }).fill(to);
  return () => page.getByRole('button', { name: deskDiary.block.save, exact: true }).click();
}

async function prepareViewing(page: Page, id: string, { day, start }: HalfHour, name: string): Promise<void> {
  await open(page, id, day);
  await choose(page, start);
  await fillIn(page, name, newAddress());
}

async function expectOthers(page: Page, { start }: HalfHour, name: string): Promise<void> {
  await expect(complaint(page, t.errors.taken)).toBeVisible();
  await expect(time(page, start)).toHaveCount(0);
  await expect(times(page).first()).toBeVisible();
  await expect(field(page, labels.name)).toHaveValue(name);
  await expect(field(page, labels.phone)).toHaveValue(/\d/);
  await expect(field(page, t.notes)).toHaveValue('With a pram');
}

test.describe('free times of a home', { tag: '@nightly' }, () => {
  test.slow();
  const [id, asking, sold] = [listing?.id ?? '', listingThatAsks?.id ?? '', listingOfSeller?.id ?? ''];

  test('a half hour that two visitors want and the agent blocks goes to one of them', async ({ openBrowser, page }) => {
    const wanted = await halfHour(page, id, 2);
    const visitors = [
      { name: 'Ada Puig', page },
      { name: 'Eve Vidal', page: await openBrowser() },
    ];
    const agent = await openBrowser();
    const block = await prepareBlock(agent, wanted);
    for (const visitor of visitors) await prepareViewing(visitor.page, id, wanted, visitor.name);
    await Promise.all([...visitors.map((visitor) => send(visitor.page)), block()]);

    const blocked = agent.getByText(deskDiary.done.blocked);
    const occupied = agent.getByText(deskDiary.errors.occupied);
    await expect(blocked.or(occupied)).toBeVisible();
    const losers: typeof visitors = [];
    for (const visitor of visitors) {
      const isBooked = title(visitor.page).filter({ hasText: tDone.booked });
      await expect(isBooked.or(complaint(visitor.page, t.errors.taken))).toBeVisible();
      if ((await isBooked.count()) === 0) losers.push(visitor);
    }
    expect(losers).toHaveLength((await blocked.isVisible()) ? 2 : 1);
    for (const loser of losers) await expectOthers(loser.page, wanted, loser.name);
    if (await occupied.isVisible()) {
      await expect(agent.getByLabel(deskDiary.block.from, { exact: true })).toHaveValue(wanted.from);
    }
  });

  test('a time that the agent has blocked meanwhile is refused, and another one booked', async ({
    openBrowser,
    page,
  }) => {
    const wanted = await halfHour(page, id, 3);
    await prepareViewing(page, id, wanted, 'Ada Puig');
    const agent = await openBrowser();
    const block = await prepareBlock(agent, wanted);
    await block();
    await expect(agent.getByText(deskDiary.done.blocked)).toBeVisible();
    await send(page);
    await expectOthers(page, wanted, 'Ada Puig');
    await choose(page, wanted.start + 1_800_000);
    await send(page);
    await expect(title(page)).toHaveText(tDone.booked);
  });

  test('a day that the seller has closed is not offered', async ({ openBrowser, page }) => {
    const [agent, seller, email] = [await openBrowser(), await openBrowser(), await newClient()];
    await enterAsAgentOfListings(agent);
    await agent.goto(`/en/dashboard/agency/homes/${sold}/sale`);
    await agent.getByRole('button', { name: deskSale.mandate.open }).click();
    const sellers = agent.getByRole('region', { name: deskSale.sellers.title });
    await sellers.getByLabel(deskSale.sellers.email, { exact: true }).fill(email);
    await sellers.getByRole('button', { name: deskSale.sellers.invite }).click();
    await expect(agent.getByText(sale.done.invited)).toBeVisible();

    const [closed, next] = await offeredDays(page, sold, 4);
    await signIn(seller, email);
    await seller.goto(`/en/dashboard/sale/${sold}`);
    await seller.getByRole('button', { name: sale.invitation.accept }).click();
    await expect(seller.getByText(sale.done.accepted)).toBeVisible();
    await seller.getByRole('link', { name: sale.parts.calendar, exact: true }).click();
    await seller.getByLabel(sale.calendar.firstDay, { exact: true }).fill(closed?.day ?? '');
    await seller.getByRole('button', { name: sale.calendar.close }).click();
    await expect(seller.getByText(sale.done.timeClosed)).toBeVisible();

    await open(page, sold, closed?.day);
    await expect(page.getByRole('heading', { name: next?.name })).toBeVisible();
    await expect(page.getByRole('heading', { name: closed?.name })).toHaveCount(0);
    await open(page, id, closed?.day);
    await expect(page.getByRole('heading', { name: closed?.name })).toBeVisible();
  });

  test('a home that asks first holds the time until the agent confirms it', async ({ openBrowser, page }) => {
    const agent = await openBrowser();
    await enterAsAgentOfListings(agent);
    await agent.goto(`/en/dashboard/agency/diary/hours?home=${listingThatAsks?.reference}`);
    await agent.getByLabel(deskDiary.hours.confirmsViewings, { exact: true }).check();
    await agent.getByRole('button', { name: deskDiary.hours.confirmationSave, exact: true }).click();
    await expect(agent.getByText(deskDiary.done.confirmation)).toBeVisible();

    const wanted = await halfHour(page, asking, 5);
    const [name, email] = [`Ada ${Date.now()}`, newAddress()];
    await open(page, asking, wanted.day);
    await choose(page, wanted.start);
    await fillIn(page, name, email);
    await page.getByRole('button', { name: t.ask }).click();
    await expect(title(page)).toHaveText(tDone.requested);
    await expect(page.getByRole('link', { name: tPage.calendar })).toHaveCount(0);
    expect((await nthEmailTo(email)).attachments).toEqual([]);
    const own = page.url().replace(/\?.*/, '');
    await open(page, asking, wanted.day);
    await expect(time(page, wanted.start)).toHaveCount(0);

    await agent.goto('/en/dashboard/agency');
    await agent.getByRole('link', { name }).first().click();
    await agent.getByRole('button', { name: deskDiary.page.confirmSave }).click();
    await expect(agent.getByText(deskDiary.done.confirmed)).toBeVisible();
    expect(invitationOf(await nthEmailTo(email, 2))).toMatchObject({ method: 'REQUEST', start: wanted.start });
    await page.goto(own);
    await expect(title(page)).toHaveText(tDone.title);
    await expect(page.getByRole('link', { name: tPage.calendar })).toBeVisible();
  });
});
