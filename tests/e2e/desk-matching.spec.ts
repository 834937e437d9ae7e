import { linkIn, nthEmailTo } from '@/tests/support/servers/mailbox';
import { expect, test } from '@/tests/support/settled-visitor';
import { enterAsStaff } from '@/tests/support/staff';
import { texts } from '@/tests/support/texts';

const t = texts.en;

test('a sent home is answered by its link, and in Today', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'agent');
  await page.goto('/en/dashboard/agency/homes?state=available&sort=reference');
  const home = page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link');
  const id = (await home.getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.goto(`/en/dashboard/agency/homes/${id}/people`);
  const reference = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  const name = `Ada ${String(Date.now())}`;
  await page.goto('/en/dashboard/agency/people/new');
  await page.getByLabel(t.deskPeople.entering.name, { exact: true }).fill(name);
  const email = `ada-${String(Date.now())}@example.com`;
  await page.getByLabel(t.deskPeople.entering.email, { exact: true }).fill(email);
  await page.getByLabel(t.deskPeople.entering.listing).fill(reference);
  await page.getByRole('button', { name: t.deskPeople.entering.save }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: t.deskMatching.homes.title })).toBeVisible();

  const { offers } = t.deskPerson;
  await expect(page.getByText(offers.emailNo)).toBeVisible();
  await page.getByText(offers.note, { exact: true }).click();
  await page.getByLabel(offers.on, { exact: true }).fill('2026-11-20');
  await page.getByLabel(offers.words, { exact: true }).fill('Send me homes like it');
  await page.getByRole('button', { name: offers.save }).click();
  await expect(page.getByText(offers.emailYes)).toBeVisible();

  await page.goto(`/en/dashboard/agency/homes/${id}/people`);
  await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: t.deskMatching.people.look }).click();
  await expect(page.frameLocator('iframe').getByText(reference)).toBeVisible();
  await page.getByRole('button', { name: 'Send it to 1 person' }).click();
  await expect(page.getByText('The email is being sent to 1 person.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toBeHidden();

  await page.goto(linkIn(await nthEmailTo(email), '&answer=notForMe'));
  await expect(page.getByRole('radio', { name: texts.es.answerPage.answers.notForMe })).toBeChecked();
  await page.getByLabel(texts.es.answerPage.reason).selectOption('price');
  await page.getByRole('button', { name: texts.es.answerPage.send }).click();
  await expect(page.getByRole('heading', { name: texts.es.answerPage.doneHeading })).toBeVisible();

  await page.goto('/en/dashboard/agency');
  const settle = page.getByRole('button', { name: t.deskToday.answerDone });
  const row = page.getByRole('listitem').filter({ hasText: name }).filter({ has: settle });
  await expect(row).toContainText(reference);
  await row.getByRole('button').click();
  await expect(page.getByText(t.deskPeople.done.answerSettled)).toBeVisible();
  await expect(row).toBeHidden();
});

test('figures are for owners', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'owner');
  await page.goto('/en/dashboard/agency/figures');
  await expect(page.getByRole('heading', { level: 1, name: t.deskFigures.title })).toBeVisible();
  await expect(page.getByRole('link', { name: t.deskFigures.download })).toBeVisible();
});
