import 'server-only';
import { priceMethod, type PriceLevel, type PriceOverride } from '@/content/price-levels';
import type { Figure } from '@/content/rates';
import { priceLevels } from '@/lib/site/price-levels';
import type { ValuationPlace } from './valuation';

export type ValuedPlace = ValuationPlace &
  Readonly<{
    id: string;
    name: string;
    group: 'barcelona' | 'costa-blanca';
    area: string | null;
    basis: PriceLevel['basis'];
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

const ofNeighbourhood = (districts: readonly PriceLevel[]) => (override: PriceOverride) => {
  const district = districts.find(({ id }) => id === override.district);
  const figure = override.price ?? district?.price;
  if (!district || !figure) return [];
  return [
    {
      id: override.id,
      name: override.name,
      group: 'barcelona' as const,
      area: override.area,
      basis: override.price ? override.basis : district.basis,
      figure,
      price: figure.value,
      isCity: true,
      tile: district.id,
      district: override.price ? null : district.name,
    },
  ];
};

const placesOf = new WeakMap<ReturnType<typeof priceLevels>, readonly ValuedPlace[]>();

export function listValuedPlaces(): readonly ValuedPlace[] {
  const levels = priceLevels();
  const { coast, districts, neighbourhoods } = levels;
  const places = placesOf.get(levels) ?? [
    ...districts.map(ofLevel('barcelona')),
    ...neighbourhoods.flatMap(ofNeighbourhood(districts)),
    ...coast.map(ofLevel('costa-blanca')),
  ];
  placesOf.set(levels, places);
  return places;
}

/** Null without a price level. */
export function findValuedPlace(id: string): ValuedPlace | null {
  return listValuedPlaces().find((place) => place.id === id) ?? null;
}

/** Largest measured error, as a fraction. */
export const MAX_DEVIATION = priceMethod.maxDeviationWhereChecked;
