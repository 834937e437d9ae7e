import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Image widths in px, equal to those of `tools/pictures`. Phones load 750. */
export const WIDTHS = [480, 750, 960, 1600];
/** Width in px of the WebP for browsers without AVIF. */
export const FALLBACK_WIDTH = 960;

const FILE = /^photo-[0-9a-f]{32}-\d{1,4}\.(avif|webp)$/;
const DIGITS = 32;
const PREFIX = 'photo-';

/** Names an image by its content, so that equal files are stored once. */
export const imageNameOf = (bytes: Uint8Array): string =>
  imageNameOfHash(createHash('sha256').update(bytes).digest('hex'));

export const imageNameOfHash = (sha256: string): string => PREFIX + sha256.slice(0, DIGITS);

export const isImageFile = (file: string): boolean => FILE.test(file);

export const imageKey = (file: string): string => `photos/${file.slice(PREFIX.length, PREFIX.length + 2)}/${file}`;

export const imageNameOfKey = (key: string): string | null =>
  /^photos\/[0-9a-f]{2}\/(photo-[0-9a-f]{32})-/.exec(key)?.[1] ?? null;

const rowSchema = z.object({ id: z.string(), widths: z.array(z.number()) });

export function storedImageKeys(row: unknown): readonly string[] {
  const { id, widths } = rowSchema.parse(row);
  return [...widths.map((width) => `${id}-${width}.avif`), `${id}-${FALLBACK_WIDTH}.webp`].map(imageKey);
}
