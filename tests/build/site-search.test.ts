import { rawGet } from '@/tests/support/raw-get';
import { sharedSite as site } from '@/tests/support/shared-site';

jest.setTimeout(60_000);

/** Link of the first result. */
async function firstFor(locale: string, query: string): Promise<string | undefined> {
  const { body } = await rawGet(site.port, `/${locale}/search?q=${encodeURIComponent(query)}`);
  const html = body.toString();
  return /<h3><a[^>]* href="([^"]*)"/.exec(html.slice(html.indexOf('<main')))?.[1];
}

describe('the site search finds the pages of the site', () => {
  it.each([
    ['es', 'calculadora hipoteca', '/herramientas/calculadora-hipoteca'],
    ['es', 'simulador de hipoteca', '/herramientas/calculadora-hipoteca'],
    ['en', 'mortgage calculator', '/herramientas/calculadora-hipoteca'],
    ['es', 'cuánto vale mi piso', '/herramientas/valoracion'],
    ['es', 'valoracion online', '/herramientas/valoracion'],
    ['en', 'what is my home worth', '/herramientas/valoracion'],
    ['en', 'relocation barcelona', '/services/relocation'],
    ['es', 'relocation barcelona', '/services/relocation'],
    ['es', 'inmobiliaria barcelona', /\/(about|contact)$/],
    ['en', 'estate agent barcelona', /\/(about|contact)$/],
    ['en', 'inmobiliaria barcelona', /\/(about|contact)$/],
    ['es', 'telefono inmobiliaria', '/contact'],
    ['en', 'opening hours', '/contact'],
    ['es', 'vender mi piso', '/sell'],
    ['en', 'sell my house', '/sell'],
    ['en', 'reviews', '/testimonials'],
  ])('%s: %s', async (locale, query, page) => {
    expect(await firstFor(locale, query)).toEqual(
      typeof page === 'string' ? `/${locale}${page}` : expect.stringMatching(page),
    );
  });
});

describe('the site search still finds homes first', () => {
  it.each([
    ['es', 'casa barcelona'],
    ['es', 'piso en venta en el Eixample'],
    ['es', 'villa moraira'],
    ['en', 'house for sale barcelona'],
    ['en', 'apartment to rent'],
  ])('%s: %s', async (locale, query) => {
    expect(await firstFor(locale, query)).toMatch(/\/properties\//);
  });
});
