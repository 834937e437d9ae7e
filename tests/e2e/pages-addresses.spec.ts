import { expect, test } from '@/tests/support/settled-visitor';

test.describe('addresses that redirect', () => {
  test('/contacto redirects to the contact page, permanently', async ({ request }) => {
    for (const [from, to] of [
      ['/contacto', '/contact'],
      ['/es/contacto', '/es/contact'],
      ['/en/contacto?subject=sale', '/en/contact?subject=sale'],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      const { pathname, search } = new URL(response.headers().location ?? '', 'http://x');
      expect(pathname + search).toBe(to);
    }
  });

  for (const [from, to] of [
    ['/es/recursos/guia-compra', '/es/guias/comprar'],
    ['/en/recursos/guia-venta', '/en/guias/vender'],
    ['/en/recursos/checklist-visita', '/en/guias/compradores-primerizos'],
    ['/en/recursos/gastos', '/en/faq#buying-costs'],
    ['/es/recursos/hipoteca', '/es/herramientas/calculadora-hipoteca'],
    ['/en/recursos/guias/comprar', '/en/guias/comprar'],
    ['/en/guides/comprar', '/en/guias/comprar'],
    ['/en/search/results?q=arras', '/en/search?q=arras'],
    ['/es/BLOG?q=x', '/es/blog?q=x'],
    ['/en/Properties?beds=2', '/en/properties?beds=2'],
  ] as const) {
    test(`${from} redirects to ${to}, temporarily`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      const { pathname, search, hash } = new URL(response.headers().location ?? '', 'http://x');
      expect(pathname + search + hash).toBe(to);
    });
  }

  test('without a locale they redirect through the visitor’s', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/recursos/gastos');
    await expect(page).toHaveURL(/\/en\/faq#buying-costs$/);
    await page.goto('/guides/comprar');
    await expect(page).toHaveURL(/\/en\/guias\/comprar$/);
  });
});
