import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isStoredImageName } from '@/lib/site/stored-images';
import { readImageFile } from './read-image-file';

export function readShownImage(name: string, suffix: `${number}.${'avif' | 'webp'}`): Promise<Buffer | null> {
  const file = `${name}-${suffix}`;
  return isStoredImageName(name) ? readImageFile(file) : readFile(path.join(process.cwd(), 'public/pictures', file));
}
