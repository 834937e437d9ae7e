import { setCatalogue } from '@/lib/listings/catalogue';
import { ogImageName } from '@/lib/seo/og-name';
import type { Listing } from '@/content/types/listing';
import { makeListing } from '@/tests/support/make-listing';
import { findOgImage } from './og-images';

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
