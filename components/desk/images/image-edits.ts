import type { DeskImage } from '@/lib/listings/images/desk-images';
import { imageFields } from '@/lib/listings/images/image-form';
import type { EditedImage, ImageEdit } from './image-form-types';

export const panelIdOf = (name: string) => `panel-${name}`;

/** Opening a panel closes the other one. */
export const showPanel = (image: DeskImage | undefined) =>
  image && document.getElementById(panelIdOf(image.name))?.showPopover();

/** Returns the nearest later image, or else the first one, that could have a room and has none. */
export function nextWithoutRoom(images: readonly EditedImage[], index: number): EditedImage | undefined {
  const others = [...images.slice(index + 1), ...images.slice(0, index)];
  return others.find(({ edit, isFixed }) => !isFixed && !edit.room && edit.kind !== 'plan');
}

export const imageFieldsOf = (name: string) => [
  imageFields.room(name),
  imageFields.kind(name),
  imageFields.alt(name, 'es'),
  imageFields.alt(name, 'en'),
];

export const editOf = ({ text }: DeskImage): ImageEdit => ({
  es: text.alt?.es ?? '',
  en: text.alt?.en ?? '',
  room: text.room ?? '',
  kind: text.kind ?? 'photograph',
});
