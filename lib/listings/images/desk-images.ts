import type { ListingImageText } from '@/content/types/listing';
import type { ImageView } from '@/lib/site/images';

export type DeskImage = Readonly<{
  name: string;
  /** Null when its files are missing. */
  view: ImageView | null;
  text: ListingImageText;
  /** Built-in image of the site; its text is in the content. */
  isFixed: boolean;
  /** Other listings with this image: the first few, and how many more. */
  others: readonly Readonly<{ id: string; reference: string }>[];
  moreOthers: number;
}>;

export type DeskImages = Readonly<{
  id: string;
  images: readonly DeskImage[];
}>;
