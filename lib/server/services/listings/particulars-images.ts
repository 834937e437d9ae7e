import 'server-only';
import sharp from 'sharp';
import { locales } from '@/lib/i18n/locales';
import { listingImages } from '@/lib/listings/images/listing-images';
import { PARTICULARS_IMAGES } from '@/lib/listings/particulars/particulars-view';
import { readShownImage } from '@/lib/server/services/images/read-shown-image';
import type { Listing } from '@/content/types/listing';

/** Pixels at 200 dpi; the aspect ratio limits cropping. */
const COVER = { width: 960, height: 600 };
const OTHERS = { width: 480, height: 300 };
const QUALITY = 80;

/** Returns JPEG files by image name: PDF does not support WebP. */
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
