import 'server-only';
import { getStorage } from '@/lib/server/storage/get-storage';
import { imageKey, isImageFile } from '@/lib/server/storage/image-files';

/** Returns null for an invalid file name. Throws without a storage. */
export function readImageFile(file: string): Promise<Buffer | null> {
  return isImageFile(file) ? getStorage().get(imageKey(file)) : Promise.resolve(null);
}
