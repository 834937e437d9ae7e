import type { Condition, EnergyClass, Operation } from '@/content/types/listing';
import type { IsoDate } from '@/content/types/common';
import type { PropertyType } from '@/content/types/property-type';
import type { SortOrder } from '@/lib/listings/search/filters';

export type SearchFeature =
  | 'terrace'
  | 'lift'
  | 'pool'
  | 'garden'
  | 'parking'
  | 'sea-view'
  | 'air-conditioning'
  | 'furnished'
  | 'pets'
  | 'new-build';

export type Facts = Readonly<
  Partial<{
    operation: Operation;
    types: readonly PropertyType[];
    areas: readonly string[];
    minPrice: number;
    maxPrice: number;
    beds: number;
    baths: number;
    minSize: number;
    features: readonly SearchFeature[];
    without: readonly (SearchFeature | 'ground-floor')[];
    conditions: readonly Condition[];
    floor: 'ground' | 'middle' | 'top';
    energy: EnergyClass;
    maxSea: number;
    availableBy: IsoDate;
    sort: SortOrder;
  }>
>;

/** Both together; null where one contradicts the other. */
export function addFacts(facts: Facts, more: Facts): Facts | null {
  const joined: Record<string, unknown> = { ...facts };
  for (const [name, value] of Object.entries(more)) {
    const former = joined[name];
    if (Array.isArray(former) && Array.isArray(value)) joined[name] = [...new Set<unknown>([...former, ...value])];
    else if (former === undefined || former === value) joined[name] = value;
    else return null;
  }
  const { features = [], without = [], floor } = joined as Facts;
  const isContradicted =
    features.some((feature) => without.includes(feature)) || (floor === 'ground' && without.includes('ground-floor'));
  return isContradicted ? null : (joined as Facts);
}
