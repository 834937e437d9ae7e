import { getArea } from '@/lib/content/areas';
import { foldText } from '@/lib/domain/search/fold-text';
import type { Listing } from '@/content/types/listing';

/** `Partida Cap Blanc, Moraira, Teulada`: from the street to the town, without a name that another contains. */
export function addressLine({ area, municipality, neighbourhood, street }: Listing): string {
  const parts = [street, neighbourhood, getArea(area).name, municipality];
  const folded = parts.map(foldText);
  return parts
    .filter((_, index) => {
      const part = folded[index] ?? '';
      return !folded.some((other, at) => at !== index && other.includes(part) && (other !== part || at < index));
    })
    .join(', ');
}

/** Search engines cut longer titles; the agency's name comes behind. */
const TITLE_MAX = 80;

/** A title with the area behind it, where it names neither the area nor the town and there is room. */
export function withPlace(title: string, { area, municipality }: Pick<Listing, 'area' | 'municipality'>): string {
  const { name } = getArea(area);
  const placed = `${title}, ${name}`;
  const isPlaced = [name, municipality].some((place) => foldText(title).includes(foldText(place)));
  return isPlaced || placed.length > TITLE_MAX ? title : placed;
}
