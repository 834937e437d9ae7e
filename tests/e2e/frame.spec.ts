import { agency } from '@/content/agency';
import { languages, texts } from '@/tests/support/texts';
import { expect, test } from '@/tests/support/visitor';

for (const locale of languages) {
  const { footer, common } = texts[locale];

  test.describe(`the frame, ${locale}`, () => {
    test('has a language, a title, and each landmark once', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('has a skip link first', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: common.skipToContent });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
    });

    test('shows the footer of the specification', async ({ page }) => {
      await page.goto(`/${locale}/comprar`);
      const foot = page.getByRole('contentinfo');
      for (const [name, path] of [
        [footer.links.about, 'about'],
        [footer.links.sell, 'sell'],
        [footer.links.homes, 'properties'],
        [footer.links.blog, 'blog'],
        [footer.links.guides, 'guides'],
        [footer.links.faq, 'faq'],
        [footer.links.privacy, 'privacy-policy'],
        [footer.links.terms, 'terms-of-service'],
        [footer.links.cookies, 'cookie-policy'],
        [footer.links.legalNotice, 'legal-notice'],
        [footer.links.accessibility, 'accessibility'],
      ] as const) {
        await expect(foot.getByRole('listitem').getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          `/${locale}/${path}`,
        );
      }
      for (const area of ['Eixample', 'Gràcia', 'Sarrià-Sant Gervasi', 'Pedralbes', 'Diagonal Mar']) {
        await expect(foot.getByRole('link', { name: area, exact: true })).toHaveAttribute(
          'href',
          `/${locale}/properties?area=${encodeURIComponent(area.toLowerCase())}`,
        );
      }
      await expect(foot.locator('a[href^="tel:+34"]')).toHaveCount(1);
      await expect(foot.locator('a[href^="mailto:"]')).toHaveCount(1);
      for (const { opens, closes } of agency.hours.office) {
        const [from, to] = [opens, closes].map((time) => time.replace(/^0/, ''));
        await expect(foot.getByText(new RegExp(`${from}.*${to}`))).toBeVisible();
      }
      for (const words of [footer.closed, /AICAT/]) await expect(foot.getByText(words)).toBeVisible();
    });
  });
}
