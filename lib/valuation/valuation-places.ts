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

/** A place that the tool can value homes in. */
export type ValuedPlace = ValuationPlace &
  Readonly<{
    id: string;
    name: string;
    group: 'barcelona' | 'costa-blanca';
    /** Area of the portfolio, where there is one. */
    area: string | null;
    basis: 'deals' | 'asking';
    figure: Figure<number>;
    /** The district or town on the map that it lies in. */
    tile: string;
    /** Name of the district whose level stands in, where the neighbourhood is known to lie above it. */
    district: string | null;
  }>;

const { spread } = priceMethod;

/** Registered deals are surer than asking prices. */
const spreadOf = (basis: 'deals' | 'asking') => (basis === 'deals' ? spread.from : spread.to);

const ofLevel = (group: ValuedPlace['group']) => (level: PriceLevel) => ({
  id: level.id,
  name: level.name,
  group,
  area: level.area,
  basis: level.basis,
  figure: level.price,
  price: level.price.value,
  spread: spreadOf(level.basis),
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
      spread: spread.to,
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

/** Every place with a price level, Barcelona first. */
export function listValuedPlaces(): readonly ValuedPlace[] {
  return places;
}

/** The place with this id, or null: what we have no figure for is not valued. */
export function findValuedPlace(id: string): ValuedPlace | null {
  return places.find((place) => place.id === id) ?? null;
}

/** How far the levels were off where they were checked, as a fraction. */
export const MAX_DEVIATION = priceMethod.maxDeviationWhereChecked;
