import type { Page } from '@playwright/test';
import { availableListings } from '@/tests/support/available-listings';
import { halfHour, invitationOf, listing as visited, viewingPage } from '@/tests/support/book-viewing';
import { expectNoSidewaysScroll } from '@/tests/support/page-checks';
import { agentOfListings } from '@/tests/support/listings-of-agent';
import { calendarPart, filePart, rawEmail, textPart } from '@/tests/support/raw-email';
import { hasImapServer } from '@/tests/support/servers/has-imap-server.mjs';
import { linkIn, nthEmailTo } from '@/tests/support/servers/mailbox';
import { ports } from '@/tests/support/servers/ports.mjs';
import { expect as expectSoon, newAddress, test } from '@/tests/support/settled-visitor';
import { enterAsStaff } from '@/tests/support/staff';
import { caseOf, languages, texts } from '@/tests/support/texts';

const expect = expectSoon.configure({ timeout: 20_000 });

/** The site reads the mailbox once a minute. */
const READ_MS = 90_000;
const HOUR_MS = 3_600_000;
const KYERO = 'Kyero <leads@kyero.com>';
/** Other tests use the first and the last listings, and the first weeks of the diary. */
const onSale = availableListings.filter(({ operation }) => operation === 'sale');
/** Answers about them are in the Today of every agent. */
const ofOthers = onSale.filter(({ agent }) => agent !== agentOfListings);
const own = {
  en: { listing: onSale.at(4), proposed: ofOthers.at(1), weeks: 6 },
  es: { listing: onSale.at(5), proposed: ofOthers.at(2), weeks: 7 },
};

let count = 0;
async function deliver(fields: Omit<Parameters<typeof rawEmail>[0], 'id'>): Promise<void> {
  count += 1;
  const source = rawEmail({ ...fields, id: `${Date.now()}-${count}` });
  const response = await fetch(`http://localhost:${ports.delivery}`, { method: 'POST', body: new Uint8Array(source) });
  expect(response.ok).toBe(true);
}

/** Opens a list again until the mailbox has been read, then the row that names `name`. */
async function openOnceRead(page: Page, path: string, name: string): Promise<void> {
  const link = page.locator('tr, li').filter({ hasText: name }).getByRole('link').first();
  await expect(async () => {
    await page.goto(path);
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: READ_MS });
  await expectNoSidewaysScroll(page);
  await link.click();
}

function counterPart(uid: string, email: string, start: number) {
  const part = calendarPart(uid, 'COUNTER', email, 'TENTATIVE');
  const [from, until] = [start, start + HOUR_MS / 2].map((at) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, ''));
  const content = part.content.replace(/(DTSTART:).*/, `$1${from}`).replace(/(DTEND:).*/, `$1${until}`);
  return { ...part, content };
}

test.use({ viewport: { width: 390, height: 844 } });
test.skip(!hasImapServer, 'dovecot-imapd is not installed');

