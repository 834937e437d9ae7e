import { processState } from '@/lib/env/process-state';

/** `width` and `height` in px of the largest file. */
export type ImageSize = Readonly<{ width: number; height: number; widths: readonly number[]; tone: string }>;

const NAME = /^photo-[0-9a-f]{32}$/;

const sizes = processState('stored-images', () => new Map<string, ImageSize>());

/** Checks the name only; the image may be unknown. */
export const isStoredImageName = (name: string): boolean => NAME.test(name);

export const findStoredImage = (name: string): ImageSize | null => sizes.get(name) ?? null;

export function addStoredImages(images: readonly (ImageSize & Readonly<{ id: string }>)[]): void {
  for (const { id, width, height, widths, tone } of images) sizes.set(id, { width, height, widths, tone });
}
