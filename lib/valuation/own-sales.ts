import type { ValuedType } from '@/content/types/property-type';
import { getArea } from '@/lib/site/areas';
import { quarterOf } from '@/lib/site/quarters';
import { placeLevel } from '@/lib/listings/place/place-level';
import { median } from '@/lib/reports/listing/reckon-figures';
import { isFlat } from './valuation-input';

/** A closed sale without address: place, m2, agreed price in EUR, ISO day. */
export type SoldPrice = Readonly<{ area: string; type: ValuedType; size: number; price: number; soldOn: string }>;

/** Older sales say little about prices of today. */
export const SALES_MONTHS = 24;

/** Below it, a single sale could be recognised. */
const MIN_SALES = 3;

/** EUR per m2; hides single prices. */
const ROUNDED_TO = 50;

type ValuedKind = Readonly<{ level: string; group: string; isFlat: boolean }>;

type OwnSales = Readonly<{
  scope: 'place' | 'group';
  count: number;
  perArea: number;
  firstQuarter: string;
  lastQuarter: string;
}>;

/** Id of the level that counts in an area; the area itself without one. */
export const levelIdOf = (area: string): string => placeLevel(area)?.id ?? area;

/**
 * Sums up the sales of the kind at the place, else in its city or coast; null below three. The size does not matter:
 * with varied sizes a single sale could be singled out.
 */
export function ownSales(valued: ValuedKind, sold: readonly SoldPrice[]): OwnSales | null {
  const alike = sold.filter(({ type }) => isFlat(type) === valued.isFlat);
  const atPlace = alike.filter(({ area }) => levelIdOf(area) === valued.level);
  if (atPlace.length >= MIN_SALES) return { scope: 'place', ...summed(atPlace) };
  const inGroup = alike.filter(({ area }) => getArea(area).group === valued.group);
  return inGroup.length >= MIN_SALES ? { scope: 'group', ...summed(inGroup) } : null;
}

function summed(sales: readonly SoldPrice[]): Omit<OwnSales, 'scope'> {
  const days = sales.map(({ soldOn }) => soldOn).toSorted();
  return {
    count: sales.length,
    perArea: Math.round(median(sales.map(({ price, size }) => price / size)) / ROUNDED_TO) * ROUNDED_TO,
    firstQuarter: quarterOf(days[0] ?? ''),
    lastQuarter: quarterOf(days.at(-1) ?? ''),
  };
}