for (const language of languages) {
  const t = texts[language];
  const people = `/${language}/dashboard/agency/people`;
  const saleListing = own[language].listing;
  const { title } = viewingPage(language);

  test.describe('emails on a phone', { tag: '@nightly' }, () => {
    test.describe.configure({ timeout: 300_000 });

    test(`become enquiries, by themselves or by hand, ${language}`, async ({ page }) => {
      const mark = `${language}${Date.now()}`;
      const [client, doubtful, unknown] = [newAddress('kyero'), newAddress('doubtful'), newAddress('unknown')];
      await enterAsStaff(page, 'owner', language);
      await page.goto(`${people}/keys`);
      const { switchOff, switchOn } = t.deskPeople.keysPage.unknown;
      const button = page.getByRole('button', { name: switchOn }).or(page.getByRole('button', { name: switchOff }));
      if ((await button.textContent())?.trim() === switchOn) await button.click();
      await expect(page.getByText(t.deskPeople.keysPage.unknown.isOn)).toBeVisible();

      const [reads, lacks, writes] = [`Ada ${mark}`, `Eva ${mark}`, `Ian ${mark}`];
      const reference = saleListing?.reference ?? '';
      await deliver({
        from: KYERO,
        subject: 'Kyero.com: Priority enquiry',
        body: `Name: ${reads}\nEmail: ${client}\nReference: ${reference}\nMessage: Is it quiet?`,
      });
      await deliver({
        from: KYERO,
        subject: 'Kyero.com: Priority enquiry',
        body: `Name: ${lacks}\nTelephone: 612 345 678 / 699 111 222\nEmail: ${doubtful}\nMessage: In May?`,
      });
      await deliver({ from: `${writes} <${unknown}>`, subject: 'A villa', body: 'Do you have a villa by the sea?' });

      await openOnceRead(page, `${people}?q=${encodeURIComponent(reads)}`, reads);
      await expect(title(page)).toHaveText(reads);
      await expect(page.getByRole('article').getByText('Is it quiet?')).toBeVisible();
      await page.locator('#reply-text').fill('Yes, very.');
      await page.getByRole('button', { name: t.deskPerson.reply.send }).click();
      await expect(page.getByText(t.deskPeople.done.replied)).toBeVisible();
      expect((await nthEmailTo(client)).text).toContain('Yes, very.');

      await openOnceRead(page, `${people}?tab=emails`, lacks);
      const { entering } = t.deskPeople;
      await expect(page.getByLabel(entering.name, { exact: true })).toHaveValue(lacks);
      await expect(page.getByLabel(entering.phone, { exact: true })).toHaveValue('');
      await page.getByLabel(entering.phone, { exact: true }).fill('612 345 678');
      await page.getByRole('button', { name: entering.save }).click();
      await expect(page.getByText(t.deskPeople.done.entered)).toBeVisible();
      await expect(title(page)).toHaveText(lacks);

      await openOnceRead(page, `${people}?tab=emails&of=unknown`, writes);
      await expect(page.getByText('Do you have a villa by the sea?')).toBeVisible();
      await page.getByRole('link', { name: t.deskPeople.unmatched.unknown.enter }).click();
      await expect(page.getByLabel(entering.email, { exact: true })).toHaveValue(unknown);
      await page.getByRole('button', { name: entering.save }).click();
      await expect(title(page)).toHaveText(writes);
    });

    test(`bring a file for a sale, and another time for a viewing, ${language}`, async ({ openBrowser, page }) => {
      const mark = `${language}${Date.now()}`;
      const [name, email] = [`Lea ${mark}`, newAddress('lea')];
      const { choose, fillIn, open, send, tDone } = viewingPage(language);
      const wanted = await halfHour(page, visited?.id ?? '', own[language].weeks);
      await open(page, visited?.id ?? '', wanted.day);
      await choose(page, wanted.start);
      await fillIn(page, name, email);
      await send(page);
      await expect(title(page)).toHaveText(tDone.booked);
      const { start, uid } = invitationOf(await nthEmailTo(email));

      const desk = await openBrowser({ viewport: { width: 390, height: 844 } });
      await enterAsStaff(desk, 'owner', language);
      await desk.goto(`/${language}/dashboard/agency/homes/${saleListing?.id ?? ''}/sale`);
      await desk.getByRole('button', { name: t.deskSale.mandate.open }).click();
      await expect(desk.getByRole('region', { name: t.deskSale.sellers.title, exact: true })).toBeVisible();

      const proposed = start + 2 * HOUR_MS;
      await deliver({
        from: `${name} <${email}>`,
        subject: 'Viewing',
        body: [textPart('Later, please.'), counterPart(uid, email, proposed)],
      });
      await deliver({
        from: `${name} <${email}>`,
        subject: 'My papers',
        body: [textPart('Here it is.'), filePart('passport.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nx'))],
      });

      await openOnceRead(desk, `${people}?tab=everybody&q=${encodeURIComponent(name)}`, name);
      await expect(title(desk)).toHaveText(name);
      const file = desk.getByRole('link', { name: 'passport.pdf' });
      await expect(async () => {
        await desk.reload();
        await expect(file).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: READ_MS });
      await desk.getByText(t.deskPerson.files.toSale).click();
      await desk.getByLabel(t.deskPerson.files.sale, { exact: true }).selectOption(saleListing?.id ?? '');
      await desk.getByRole('button', { name: t.deskPerson.files.move }).click();
      await expect(desk.getByText(t.deskPeople.done.fileMoved)).toBeVisible();

      await desk.goto(`/${language}/dashboard/agency/diary?whose=all&day=${wanted.day}`);
      await desk.getByRole('link', { name }).filter({ visible: true }).click();
      await expectNoSidewaysScroll(desk);
      await desk.getByRole('button', { name: t.deskDiary.page.moveSave }).click();
      await expect(desk.getByText(t.deskDiary.done.moved)).toBeVisible();
      expect(invitationOf(await nthEmailTo(email, 2))).toMatchObject({ uid, start: proposed });
    });

    test(`let a client answer a proposal by its link, ${language}`, async ({ page }) => {
      const [name, email, listing] = [`Mia ${language}${Date.now()}`, newAddress('mia'), own[language].proposed];
      const { entering } = t.deskPeople;
      await enterAsStaff(page, 'agent', language);
      await page.goto(`${people}/new`);
      await page.getByLabel(entering.name, { exact: true }).fill(name);
      await page.getByLabel(entering.email, { exact: true }).fill(email);
      await page.getByLabel(entering.listing).fill(listing?.reference ?? '');
      await page.getByLabel(entering.language).selectOption(language);
      await page.getByRole('button', { name: entering.save }).click();
      await expect(title(page)).toHaveText(name);
      const { offers } = t.deskPerson;
      await page.getByText(offers.note, { exact: true }).click();
      await page.getByLabel(offers.on, { exact: true }).fill('2026-11-20');
      await page.getByLabel(offers.words, { exact: true }).fill('Send me homes like it');
      await page.getByRole('button', { name: offers.save }).click();
      await expect(page.getByText(offers.emailYes)).toBeVisible();
      await page.goto(`/${language}/dashboard/agency/homes/${listing?.id ?? ''}/people`);
      await page.getByRole('checkbox', { name: new RegExp(name) }).check();
      await page.getByRole('button', { name: t.deskMatching.people.look }).click();
      await expect(page.frameLocator('iframe').getByText(listing?.reference ?? '')).toBeVisible();
      await expectNoSidewaysScroll(page);
      const one = caseOf(t.deskMatching.send.button, 'one').replace('#', '1');
      await page.getByRole('button', { name: one }).click();
      await page.goto(linkIn(await nthEmailTo(email), '&answer=seeIt'));
      const { answerPage } = t;
      await expect(page.getByRole('radio', { name: answerPage.answers.seeIt })).toBeChecked();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: answerPage.send }).click();
      await expect(page.getByRole('heading', { name: answerPage.doneHeading })).toBeVisible();
      await page.goto(`/${language}/dashboard/agency`);
      const settle = page.getByRole('button', { name: t.deskToday.answerDone });
      await expect(page.getByRole('listitem').filter({ hasText: name }).filter({ has: settle })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
}
