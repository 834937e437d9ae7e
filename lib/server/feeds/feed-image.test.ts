import sharp from 'sharp';
import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { listListings } from '@/lib/listings/catalogue/listings';
import { makeFeedImage } from './feed-image';

const [name = '', second = ''] = listListings().flatMap(({ images }) => images);

const sizeOf = async (file: string) => {
  const { format, height, width } = await sharp((await makeFeedImage(file)) ?? undefined).metadata();
  return { format, height, width };
};

it('crops an image for the width of an email', async () => {
  expect(await sizeOf(`${name}-1200x600.jpg`)).toEqual({ format: 'jpeg', width: 1200, height: 600 });
});

it('keeps the shape of the smaller image', async () => {
  const [whole, smaller] = [await sizeOf(`${name}.jpg`), await sizeOf(`${name}-960.jpg`)];
  expect(smaller.width).toBe(960);
  expect(smaller.width / smaller.height).toBeCloseTo(whole.width / whole.height, 1);
});

it.each(['no-such.jpg', 'no-such-1200x600.jpg'])('has no image of %s', async (file) => {
  expect(await makeFeedImage(file)).toBeNull();
});

it('is made once, whatever changes in the catalogue, and is gone with its listing', async () => {
  const listings = listListings();
  const file = `${name}-960.jpg`;
  const first = await makeFeedImage(file);
  setCatalogue([...listings], [], 2);
  expect(await makeFeedImage(file)).toBe(first);
  setCatalogue([], [], 3);
  expect(await makeFeedImage(file)).toBeNull();
  setCatalogue(listings, [], 4);
});

it('is made once for two requests at the same time', async () => {
  const file = `${second}-960.jpg`;
  const [one, other] = await Promise.all([makeFeedImage(file), makeFeedImage(file)]);
  expect(one).not.toBeNull();
  expect(other).toBe(one);
});
