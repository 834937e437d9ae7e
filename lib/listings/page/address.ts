import { getArea } from '@/lib/site/areas';
import { foldText } from '@/lib/text/fold-text';
import type { Listing } from '@/content/types/listing';

/** Returns `Partida Cap Blanc, Moraira, Teulada`; skips names contained in others. */
export function addressLine({ area, municipality, neighbourhood, street }: Listing): string {
  const parts = [...(street === undefined ? [] : [street]), neighbourhood, getArea(area).name, municipality];
  const folded = parts.map(foldText);
  return parts
    .filter((_, index) => {
      const part = folded[index] ?? '';
      return !folded.some((other, at) => at !== index && other.includes(part) && (other !== part || at < index));
    })
    .join(', ');
}
