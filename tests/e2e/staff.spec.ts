import { enterBeforeSecondStep, enterAsStaff, secondStepCode } from '@/tests/support/staff';
import { enterAsClient } from '@/tests/support/accounts';
import { linkIn, nthEmailTo } from '@/tests/support/servers/mailbox';
import { languages, texts } from '@/tests/support/texts';
import { expect, newAddress, test } from '@/tests/support/visitor';

const TEAM = '/dashboard/agency/staff';

for (const locale of languages) {
  const { deskStaff, secondStep, header } = texts[locale];

  test(`the desk asks for the second step and leads on to its page, ${locale}`, { tag: '@phone' }, async ({ page }) => {
    await enterBeforeSecondStep(page, 'agent', locale);
    await page.goto(`/${locale}${TEAM}`);
    const code = page.getByLabel(secondStep.code);
    const goOn = page.getByRole('button', { name: secondStep.verify.submit });
    await goOn.click();
    await expect(page.getByText(secondStep.errors.required)).toBeVisible();
    await code.fill('12345');
    await goOn.click();
    await expect(page.getByText(secondStep.errors.wrongCode)).toBeVisible();
    await code.fill(await secondStepCode());
    await goOn.click();
    await expect(page).toHaveURL(`/${locale}${TEAM}`);
    await expect(page.getByRole('heading', { name: deskStaff.title, level: 1 })).toBeVisible();
  });

  test(
    `an owner invites a client, who joins and sets up the second step, ${locale}`,
    { tag: '@nightly' },
    async ({ page, browser }) => {
      await enterAsStaff(page, 'owner', locale);
      const guest = await browser.newPage();
      const email = await enterAsClient(guest, locale);
      await page.goto(`/${locale}${TEAM}`);
      await page.getByLabel(deskStaff.invite.email).fill(email);
      await page.getByRole('button', { name: deskStaff.invite.submit }).click();
      await expect(page.getByText(deskStaff.invite.done)).toBeVisible();
      await guest.goto(linkIn(await nthEmailTo(email, 1), '/dashboard/agency/invitation'));
      await guest.getByRole('button', { name: secondStep.invitation.accept }).click();
      await expect(guest.getByRole('heading', { name: secondStep.enrol.heading })).toBeVisible();
      await expect(guest.getByRole('img', { name: secondStep.enrol.scanAlt })).toBeVisible();
      await guest.close();
    },
  );

  test(`the menu of the header leads staff to the desk, ${locale}`, { tag: '@nightly' }, async ({ page }) => {
    await enterAsStaff(page, 'agent', locale);
    await page.goto(`/${locale}`);
    await page.getByLabel(new RegExp(`^${header.account.menu}`)).click();
    await expect(page.getByRole('link', { name: header.account.desk })).toHaveAttribute(
      'href',
      `/${locale}/dashboard/agency`,
    );
  });
}

test.describe('without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('an owner invites somebody, and finds it in the log', async ({ page }) => {
    const { deskStaff, activityLog } = texts.en;
    await enterAsStaff(page, 'owner');
    const email = newAddress('colleague');
    await page.goto(`/en${TEAM}`);
    await page.getByLabel(deskStaff.invite.email).fill(email);
    await page.getByRole('button', { name: deskStaff.invite.submit }).click();
    await expect(page.getByText(deskStaff.invite.done)).toBeVisible();
    await page.goto('/en/dashboard/agency/activity');
    await expect(page.getByRole('list', { name: activityLog.list })).toContainText(email);
  });

  test('an agent says when she is absent, and who stands in', async ({ page }) => {
    const { absence, change, notices } = texts.en.deskStaff;
    await enterAsStaff(page, 'agent');
    await page.goto(`/en${TEAM}`);
    await page.getByRole('table').getByRole('link', { name: change }).click();
    const [from, until] = [page.getByLabel(absence.from), page.getByLabel(absence.until)];
    await from.fill('2030-01-10');
    await until.fill('2030-01-02');
    await page.getByLabel(absence.deputy).selectOption({ index: 1 });
    await page.getByRole('button', { name: absence.submit }).click();
    await expect(page.getByText(absence.errors.endsFirst)).toBeVisible();
    await expect(from).toHaveValue('2030-01-10');
    await until.fill('2030-01-20');
    await page.getByRole('button', { name: absence.submit }).click();
    await expect(page.getByText(notices.absenceSet)).toBeVisible();
  });

  test('recovery codes are shown once', async ({ page }) => {
    const { codes } = texts.en.secondStep;
    await enterAsStaff(page, 'agent');
    await page.goto('/en/dashboard/agency/enrol');
    await page.getByRole('button', { name: codes.make }).click();
    await expect(page.getByRole('list', { name: codes.list }).getByRole('listitem')).toHaveCount(10);
    await page.goto('/en/dashboard/agency/enrol');
    await expect(page.getByRole('button', { name: codes.makeNew })).toBeVisible();
  });
});
