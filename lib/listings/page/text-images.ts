import type { RoomId } from '@/content/types/listing';
import type { ImageView } from '@/lib/site/images';
import { foldText } from '@/lib/text/fold-text';

/** Shorter galleries would only repeat themselves. */
const FEWEST_IMAGES = 5;

type Text = Readonly<{ opening: string; paragraphs: readonly string[] }>;

/** Two images of rooms that the text names: one for its opening, one for its end. Empty for a short gallery. */
export function textImages(
  images: readonly ImageView[],
  { opening, paragraphs }: Text,
  nameOf: (room: RoomId) => string,
): readonly ImageView[] {
  const [, second, ...others] = images.filter(({ isPlan }) => !isPlan);
  if (images.length < FEWEST_IMAGES || !second) return [];
  const isNamedIn =
    (...texts: readonly string[]) =>
    ({ shows }: ImageView) =>
      shows !== null && foldText(texts.join(' ')).includes(foldText(nameOf(shows.room)));
  const rooms = [second, ...others].filter(({ shows }) => shows !== null && shows.room !== 'bathroom');
  const first = rooms.find(isNamedIn(opening)) ?? rooms.find(isNamedIn(...paragraphs)) ?? second;
  const rest = rooms.filter((image) => image !== first);
  const last = rest.findLast(isNamedIn(...paragraphs)) ?? rest.at(-1) ?? others.at(-1);
  return last && last !== first ? [first, last] : [first];
}
