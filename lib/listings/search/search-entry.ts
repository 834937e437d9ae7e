import type { IsoDate } from '@/content/types/common';
import type { MapPoint } from '@/content/types/map-plan';
import type { Condition, EnergyClass, Operation } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';
import type { SearchFeature } from './choices';

/** EUR. */
type EntryMeans = Readonly<{ monthly: number; cash: number }>;

/** Search data of a listing: m2, EUR. */
export type SearchEntry = Readonly<{
  id: string;
  operation: Operation;
  type: PropertyType;
  area: string;
  price: number;
  bedrooms: number;
  bathrooms: number;
  /** 0 when not stated. */
  parkingSpaces: number;
  builtArea: number | null;
  plotArea: number | null;
  features: readonly SearchFeature[];
  condition: Condition | null;
  floor: number | null;
  energy: EnergyClass | null;
  /** Walking metres to a beach; null beyond walking distance. */
  seaMetres: number | null;
  availableFrom: IsoDate | 'now';
  point: MapPoint | null;
  /** For residents and non-residents; null when they cannot be calculated. */
  means: Readonly<Record<'yes' | 'no', EntryMeans | null>>;
  /** Fraction of a year; null when no rent is known. */
  grossYield: number | null;
  isFeatured: boolean;
  /** ISO date. */
  published: string;
  words: readonly string[];
}>;
