import { processState } from '@/lib/env/process-state';

/** Size and placeholder of an image: px of the largest size, widths of the files, named tone. */
export type ImageSize = Readonly<{ width: number; height: number; widths: readonly number[]; tone: string }>;

const NAME = /^photo-[0-9a-f]{32}$/;

const sizes = processState('stored-images', () => new Map<string, ImageSize>());

/** Whether a name is that of a photograph that came at run time, known or not. */
export const isStoredImageName = (name: string): boolean => NAME.test(name);

export const findStoredImage = (name: string): ImageSize | null => sizes.get(name) ?? null;

/** Puts sizes beside the catalogue in memory. They never change. */
export function addStoredImages(images: readonly (ImageSize & Readonly<{ id: string }>)[]): void {
  for (const { id, width, height, widths, tone } of images) sizes.set(id, { width, height, widths, tone });
}
