import 'server-only';
import { addStoredImages, findStoredImage, isStoredImageName } from '@/lib/site/stored-images';
import { findStoredImages } from '@/lib/server/data/listings/images';

export async function loadStoredImages(names: readonly string[]): Promise<void> {
  const unknown = new Set(names.filter((name) => isStoredImageName(name) && !findStoredImage(name)));
  if (unknown.size > 0) addStoredImages(await findStoredImages([...unknown]));
}
