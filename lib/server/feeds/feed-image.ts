import 'server-only';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { processState } from '@/lib/env/process-state';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { readShownImage } from '@/lib/server/services/images/read-shown-image';
import { getImage } from '@/lib/site/images';
import { findStoredImage } from '@/lib/site/stored-images';
import { defaultLocale } from '@/lib/i18n/locales';

const QUALITY = 82;

const IMAGE_FILE = /^(.+?)(?:-(960))?\.jpg$/;

const queue = processState('feed-images', () => new PQueue({ concurrency: 1 }));

const imageNames = perCatalogue(({ listings }) => new Set(listings.flatMap(({ images }) => images)));

/** Creates a listing's JPEG on demand, in its largest or a named width; null when no listing shows it. */
export function makeFeedImage(file: string): Promise<Buffer | null> {
  return queue.add(async () => {
    const [, name = '', width] = IMAGE_FILE.exec(file) ?? [];
    const isShown = imageNames().has(name);
    const image = isShown ? await readWidth(name, width ? Number(width) : Infinity) : null;
    return image && sharp(image).jpeg({ quality: QUALITY, mozjpeg: false }).toBuffer();
  });
}

function readWidth(name: string, most: number): Promise<Buffer | null> {
  const { widths } = findStoredImage(name) ?? getImage(name, defaultLocale);
  const fitting = widths.filter((width) => width <= most);
  return readShownImage(name, `${fitting.length > 0 ? Math.max(...fitting) : Math.min(...widths)}.avif`);
}
