import { getImage, isImageName, type ImageName, type ImageView } from './images';
import { placeChain, placesIn } from './places';
import type { Area } from './areas';
import type { Locale } from '@/lib/i18n/locales';

const names: Partial<Record<Area['id'], string>> = { 'sarria-sant-gervasi': 'area-sarria' };

function areaImageName(id: Area['id']): ImageName | null {
  const name = names[id] ?? `area-${id}`;
  return isImageName(name) ? name : null;
}

export function getAreaImage(id: Area['id'], locale: Locale): ImageView | null {
  const name = areaImageName(id);
  return name && getImage(name, locale);
}

/** Image of the place, of one that contains it, or of one within it; null without any. */
export function placeImageName(id: string): ImageName | null {
  const near = [...placeChain(id), ...placesIn(id)];
  return near.map((place) => areaImageName(place.id)).find((name) => name !== null) ?? null;
}

/** Widths of at most 60 kB. */
const LIGHT_WIDTH = 750;

export const lightImage = (image: ImageView): ImageView => ({
  ...image,
  widths: image.widths.filter((width) => width <= LIGHT_WIDTH),
});
