import 'server-only';
import path from 'node:path';
import sharp from 'sharp';
import { feedImagePath } from '@/lib/listings/kyero/write-feed';
import { listListings } from '@/lib/listings/listings';
import { getImage } from '@/lib/site/images';
import { defaultLocale } from '@/lib/i18n/locales';

const QUALITY = 82;

const imageNames = () => [...new Set(listListings().flatMap(({ images }) => images))];

/** Image files that the feed refers to. */
export function feedImageFiles(): readonly string[] {
  return imageNames().map((name) => path.posix.basename(feedImagePath(name)));
}

/** A listing's image as JPEG, made when first asked for; null if no listing shows it. */
export async function makeFeedImage(file: string): Promise<Buffer | null> {
  const name = imageNames().find((candidate) => feedImagePath(candidate).endsWith(`/${file}`));
  if (name === undefined) return null;
  const width = Math.max(...getImage(name, defaultLocale).widths);
  return sharp(path.join(process.cwd(), 'public/pictures', `${name}-${width}.avif`))
    .jpeg({ quality: QUALITY, mozjpeg: false })
    .toBuffer();
}
