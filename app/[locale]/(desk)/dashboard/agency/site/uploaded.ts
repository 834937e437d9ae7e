import { isStoredImageName } from '@/lib/site/stored-images';
import { single, type Query } from '@/lib/text/query';

/** The photograph that was uploaded without JavaScript, in its field: it still has to be saved. */
export function uploadedOf(query: Query): Readonly<Record<string, string>> {
  const [field, image] = [single(query, 'field'), single(query, 'image')];
  return /^(members\[\d+\]\.portrait|image|photo)$/.test(field) && isStoredImageName(image) ? { [field]: image } : {};
}
