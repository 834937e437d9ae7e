import 'server-only';
import path from 'node:path';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { processState } from '@/lib/env/process-state';
import { feedImagePath } from '@/lib/listings/kyero/write-feed';
import { perCatalogue } from '@/lib/listings/catalogue';
import { readShownImage } from '@/lib/server/services/images/read-shown-image';
import { getImage } from '@/lib/site/images';
import { findStoredImage } from '@/lib/site/stored-images';
import { defaultLocale } from '@/lib/i18n/locales';

const QUALITY = 82;

/** A portal asks for all of them, one after the other or at once. */
const queue = processState('feed-images', () => new PQueue({ concurrency: 1 }));

const imageNames = perCatalogue(({ listings }) => new Set(listings.flatMap(({ images }) => images)));

/** Image files that the feed refers to. */
export function feedImageFiles(): readonly string[] {
  return [...imageNames()].map((name) => path.posix.basename(feedImagePath(name)));
}

/** A listing's image as JPEG, made when first asked for; null if no listing shows it. */
export function makeFeedImage(file: string): Promise<Buffer | null> {
  return queue.add(async () => {
    const name = file.replace(/\.jpg$/, '');
    const isShown = name !== file && imageNames().has(name);
    const largest = isShown ? await readLargest(name) : null;
    return largest && sharp(largest).jpeg({ quality: QUALITY, mozjpeg: false }).toBuffer();
  });
}

function readLargest(name: string): Promise<Buffer | null> {
  const { widths } = findStoredImage(name) ?? getImage(name, defaultLocale);
  return readShownImage(name, `${Math.max(...widths)}.avif`);
}
