import 'server-only';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { processState } from '@/lib/env/process-state';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { readShownImage } from '@/lib/server/services/images/read-shown-image';
import { ByteCache } from '@/lib/server/storage/byte-cache';
import { getImage } from '@/lib/site/images';
import { defaultLocale } from '@/lib/i18n/locales';

const QUALITY = 82;
const CACHE_BYTES = 16_000_000;
const WIDE = { width: 1200, height: 600, fit: 'cover' } as const;

const IMAGE_FILE = /^(.+?)(?:-(960|1200x600))?\.jpg$/;

const made = processState('feed-image-bytes', () => new ByteCache(CACHE_BYTES));

const queue = processState('feed-images', () => new PQueue({ concurrency: 1 }));

const imageNames = perCatalogue(({ listings }) => new Set(listings.flatMap(({ images }) => images)));

/** Null when no listing shows it. */
export async function makeFeedImage(file: string): Promise<Buffer | null> {
  const [, name = '', size] = IMAGE_FILE.exec(file) ?? [];
  if (!imageNames().has(name)) return null;
  const known = made.get(file);
  if (known) return known;
  return queue.add(async () => {
    const madeMeanwhile = made.get(file);
    if (madeMeanwhile) return madeMeanwhile;
    const { focus, widths } = getImage(name, defaultLocale);
    const fitting = size === '960' ? widths.filter((width) => width <= 960) : widths;
    const bytes = await readShownImage(name, `${fitting.length > 0 ? Math.max(...fitting) : Math.min(...widths)}.avif`);
    if (!bytes) return null;
    const image = size === '1200x600' ? sharp(bytes).resize({ ...WIDE, position: focus }) : sharp(bytes);
    const jpeg = await image.jpeg({ quality: QUALITY, mozjpeg: false }).toBuffer();
    made.set(file, jpeg);
    return jpeg;
  });
}
