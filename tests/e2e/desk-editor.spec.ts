import { expect, test } from '@/tests/support/settled-visitor';
import { enterAsStaff } from '@/tests/support/staff';
import { languages, texts } from '@/tests/support/texts';
import type { Page } from '@playwright/test';

async function createListing(page: Page, locale: 'en' | 'es'): Promise<string> {
  const { editor: t, labels } = texts[locale].deskFields;
  await page.goto(`/${locale}/dashboard/agency/homes/new`);
  await page.getByRole('combobox', { name: labels.operation }).selectOption('sale');
  await page.getByRole('combobox', { name: labels.type }).selectOption('apartment');
  await page.getByRole('combobox', { name: labels.area }).selectOption('eixample');
  await page.getByRole('button', { name: t.create }).click();
  await expect(page.getByRole('status').filter({ hasText: t.created })).toBeVisible();
  return new URL(page.url()).pathname;
}

for (const locale of languages) {
  const { editor: t, errors, labels, sections } = texts[locale].deskFields;

  /** Complete sections are folded. */
  async function street(page: Page) {
    const field = page.getByRole('textbox', { name: labels.street });
    if (!(await field.isVisible())) await page.locator('summary').filter({ hasText: sections.place }).click();
    return field;
  }

  test.describe(`the editor of a home, ${locale}`, () => {
    test('takes a new home, says what cannot be read and saves the rest', async ({ page }) => {
      await enterAsStaff(page, 'agent', locale);
      await createListing(page, locale);
      await page.getByRole('textbox', { name: labels.price, exact: true }).fill('a lot');
      await page.getByRole('button', { name: t.save, exact: true }).click();
      await expect(page.getByText(errors.number).first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: labels.price, exact: true })).toHaveValue('a lot');
      await page.getByRole('textbox', { name: labels.price, exact: true }).fill('450.000');
      await page.getByRole('button', { name: t.save, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible();
      await expect(page.getByRole('textbox', { name: labels.price, exact: true })).toHaveValue('450000');
    });

    test('has what was typed and not saved', { tag: '@nightly' }, async ({ page }) => {
      await enterAsStaff(page, 'agent', locale);
      const path = await createListing(page, locale);
      await (await street(page)).fill('Carrer de Girona');
      await expect(page.getByText(t.autosaved.split('{time}')[0] ?? '')).toBeVisible({ timeout: 15_000 });
      await page.goto(path);
      await expect(await street(page)).toHaveValue('Carrer de Girona');
      await page.getByRole('button', { name: t.discard }).click();
      await expect(page.getByRole('status').filter({ hasText: t.discarded })).toBeVisible();
      await expect(await street(page)).toHaveValue('');
    });

    test('shows the second of two editors both versions', { tag: '@nightly' }, async ({ browser, page }) => {
      await enterAsStaff(page, 'agent', locale);
      const path = await createListing(page, locale);
      const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await enterAsStaff(other, 'owner', locale);
      await other.goto(path);
      await (await street(page)).fill('Carrer de Girona');
      await page.getByRole('button', { name: t.save, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible();
      await (await street(other)).fill('Carrer del Bruc');
      await other.getByRole('button', { name: t.save, exact: true }).click();
      await expect(other.getByRole('heading', { name: t.conflictTitle })).toBeVisible();
      await expect(other.getByText('Carrer de Girona')).toBeVisible();
      await other.getByRole('radio', { name: /Carrer del Bruc/ }).check();
      await other.getByRole('button', { name: t.keepChosen }).click();
      await expect(await street(other)).toHaveValue('Carrer del Bruc');
      await other.context().close();
    });

    test('asks before a draft is deleted', { tag: '@nightly' }, async ({ page }) => {
      await enterAsStaff(page, 'agent', locale);
      const path = await createListing(page, locale);
      await page.getByRole('link', { name: t.delete }).click();
      await page.getByRole('button', { name: t.delete }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/dashboard/agency/homes$`));
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`/${locale}/dashboard/agency/homes$`));
    });
  });
}
