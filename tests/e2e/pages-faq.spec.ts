import { expect, test } from '@/tests/support/settled-visitor';
import { structuredData } from '@/tests/support/structured-data';
import { languages, texts } from '@/tests/support/texts';
import { written } from '@/tests/support/written';
import type { Page } from '@playwright/test';

for (const locale of languages) {
  const t = texts[locale];
  const content = written[locale];

  test.describe(`the questions, ${locale}`, () => {
    const answers = (page: Page) => page.getByRole('main').locator('details');
    const open = (page: Page) => page.getByRole('main').locator('details[open]');
    const question = (page: Page, index: number) =>
      page.getByRole('heading', { name: content.faqs[index]?.question ?? '', exact: true });

    // Another test adds a question.
    test('are all closed, those of the website first', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/faq`);
      const names = await answers(page).locator('summary').allTextContents();
      expect(names.slice(0, content.faqs.length)).toEqual(content.faqs.map(({ question: name }) => name));
      await expect(open(page)).toHaveCount(0);
    });

    test('open one at a time', async ({ page }) => {
      await page.goto(`/${locale}/faq`);
      await question(page, 0).click();
      await expect(open(page)).toHaveCount(1);
      await question(page, 3).click();
      await expect(open(page)).toHaveCount(1);
      await expect(open(page)).toContainText(content.faqs[3]?.question ?? '');
      await question(page, 3).click();
      await expect(open(page)).toHaveCount(0);
    });

    test('open by keyboard', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/faq`);
      await answers(page).first().locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(answers(page).first()).toHaveAttribute('open', '');
    });

    test('open by their hash and show the question', { tag: '@nightly' }, async ({ page }) => {
      for (const index of [2, 9]) {
        const { id = '' } = content.faqs[index] ?? {};
        await page.goto('about:blank');
        await page.goto(`/${locale}/faq#${id}`);
        await expect(page.locator(`#${id}`)).toBeInViewport();
        await expect(question(page, index)).toBeInViewport();
        await expect(open(page)).toHaveCount(1);
      }
    });

    test('open from links of other pages too', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/services/sales`);
      await page.getByRole('main').getByRole('link', { name: t.salesPage.more }).click();
      await expect(page).toHaveURL(`/${locale}/faq#sale-time`);
      await expect(page.locator('#sale-time')).toBeVisible();
      await expect(question(page, 1)).toBeInViewport();
    });

    test('link from one answer to another', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/faq#buying-costs`);
      await page.locator('#buying-costs').getByRole('link').first().click();
      await expect(page).toHaveURL(`/${locale}/faq#transfer-tax-bands`);
      await expect(page.locator('#transfer-tax-bands')).toBeVisible();
      await expect(open(page)).toHaveCount(1);
    });

    test('are structured data with their answers', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/faq`);
      const data = (await structuredData(page)).find((entry) => entry['@type'] === 'FAQPage');
      const entries = data?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
      const names = entries.map(({ name }) => name);
      expect(names.slice(0, content.faqs.length)).toEqual(content.faqs.map(({ question: name }) => name));
      for (const { acceptedAnswer } of entries) expect(acceptedAnswer.text).not.toMatch(/<|&\w+;/);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languages) {
    test(`answers open, close each other, and open by hash, ${locale}`, { tag: '@nightly' }, async ({ page }) => {
      const { faqs } = written[locale];
      await page.goto(`/${locale}/faq`);
      const open = page.getByRole('main').locator('details[open]');
      await expect(open).toHaveCount(0);
      for (const index of [0, 4]) {
        await page.getByRole('heading', { name: faqs[index]?.question ?? '', exact: true }).click();
        await expect(open).toHaveCount(1);
        await expect(open).toContainText(faqs[index]?.question ?? '');
      }
      await page.goto('about:blank');
      await page.goto(`/${locale}/faq#nie-papers`);
      await expect(page.locator('#nie-papers')).toBeVisible();
    });
  }
});
