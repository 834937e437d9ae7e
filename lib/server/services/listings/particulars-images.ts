import 'server-only';
import sharp from 'sharp';
import { locales } from '@/lib/i18n/locales';
import { listingImages } from '@/lib/listings/images/listing-images';
import { PARTICULARS_IMAGES } from '@/lib/listings/particulars/particulars-view';
import { readShownImage } from '@/lib/server/services/images/read-shown-image';
import type { Listing } from '@/content/types/listing';

/** px at 200 dots an inch in print; the form of the frames, so that little is cut off in them. */
const COVER = { width: 960, height: 600 };
const OTHERS = { width: 480, height: 300 };
const QUALITY = 80;

/** JPEG files of the images that the particulars show, by name: PDF takes no WebP. */
export async function particularsImages(listing: Listing): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { focus, name } of listingImages(listing, locales[0]).slice(0, PARTICULARS_IMAGES)) {
    const bytes = await readShownImage(name, '960.webp');
    if (!bytes) continue;
    const size = files.size === 0 ? COVER : OTHERS;
    const image = sharp(bytes).resize({ ...size, fit: 'cover', position: focus });
    files.set(name, await image.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer());
  }
  return files;
}
