import { getImage, isImageName, type ImageView } from './images';
import type { Area } from './areas';
import type { Locale } from '@/lib/i18n/locales';

const names: Partial<Record<Area['id'], string>> = { 'sarria-sant-gervasi': 'area-sarria' };

export function getAreaImage(id: Area['id'], locale: Locale): ImageView | null {
  const name = names[id] ?? `area-${id}`;
  return isImageName(name) ? getImage(name, locale) : null;
}
