import { expectAccessible, expectNoSidewaysScroll } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/settled-visitor';
import { texts } from '@/tests/support/texts';
import { isPhone } from '@/tests/support/viewport';

const pathOf = (url: string) => new URL(url, 'http://x').pathname;

test.describe('addresses of place pages', () => {
  for (const [from, to] of [
    ['/es/homes/for-sale/apartments/eixample', '/es/viviendas/venta/pisos/eixample'],
    ['/en/viviendas/venta', '/en/homes/for-sale'],
    ['/en/homes/for-sale/calp', '/en/homes/for-sale/calpe'],
    ['/es/viviendas/venta/ensanche?a=1', '/es/viviendas/venta/eixample?a=1'],
  ] as const) {
    test(`${from} leads to ${to}, permanently`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      const { pathname, search } = new URL(response.headers().location ?? '', 'http://x');
      expect(pathname + search).toBe(to);
    });
  }

  for (const [path, language, to] of [
    ['/homes/for-sale/eixample', 'es', '/es/viviendas/venta/eixample'],
    ['/viviendas/venta/pisos', 'en', '/en/homes/for-sale/apartments'],
    ['/en/homes/for-sale/atlantis', 'en', '/en'],
    ['/es/viviendas/eixample', 'es', '/es'],
    ['/viviendas/venta/atlantis', 'es', '/es'],
  ] as const) {
    test(`${path} leads to ${to}, for the moment`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0, headers: { 'accept-language': language } });
      expect(response.status()).toBe(307);
      expect(pathOf(response.headers().location ?? '')).toBe(to);
    });
  }

  test('a file among them is missing', async ({ request }) => {
    expect((await request.get('/en/homes/for-sale/x.png')).status()).toBe(404);
  });

  test('a place without homes says so, is not indexed, and offers an alert', { tag: '@nightly' }, async ({ page }) => {
    const response = await page.goto('/en/homes/for-sale/javea');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^We have no homes for sale in Xàbia/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByLabel(texts.en.alerts.email)).toBeVisible();
    await page.getByRole('link', { name: 'Moraira' }).click();
    await expect(page).toHaveURL(/\/en\/homes\/for-sale\/moraira$/);
  });
});

test.describe('the language switcher', () => {
  test('leads to the counterpart, after a soft navigation too', async ({ page }) => {
    await page.goto('/en/homes/for-sale/eixample');
    await page.getByRole('main').getByRole('link', { name: 'Gràcia', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/homes\/for-sale\/gracia$/);
    const banner = page.getByRole('banner');
    const menu = isPhone(page)
      ? banner.locator('summary').and(page.getByLabel(texts.en.header.menu, { exact: true }))
      : banner.locator('summary', { hasText: 'EN' });
    await menu.click();
    await banner.locator('a[lang="es"]:visible').click();
    await expect(page).toHaveURL(/\/es\/viviendas\/venta\/gracia$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('has the counterpart in the HTML, for browsers without JavaScript', async ({ request }) => {
    const html = await (await request.get('/es/viviendas/venta/pisos/barcelona')).text();
    expect(html).toContain('href="/en/homes/for-sale/apartments/barcelona"');
  });
});

test('pages of a place are reached by keyboard, and go on to the next', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/es/viviendas/venta/barcelona');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('link', { name: texts.es.pagination.next }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/viviendas\/venta\/barcelona\/2$/);
  await page.reload();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/es\/viviendas\/venta\/barcelona\/2$/);
});

for (const path of ['/en/homes', '/es/viviendas/venta/javea']) {
  test(`${path} has no accessibility fault and fits the screen`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
