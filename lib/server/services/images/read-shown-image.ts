import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isStoredImageName } from '@/lib/site/stored-images';
import { readImageFile } from './read-image-file';

/**
 * Bytes of a file of an image by its name: `.../photo-…-960.webp` of the storage, others of `public`. Null for a stored
 * one that is gone.
 * @throws Error without the storage, and for a file that `public` has not.
 */
export function readShownImage(name: string, suffix: `${number}.${'avif' | 'webp'}`): Promise<Buffer | null> {
  const file = `${name}-${suffix}`;
  return isStoredImageName(name) ? readImageFile(file) : readFile(path.join(process.cwd(), 'public/pictures', file));
}
