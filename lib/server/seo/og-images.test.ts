import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { ogImageName } from '@/lib/seo/og-name';
import type { Listing } from '@/content/types/listing';
import { makeListing } from '@/tests/support/make-listing';
import type * as sitePages from '@/lib/seo/site-pages';
import { listSitePages } from '@/lib/seo/site-pages';
import { findOgImage, ogImageNames } from './og-images';

jest.mock('@/lib/seo/site-pages', () => {
  const actual = jest.requireActual<typeof sitePages>('@/lib/seo/site-pages');
  return { listSitePages: jest.fn(actual.listSitePages) };
});

async function noteOf(listing: Listing): Promise<string> {
  setCatalogue([listing], [], 1);
  const image = await findOgImage(ogImageName(`/properties/${listing.id}`), 'en');
  return image?.note ?? '';
}

it('says on the picture of a home what an advertisement has to say', async () => {
  expect(await noteOf(makeListing('flat'))).toMatch(/ E · AICAT\s\S+$/);
  const letting = await noteOf(makeListing('letting'));
  for (const words of ['€1,100', '€1,140']) expect(letting).toContain(words);
  expect(await noteOf(makeListing('flat', { area: 'madrid', region: 'madrid' }))).not.toMatch(/AICAT|RAICV/);
});

it('finds a home without a list of all pages', async () => {
  setCatalogue([makeListing('flat')], [], 2);
  expect(await findOgImage('properties-flat.jpg', 'en')).toMatchObject({ title: makeListing('flat').text.en.title });
  expect(listSitePages).not.toHaveBeenCalled();
  expect(await findOgImage('properties-gone.jpg', 'en')).toBeNull();
  expect(listSitePages).toHaveBeenCalledTimes(1);
});

it('finds the image of a place, of the place around it or within it', async () => {
  setCatalogue([makeListing('flat')], [], 3);
  const imageOf = async (id: string) => (await findOgImage(`place-${id}.jpg`, 'es'))?.image;
  expect(await findOgImage('place-calp.jpg', 'en')).toMatchObject({ title: 'Calp (Calpe)', image: 'area-calp' });
  expect(await imageOf('el-portet')).toBe('area-moraira');
  expect(await imageOf('barcelona')).toBe('area-eixample');
  expect(await findOgImage('place-denia.jpg', 'en')).toBeNull();
});

it('names the image of each place with an indexed page', async () => {
  setCatalogue([makeListing('flat'), makeListing('flat', { id: 'second' })], [], 4);
  const names = ogImageNames();
  expect(names).toContain('place-eixample.jpg');
  expect(new Set(names).size).toBe(names.length);
});
