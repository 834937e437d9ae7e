import { GET } from '@/app/pictures/sheet/route';
import { images } from '@/content/images';
import { listListings } from '@/lib/listings/catalogue/listings';
import { drawContactSheet } from './image-sheet';
import { getImage } from '@/lib/site/images';

const sheet = drawContactSheet();

it('shows every image', () => {
  for (const name of Object.keys(images)) expect(sheet).toContain(`src="/pictures/${name}-480.avif"`);
});

it('shows size and listings of an image', () => {
  const listings = listListings();
  const { name, width, height } = getImage(listings[0]?.images[0] ?? '', 'en');
  const ids = listings.filter(({ images: shown }) => shown.includes(name)).map(({ id }) => id);
  expect(sheet).toContain(`<figcaption>${[name, `${width} × ${height}`, ...ids].join(' · ')}</figcaption>`);
});

it.each([
  ['development', 200],
  ['production', 404],
] as const)('in %s it responds with %i', (environment, status) => {
  const before = Object.getOwnPropertyDescriptor(process.env, 'NODE_ENV');
  Object.assign(process.env, { NODE_ENV: environment });
  expect(GET().status).toBe(status);
  Object.assign(process.env, { NODE_ENV: before?.value });
});
