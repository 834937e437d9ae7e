import 'server-only';
import { readFile } from 'node:fs/promises';
import PQueue from 'p-queue';
import { processState } from '@/lib/env/process-state';
import { beginUpload, endUpload } from '@/lib/server/data/sales/document-uploads';
import { addStoredImage, findStoredImages } from '@/lib/server/data/listings/images';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { getStorage } from '@/lib/server/storage/get-storage';
import { encodeImage } from './encode-image';
import { imageKey, imageNameOf, imageNameOfHash } from '@/lib/server/storage/image-files';
import type { ImageProblem } from './image-problem';

export type StoreImageResult = Readonly<
  { status: 'stored'; name: string } | { status: 'refused'; problem: ImageProblem }
>;

const queue = processState('image-encoding', () => new PQueue({ concurrency: 1 }));

/**
 * Stores the sizes of an image, once per content; files before the row, so a row always has its files. Throws when the
 * storage or the database is unavailable.
 */
export const storeImage = (bytes: Uint8Array): Promise<StoreImageResult> =>
  storeOnce(imageNameOf(bytes), () => Promise.resolve(bytes));

export const storeImageFile = (file: Readonly<{ path: string; sha256: string }>): Promise<StoreImageResult> =>
  storeOnce(imageNameOfHash(file.sha256), () => readFile(file.path));

function storeOnce(name: string, read: () => Promise<Uint8Array>): Promise<StoreImageResult> {
  return queue.add(async (): Promise<StoreImageResult> => {
    const [known] = await findStoredImages([name]);
    if (known) return { status: 'stored', name };
    const image = await encodeImage(await read());
    if (typeof image === 'string') return { status: 'refused', problem: image };
    const { files, ...sizes } = image;
    const storage = getStorage();
    const keyed = files.map(({ bytes, suffix }) => ({ key: imageKey(`${name}-${suffix}`), bytes }));
    const keys = keyed.map(({ key }) => key);
    await beginUpload(...keys);
    for (const { bytes, key } of keyed) await storage.put(key, bytes);
    await inTransaction(async () => {
      await addStoredImage({ id: name, ...sizes });
      await endUpload(...keys);
    });
    return { status: 'stored', name };
  });
}
