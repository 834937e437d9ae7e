import { articleIds } from '@/content/articles/ids';
import { guides } from '@/content/guides';
import { resourcePaths } from '@/lib/middleware/resource-paths';
import { rawGet } from '@/tests/support/raw-get';
import { sharedSite as site } from '@/tests/support/shared-site';

jest.setTimeout(60_000);

const [guide = { id: '' }] = guides;

const meant: readonly (readonly [string, string])[] = [
  ...Object.entries(resourcePaths).map(([path, href]) => [`/recursos/${path}`, href.split('#')[0] ?? ''] as const),
  [`/recursos/${guide.id}`, `/guias/${guide.id}`],
  [`/recursos/guias/${guide.id}`, `/guias/${guide.id}`],
  [`/recursos/${articleIds[0]}`, `/blog/${articleIds[0]}`],
  ['/recursos/valoracion', '/herramientas/valoracion'],
  ['/guias', '/guides'],
  [`/guides/${guide.id}`, `/guias/${guide.id}`],
  ['/contacto', '/contact'],
];

async function follow(
  address: string,
  language: string,
): Promise<Readonly<{ path: string; status: number | undefined }>> {
  let path = address;
  for (let steps = 0; steps < 5; steps += 1) {
    const { status, headers } = await rawGet(site.port, path, { 'accept-language': language });
    if (headers.location === undefined) return { path, status };
    const to = new URL(headers.location, site.url);
    path = to.pathname + to.search;
  }
  return { path, status: 0 };
}

describe.each(['es'] as const)('addresses without a page of their own, %s', (locale) => {
  it.each(meant)('%s leads to %s', async (path, page) => {
    const prefixes = ['', `/${locale}`, `/${locale.toUpperCase()}`];
    for (const spelling of prefixes.flatMap((prefix) => [prefix + path, `${prefix}${path}/`]))
      expect([spelling, await follow(spelling, locale)]).toEqual([
        spelling,
        { path: `/${locale}${page}`, status: 200 },
      ]);
  });

  it.each([
    ['/recursos/hipoteca?price=1', '/herramientas/calculadora-hipoteca?price=1'],
    [`/recursos/${guide.id}?utm_source=a`, `/guias/${guide.id}?utm_source=a`],
  ])('keep their query: %s', async (address, page) => {
    expect(await follow(address, locale)).toEqual({ path: `/${locale}${page}`, status: 200 });
  });
});

it('has an icon where it is asked for without a link', async () => {
  const { status, headers, body } = await rawGet(site.port, '/favicon.ico');
  expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
  // Signature of an icon file: reserved, then type 1.
  expect([...body.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});
