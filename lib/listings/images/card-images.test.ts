import { addStoredImages } from '@/lib/site/stored-images';
import { makeListing } from '@/tests/support/make-listing';
import { CARD_IMAGES, cardImages } from './card-images';
import { getListingCard } from '@/lib/listings/list/listing-card';

const names = Array.from({ length: CARD_IMAGES + 2 }, (_, index) => `photo-${String(index).repeat(32)}`);
const size = { width: 1600, height: 1000, widths: [480], tone: 'sand' };

beforeAll(() => addStoredImages(names.map((id) => ({ id, ...size }))));

it('are the first of the listing, described', () => {
  const images = cardImages(makeListing('flat', { images: names }), 'es');
  expect(images.map(({ name }) => name)).toEqual(names.slice(0, CARD_IMAGES));
  for (const { alt } of images) expect(alt).not.toBe('');
});

it('are counted by the card, as are all', () => {
  const card = getListingCard(makeListing('flat', { id: 'many', images: names }), 'en');
  expect(card).toMatchObject({ imageCount: names.length, swipeCount: CARD_IMAGES });
  expect(getListingCard(makeListing('flat', { id: 'one', images: names.slice(0, 1) }), 'en').swipeCount).toBe(1);
});

it('leave out an image that only a newer version knows', () => {
  const images = cardImages(makeListing('flat', { images: ['image-of-a-newer-version', ...names] }), 'es');
  expect(images[0]?.name).toBe(names[0]);
});
