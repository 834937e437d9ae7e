import type { Listing, ListingImageText } from '@/content/types/listing';

/** Images of a listing, cover first, and their texts. */
export type ImageSet = Readonly<Pick<Listing, 'images'> & { imageTexts: NonNullable<Listing['imageTexts']> }>;

/** An image as a form has it, in its place. */
export type ImageRow = Readonly<{
  name: string;
  /** Undefined: as it is. */
  text?: ListingImageText | undefined;
}>;

/** More are no help to anybody. */
export const MAX_IMAGES = 100;
/** Characters. */
export const ALT_LENGTH = 250;

/** At the end, or at a place; where it is already it stays. */
export function withImage(set: ImageSet, name: string, at = set.images.length): ImageSet {
  return set.images.includes(name) ? set : { ...set, images: set.images.toSpliced(at, 0, name) };
}

/** With images of a source in its order, each that is new behind the one that it follows there. */
export function withOrdered(images: readonly string[], names: readonly string[]): readonly string[] {
  let ordered = images;
  for (const [position, name] of names.entries()) {
    if (ordered.includes(name)) continue;
    const before = names.slice(0, position).findLast((other) => ordered.includes(other));
    ordered = ordered.toSpliced(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, name);
  }
  return ordered.slice(0, MAX_IMAGES);
}

/** Its text stays, for whoever brings it back. */
export const withoutImage = (set: ImageSet, name: string): ImageSet => ({
  ...set,
  images: set.images.filter((other) => other !== name),
});

/** Earlier (-1) or later (1). */
export function movedImage(set: ImageSet, name: string, step: -1 | 1): ImageSet {
  const from = set.images.indexOf(name);
  const to = from + step;
  if (from < 0 || to < 0 || to >= set.images.length) return set;
  return { ...set, images: set.images.toSpliced(from, 1).toSpliced(to, 0, name) };
}

/**
 * In the order and with the texts of a form. What came since the form was made goes to the end, what went since is not
 * brought back; so two people at it lose nothing.
 */
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
