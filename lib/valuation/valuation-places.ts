import 'server-only';
import {
  barcelonaLevels,
  barcelonaOverrides,
  costaBlancaLevels,
  priceMethod,
  type PriceLevel,
} from '@/content/price-levels';
import type { Figure } from '@/content/rates';
import type { ValuationPlace } from './valuation';

export type ValuedPlace = ValuationPlace &
  Readonly<{
    id: string;
    name: string;
    group: 'barcelona' | 'costa-blanca';
    area: string | null;
    basis: 'deals' | 'asking';
    figure: Figure<number>;
    tile: string;
    district: string | null;
  }>;

const ofLevel = (group: ValuedPlace['group']) => (level: PriceLevel) => ({
  id: level.id,
  name: level.name,
  group,
  area: level.area,
  basis: level.basis,
  figure: level.price,
  price: level.price.value,
  isCity: group === 'barcelona',
  tile: level.id,
  district: null,
});

const neighbourhoods: readonly ValuedPlace[] = barcelonaOverrides.flatMap((override) => {
  const district = barcelonaLevels.find(({ id }) => id === override.district);
  const figure = override.price ?? district?.price;
  if (!district || !figure) return [];
  return [
    {
      id: override.id,
      name: override.name,
      group: 'barcelona' as const,
      area: override.area,
      basis: override.basis,
      figure,
      price: figure.value,
      isCity: true,
      tile: district.id,
      district: override.price ? null : district.name,
    },
  ];
});

const places: readonly ValuedPlace[] = [
  ...barcelonaLevels.map(ofLevel('barcelona')),
  ...neighbourhoods,
  ...costaBlancaLevels.map(ofLevel('costa-blanca')),
];

export function listValuedPlaces(): readonly ValuedPlace[] {
  return places;
}

/** Null without a price level. */
export function findValuedPlace(id: string): ValuedPlace | null {
  return places.find((place) => place.id === id) ?? null;
}

/** Largest measured error, as a fraction. */
export const MAX_DEVIATION = priceMethod.maxDeviationWhereChecked;
