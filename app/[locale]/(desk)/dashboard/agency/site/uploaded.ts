import { isStoredImageName } from '@/lib/site/stored-images';
import { single, type Query } from '@/lib/text/query';

export function uploadedOf(query: Query): Readonly<Record<string, string>> {
  const [field, image] = [single(query, 'field'), single(query, 'image')];
  return /^(members\[\d+\]\.portrait|image|photo)$/.test(field) && isStoredImageName(image) ? { [field]: image } : {};
}
