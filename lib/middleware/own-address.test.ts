import { staticRoutes } from '@/lib/i18n/routes';
import { setArticleIds } from '@/lib/listings/catalogue/detail-ids';
import { setListingIds } from '@/lib/listings/catalogue/listing-ids';
import { isFreeAddress, isOwnAddress } from './own-address';

beforeAll(() => {
  setListingIds([{ id: 'flat', reference: 'CM-1' }], ['sold-flat']);
  setArticleIds(['news'], ['old-news']);
});

it.each(staticRoutes)('%s is of this site, in every language', (path) => {
  expect([path, `/es${path}`, `/en${path}`].map((one) => isOwnAddress(one.replace(/(.)\/$/, '$1')))).toEqual([
    true,
    true,
    true,
  ]);
});

it.each([
  '/properties/flat',
  '/es/properties/flat',
  '/properties/sold-flat',
  '/blog/news',
  '/blog/old-news',
  '/blog/rss.xml',
  '/homes/for-sale',
  '/es/viviendas/venta',
  '/api/desk/x',
  '/media/a.avif',
  '/sitemap.xml',
  '/contacto',
  '/dashboard/agency/homes/7',
])('%s is of this site', (path) => {
  expect(isOwnAddress(path)).toBe(true);
});

it.each([
  '/ficha.php',
  '/es/inmueble/7',
  '/properties/other',
  '/blog/other',
  '/es/blog/other',
  '/contact/map',
  '/homes/nowhere',
  '/about/nobody',
  '/wp-content/uploads/plan.pdf',
])('%s is free', (path) => {
  expect(isOwnAddress(path)).toBe(false);
});

it('leaves the landing page alone, and redirects its numbered pages', () => {
  expect([isFreeAddress('/', false), isFreeAddress('/', true), isFreeAddress('/es', true)]).toEqual([
    false,
    true,
    false,
  ]);
});
