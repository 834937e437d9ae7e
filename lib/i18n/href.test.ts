import { localizedHref, localizedPath, withoutLocale } from './href';

describe('localizedHref', () => {
  it.each([
    ['/', '/es'],
    ['/comprar', '/es/comprar'],
    ['/properties?type=villa', '/es/properties?type=villa'],
    ['/#contact', '/es#contact'],
    ['/?a=1', '/es?a=1'],
    ['#faq', '#faq'],
    ['/properties/a-home', '/es/properties/a-home'],
    ['/homes', '/es/viviendas'],
    ['/homes/for-sale/apartments/eixample/2?a=homes#homes', '/es/viviendas/venta/pisos/eixample/2?a=homes#homes'],
    ['/homes/to-rent/villas', '/es/viviendas/alquiler/villas'],
  ] as const)('%s becomes %s', (href, expected) => {
    expect(localizedHref('es', href as Parameters<typeof localizedHref>[1])).toBe(expected);
  });
});

describe('withoutLocale', () => {
  it.each([
    ['/es', '/'],
    ['/en/comprar', '/comprar'],
    ['/es/blog/a-b', '/blog/a-b'],
    ['/comprar', '/comprar'],
    ['/espacio', '/espacio'],
  ])('%s becomes %s', (pathname, expected) => expect(withoutLocale(pathname)).toBe(expected));
});

describe('localizedPath', () => {
  it.each([
    ['/', '/es'],
    ['/?a=1', '/es?a=1'],
    ['/dashboard?x=1', '/es/dashboard?x=1'],
    ['/en', '/en'],
    ['/en?a=1', '/en?a=1'],
    ['/en/dashboard#part', '/en/dashboard#part'],
    ['/energy', '/es/energy'],
  ])('%s is %s', (path, localized) => expect(localizedPath('es', path)).toBe(localized));
});
