import type { IsoDate } from '@/content/types/common';
import type { MapPoint } from '@/content/types/map-plan';
import type { Condition, EnergyClass, Operation } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';
import type { SearchFeature } from './choices';

/** What a search knows of a listing: m2, EUR. */
export type SearchEntry = Readonly<{
  id: string;
  operation: Operation;
  type: PropertyType;
  area: string;
  price: number;
  bedrooms: number;
  bathrooms: number;
  builtArea: number | null;
  plotArea: number | null;
  features: readonly SearchFeature[];
  condition: Condition | null;
  /** 0 is the ground floor; null for houses and land. */
  floor: number | null;
  energy: EnergyClass | null;
  /** On foot to the nearest beach; null where none is within walking distance. */
  seaMetres: number | null;
  availableFrom: IsoDate | 'now';
  /** Where the map shows it. */
  point: MapPoint | null;
  /** Fraction of a year; null where no rent is known. */
  grossYield: number | null;
  isFeatured: boolean;
  /** ISO date. */
  published: string;
  /** Street, neighbourhood, town, post code, reference, names of type and features. */
  words: readonly string[];
}>;
