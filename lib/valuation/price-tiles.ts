import 'server-only';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { capitalised } from '@/lib/text/capitalised';
import { listValuedPlaces, type ValuedPlace } from './valuation-places';

type PriceTile = Readonly<{
  id: string;
  name: string;
  price: string;
  step: 1 | 2 | 3 | 4 | 5;
  isChosen: boolean;
}>;

export type PriceMapTiles = Readonly<{
  group: ValuedPlace['group'];
  tiles: readonly PriceTile[];
  /** Each period and source once. */
  captions: readonly Readonly<{ period: string; source: string }>[];
}>;

const STEPS = 5;

const COAST = [
  'denia',
  'xabia',
  'moraira',
  'benissa',
  'calp',
  'altea',
  'benidorm',
  'alicante',
  'santa-pola',
  'torrevieja',
];

export function readPriceMaps(chosen: string | null, locale: Locale): readonly PriceMapTiles[] {
  return (['barcelona', 'costa-blanca'] as const).map((group) => {
    const places = listValuedPlaces()
      .filter((place) => place.group === group && place.tile === place.id)
      .toSorted((one, other) => COAST.indexOf(one.id) - COAST.indexOf(other.id));
    const prices = places.map(({ price }) => price);
    const low = Math.min(...prices);
    const width = (Math.max(...prices) - low) / STEPS;
    const captions = places.map(({ figure: { period, source } }) => ({
      period: capitalised(period[locale]),
      source: source[locale],
    }));
    return {
      group,
      tiles: places.map(({ id, name, price }) => ({
        id,
        name,
        price: formatNumber(price, locale),
        step: Math.min(STEPS, Math.floor((price - low) / width) + 1) as PriceTile['step'],
        isChosen: id === chosen,
      })),
      captions: [...new Map(captions.map((caption) => [`${caption.period} ${caption.source}`, caption])).values()],
    };
  });
}
