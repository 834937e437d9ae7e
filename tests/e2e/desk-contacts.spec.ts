import { expect, test } from '@/tests/support/settled-visitor';
import { enterAsStaff } from '@/tests/support/staff';
import { texts } from '@/tests/support/texts';

const t = texts.en;
const list = t.deskPeople;
const contact = t.deskPerson;

test.describe('the inbox', () => {
  test('takes down a call, which is answered by telephone, noted and closed', async ({ page }) => {
    await enterAsStaff(page, 'agent');
    const name = `Grace ${String(Date.now())}`;
    await page.goto('/en/dashboard/agency/people/new');
    await page.getByLabel(list.entering.name, { exact: true }).fill(name);
    await page.getByRole('button', { name: list.entering.save }).click();
    await expect(page.getByText(contact.errors.emailOrPhone)).toBeVisible();
    await page.getByLabel(list.entering.phone, { exact: true }).fill('600 99 88 77');
    await page.getByRole('button', { name: list.entering.save }).click();
    await expect(page.getByText(list.done.entered)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('link', { name: '+34 600 99 88 77', exact: true })).toHaveAttribute(
      'href',
      'tel:+34600998877',
    );
    await page.getByText(contact.notes.note, { exact: true }).first().click();
    await page.getByRole('textbox', { name: contact.notes.note }).fill('Looks for light');
    await page.getByRole('button', { name: contact.notes.save }).first().click();
    await expect(page.getByText(list.done.note)).toBeVisible();
    await page.getByText(list.menu, { exact: true }).click();
    await page.getByRole('button', { name: list.close, exact: true }).click();
    await expect(page.getByText(list.done['state-closed'])).toBeVisible();
    await page.goto(`/en/dashboard/agency/people?state=closed&q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name })).toBeVisible();
  });

  test('is answered by email from a template', { tag: '@nightly' }, async ({ page }) => {
    await enterAsStaff(page, 'agent');
    await page.goto('/en/dashboard/agency/people/new');
    await page.getByLabel(list.entering.name, { exact: true }).fill('Ada Lovelace');
    await page.getByLabel(list.entering.email, { exact: true }).fill(`ada-${String(Date.now())}@example.com`);
    await page.getByRole('button', { name: list.entering.save }).click();
    const templates = page.getByLabel(contact.reply.useTemplate);
    const call = templates.locator('option', { hasText: contact.reply.templates.call }).first();
    await templates.selectOption(await call.getAttribute('value'));
    await page.getByRole('button', { name: contact.reply.insert }).click();
    await expect(page.locator('#reply-text')).toHaveValue(/Ada Lovelace/);
    await page.getByRole('button', { name: contact.reply.send }).click();
    await expect(page.getByText(list.done.replied)).toBeVisible();
    await expect(page.getByRole('article').getByText(list.states.waiting).first()).toBeVisible();
  });

  test('goes through enquiries by keys, until they are switched off', { tag: '@nightly' }, async ({ page }) => {
    await enterAsStaff(page, 'agent');
    for (const name of ['Ada Key', 'Grace Key']) {
      await page.goto('/en/dashboard/agency/people/new');
      await page.getByLabel(list.entering.name, { exact: true }).fill(name);
      await page.getByLabel(list.entering.email, { exact: true }).fill(`key-${String(Date.now())}@example.com`);
      await page.getByRole('button', { name: list.entering.save }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    const inbox = '/en/dashboard/agency/people?q=Key';
    await page.goto(inbox);
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Key' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1, name: 'Grace Key' })).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.locator('#reply-text')).toBeFocused();
    await page.keyboard.press('k');
    await expect(page.locator('#reply-text')).toHaveValue('k');
    await page.goto('/en/dashboard/agency/more');
    await page.getByRole('button', { name: t.desk.keys.toOff }).click();
    await expect(page.getByText(t.desk.keys.off)).toBeVisible();
    await page.goto(inbox);
    await expect(page.getByText(list.choose.first)).toBeVisible();
    await expect(page.locator('[aria-keyshortcuts]')).toHaveCount(0);
  });

  test('leaves keys to owners, and shows one once', { tag: '@nightly' }, async ({ page }) => {
    await enterAsStaff(page, 'agent');
    await page.goto('/en/dashboard/agency/people/keys');
    await expect(page).toHaveURL(/\/agency\/people$/);
    await enterAsStaff(page, 'owner');
    await page.goto('/en/dashboard/agency/people/keys');
    await page.getByLabel(list.keysPage.name).fill('Portal');
    await page.getByRole('button', { name: list.keysPage.make }).click();
    await expect(page.getByText(list.keysPage.made)).toBeVisible();
    await page.reload();
    await expect(page.getByText(list.keysPage.made)).toBeHidden();
  });
});
