import 'server-only';
import { getStorage } from '@/lib/server/storage/get-storage';
import { imageKey, isImageFile } from '@/lib/server/storage/image-files';

/** Bytes of a stored image's file, such as `photo-…-960.avif`; null for any other name. Throws without a storage. */
export function readImageFile(file: string): Promise<Buffer | null> {
  return isImageFile(file) ? getStorage().get(imageKey(file)) : Promise.resolve(null);
}
