import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Widths of the site's images in px, as `tools/pictures` makes them; 750 is what phones take. */
export const WIDTHS = [480, 750, 960, 1600];
/** WebP, for browsers without AVIF. */
export const FALLBACK_WIDTH = 960;

const FILE = /^photo-[0-9a-f]{32}-\d{1,4}\.(avif|webp)$/;
const DIGITS = 32;
const PREFIX = 'photo-';

/** Name by content: the same file is stored once. */
export const imageNameOf = (bytes: Uint8Array): string =>
  imageNameOfHash(createHash('sha256').update(bytes).digest('hex'));

/** The same from the SHA-256 of the bytes. */
export const imageNameOfHash = (sha256: string): string => PREFIX + sha256.slice(0, DIGITS);

/** Whether `file` can be one of a stored image. */
export const isImageFile = (file: string): boolean => FILE.test(file);

/** Key in the storage, in 256 folders. */
export const imageKey = (file: string): string => `photos/${file.slice(PREFIX.length, PREFIX.length + 2)}/${file}`;

/** Null for the key of another file. */
export const imageNameOfKey = (key: string): string | null =>
  /^photos\/[0-9a-f]{2}\/(photo-[0-9a-f]{32})-/.exec(key)?.[1] ?? null;

const rowSchema = z.object({ id: z.string(), widths: z.array(z.number()) });

/** Keys of the files of a row of `stored_images`. */
export function storedImageKeys(row: unknown): readonly string[] {
  const { id, widths } = rowSchema.parse(row);
  return [...widths.map((width) => `${id}-${width}.avif`), `${id}-${FALLBACK_WIDTH}.webp`].map(imageKey);
}
