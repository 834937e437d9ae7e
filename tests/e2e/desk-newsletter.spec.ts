import { watch } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/visitor';
import { enterAsStaff } from '@/tests/support/staff';
import { texts } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

const t = texts.en.deskNewsletter;
const PATH = '/en/dashboard/agency/newsletter';

const group = (page: Page, language: 'en' | 'es') => page.getByRole('group', { name: t.form.language[language] });

async function write(page: Page, language: 'en' | 'es', subject: string) {
  await group(page, language).getByLabel(t.form.subject, { exact: true }).fill(subject);
  await group(page, language)
    .getByLabel(t.form.opening, { exact: true })
    .fill('Good morning.\n\nThree homes this month.');
}
const save = async (page: Page) => {
  await page.getByRole('button', { name: t.form.save, exact: true }).click();
  await expect(page.getByText(t.notice.saved)).toBeVisible();
};

test(
  'an owner writes a newsletter in both languages, looks at it and sends herself a test',
  { tag: '@nightly' },
  async ({ page }) => {
    const seen = watch(page);
    const email = await enterAsStaff(page, 'owner', 'en');
    await page.goto(PATH);
    await page.getByRole('link', { name: t.list.write }).first().click();
    await write(page, 'en', 'Homes of the month');
    await save(page);
    await page.getByRole('link', { name: t.form.preview }).click();
    await expect(page.getByText(t.preview.missing.slice(0, 20))).toBeVisible();
    await expect(page.getByRole('checkbox', { name: t.preview.isRead })).toHaveCount(0);

    await page.getByRole('link', { name: t.preview.edit }).click();
    await write(page, 'es', 'Viviendas del mes');
    await save(page);
    await page.getByRole('link', { name: t.form.preview }).click();
    await page.getByRole('link', { name: t.preview.es, exact: true }).click();
    await expect(page).toHaveURL(/language=es/);
    await page.getByRole('link', { name: t.preview.dark, exact: true }).click();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Viviendas del mes' })).toBeVisible();
    await page.getByRole('button', { name: t.preview.test.replace('{email}', email) }).click();
    await expect(page.getByText(t.preview.tested.split('{email}')[0] ?? '')).toBeVisible();
    expect(seen.complaints).toEqual([]);
  },
);

test('somebody who saved meanwhile is not overwritten unseen', { tag: '@nightly' }, async ({ page, context }) => {
  await enterAsStaff(page, 'owner', 'en');
  await page.goto(`${PATH}/new`);
  await write(page, 'en', 'First');
  await save(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await write(other, 'en', 'Second');
  await save(other);
  await write(page, 'en', 'Third');
  await page.getByRole('button', { name: t.form.save, exact: true }).click();
  await expect(page.getByText(t.errors.conflict)).toBeVisible();
  await expect(group(page, 'en').getByLabel(t.form.subject, { exact: true })).toHaveValue('Third');
  await page.getByLabel(t.form.replaces).check();
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Third');
});

test('an agent has no newsletters', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'agent', 'en');
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/en\/dashboard\/agency$/);
});
