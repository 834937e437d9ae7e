import { rawGet } from '@/tests/support/raw-get';
import { team } from '@/content/en/team';
import { fill, texts } from '@/tests/support/texts';
import { sharedSite as site } from '@/tests/support/shared-site';

jest.setTimeout(60_000);

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
    ['es', 'aviso legal', '/legal-notice'],
    ['en', 'GDPR', '/privacy-policy'],
    ['en', 'contact', '/contact'],
    ['es', 'blog', '/blog'],
  ])('%s: %s', async (locale, query, page) => {
    expect(await firstFor(locale, query)).toEqual(
      typeof page === 'string' ? `/${locale}${page}` : expect.stringMatching(page),
    );
  });
});

it.each([
  ['mortgage calculator', '/herramientas/calculadora-hipoteca', 'price'],
  ['what is my home worth', '/herramientas/valoracion', 'place'],
])('answers “%s” with the first field of the tool', async (query, path, field) => {
  const { body } = await rawGet(site.port, `/en/search?q=${encodeURIComponent(query)}`);
  const form = body
    .toString()
    .split('<form')
    .find((part) => part.includes(`action="/en${path}"`));
  expect(form).toMatch(new RegExp(`name="${field}"`));
});

it('finds the people of the team', async () => {
  for (const { id, name } of team) expect(await firstFor('en', name)).toBe(`/en/about/${id}`);
});

describe('the site search leads to homes by 303', () => {
  it.each([
    ['es', 'casa barcelona', '/es/properties?type=house&area=barcelona'],
    ['es', 'piso en venta en el Eixample', '/es/properties?operation=sale&type=apartment&area=eixample'],
    ['es', 'áticos con terraza hasta 900 mil', '/es/properties?type=penthouse&maxPrice=900000&features=terrace'],
    ['en', '2 bedrooms near the sea under 450k', '/en/properties?maxPrice=450000&beds=2&maxSea=1000'],
    ['en', 'apartment to rent with zzyzx', '/en/properties?operation=rent&type=apartment&ignored=zzyzx'],
  ])('%s: %s', async (locale, query, list) => {
    const { status, headers, body } = await rawGet(site.port, `/${locale}/search?q=${encodeURIComponent(query)}`);
    expect([status, headers.location]).toEqual([303, list]);
    expect(body.length).toBe(0);
  });

  it('and a list says what was left out, and is not indexed', async () => {
    const { body } = await rawGet(site.port, '/en/properties?type=apartment&ignored=zzyzx');
    expect(body.toString()).toContain(fill(texts.en.listingList.unread.ignored, { text: 'zzyzx' }));
    expect(body.toString()).toContain('content="noindex');
  });
});
