import type { ListingImageText } from '@/content/types/listing';
import type { ImageView } from '@/lib/site/images';

/** An image of a listing as the desk shows it. */
export type DeskImage = Readonly<{
  name: string;
  /** Null where its files are gone. */
  view: ImageView | null;
  text: ListingImageText;
  /** One of the site's own: its text stands in the content. */
  isFixed: boolean;
  /** Other listings that have it. */
  others: readonly Readonly<{ id: string; reference: string }>[];
}>;

export type DeskImages = Readonly<{
  id: string;
  images: readonly DeskImage[];
}>;
