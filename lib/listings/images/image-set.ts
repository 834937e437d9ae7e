import type { Listing, ListingImageText } from '@/content/types/listing';

export type ImageSet = Readonly<Pick<Listing, 'images'> & { imageTexts: NonNullable<Listing['imageTexts']> }>;

export type ImageRow = Readonly<{
  name: string;
  /** Undefined: unchanged. */
  text?: ListingImageText | undefined;
}>;

export const MAX_IMAGES = 100;
export const ALT_LENGTH = 250;

/** An existing image does not move. */
export function withImage(set: ImageSet, name: string, at = set.images.length): ImageSet {
  return set.images.includes(name) ? set : { ...set, images: set.images.toSpliced(at, 0, name) };
}

/** Hexadecimal digits of an image name that `selection` contains. */
const MARK_DIGITS = 8;

const NAME_PREFIX = 'photo-';

export const imageMarkOfHash = (sha256: string): string => sha256.slice(0, MARK_DIGITS);

export const imageMark = (name: string): string => imageMarkOfHash(name.slice(NAME_PREFIX.length));

/**
 * Inserts an image beside the nearest of the same selection, so that arrival order does not matter. `selection`: marks of the
 * selected files.
 */
export function withSelected(set: ImageSet, name: string, selection: readonly string[]): ImageSet {
  const own = selection.indexOf(imageMark(name));
  const placeOf = (mark: string) => set.images.findIndex((other) => imageMark(other) === mark);
  const isPresent = (mark: string) => placeOf(mark) >= 0;
  const before = selection.slice(0, Math.max(own, 0)).findLast(isPresent);
  if (before !== undefined) return withImage(set, name, placeOf(before) + 1);
  const after = own < 0 ? undefined : selection.slice(own + 1).find(isPresent);
  return withImage(set, name, after === undefined ? undefined : placeOf(after));
}

/** Adds each new image after its predecessor in the source order. */
export function withOrdered(images: readonly string[], names: readonly string[]): readonly string[] {
  let ordered = images;
  for (const [position, name] of names.entries()) {
    if (ordered.includes(name)) continue;
    const before = names.slice(0, position).findLast((other) => ordered.includes(other));
    ordered = ordered.toSpliced(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, name);
  }
  return ordered.slice(0, MAX_IMAGES);
}

/** Keeps the text, so that the image can be restored. */
export const withoutImage = (set: ImageSet, name: string): ImageSet => ({
  ...set,
  images: set.images.filter((other) => other !== name),
});

export function movedImage(set: ImageSet, name: string, step: -1 | 1): ImageSet {
  const from = set.images.indexOf(name);
  const to = from + step;
  if (from < 0 || to < 0 || to >= set.images.length) return set;
  return { ...set, images: set.images.toSpliced(from, 1).toSpliced(to, 0, name) };
}

export const withCover = (set: ImageSet, name: string): ImageSet =>
  set.images.includes(name) ? { ...set, images: [name, ...set.images.filter((other) => other !== name)] } : set;

/** Applies a form. Images added since move to the end; removed ones stay removed, so concurrent edits are not lost. */
export function arrangedImages(set: ImageSet, rows: readonly ImageRow[]): ImageSet {
  const known = rows.filter(({ name }) => set.images.includes(name));
  const names = [...new Set(known.map(({ name }) => name))];
  const added = set.images.filter((name) => !names.includes(name));
  const texts = [
    ...added.flatMap((name) => (set.imageTexts[name] ? [[name, set.imageTexts[name]] as const] : [])),
    ...known.flatMap(({ name, text = set.imageTexts[name] ?? {} }) =>
      Object.keys(text).length > 0 ? [[name, text] as const] : [],
    ),
  ];
  return { images: [...names, ...added], imageTexts: Object.fromEntries(texts) };
}
