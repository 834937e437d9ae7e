import { conditions, energyClasses, type Condition, type EnergyClass } from '@/content/types/listing';
import { propertyTypeFacts, valuedTypes, type ValuedType } from '@/content/types/property-type';
import { fieldReader, type FieldError, type ToolQuery } from '@/lib/forms/digits';

export const liftChoices = ['yes', 'no'] as const;

export const valuationFields = [
  'area',
  'type',
  'size',
  'bedrooms',
  'floor',
  'lift',
  'condition',
  'year',
  'terrace',
  'energy',
] as const;

export type ValuationField = (typeof valuationFields)[number];

/** m2; null if left open. */
export type ValuationInput = Readonly<{
  area: string;
  type: ValuedType;
  size: number;
  bedrooms: number;
  /** 0 is the ground floor; null for houses or if left open. */
  floor: number | null;
  hasLift: boolean;
  condition: Condition;
  year: number | null;
  terrace: number;
  energy: EnergyClass | null;
}>;

export type ValuationFormValues = Readonly<{
  values: Readonly<Record<ValuationField, string>>;
  errors: Readonly<Partial<Record<ValuationField, FieldError>>>;
  input: ValuationInput | null;
  isRequested: boolean;
}>;

const OLDEST_YEAR = 1500;

const limits = {
  size: { from: 1, to: 100_000 },
  bedrooms: { from: 0, to: 99 },
  floor: { from: 0, to: 60 },
  terrace: { from: 0, to: 10_000 },
} as const;

export function isFlat(type: ValuedType): boolean {
  return propertyTypeFacts[type].family === 'flat';
}

export function parseValuation(
  query: ToolQuery,
  defaults: Readonly<Record<ValuationField, string>>,
  newestYear: number,
): ValuationFormValues {
  const read = fieldReader(query, defaults);
  const { values, errors } = read;
  const type = read.choice('type', valuedTypes);
  const size = read.amount('size', limits.size);
  const bedrooms = read.whole('bedrooms', limits.bedrooms);
  const floor = read.optionalWhole('floor', limits.floor);
  const lift = read.choice('lift', liftChoices);
  const condition = read.choice('condition', conditions);
  const year = read.optionalWhole('year', { from: OLDEST_YEAR, to: newestYear });
  const terrace = read.optionalAmount('terrace', limits.terrace);
  const energy = values.energy === '' ? null : read.choice('energy', energyClasses);
  const isWhole =
    type !== null &&
    size !== null &&
    bedrooms !== null &&
    lift !== null &&
    condition !== null &&
    Object.keys(errors).length === 0;
  return {
    values,
    errors,
    isRequested: read.isRequested(),
    input: isWhole
      ? {
          area: values.area,
          type,
          size,
          bedrooms,
          floor: isFlat(type) ? floor : null,
          hasLift: lift === 'yes',
          condition,
          year,
          terrace: terrace ?? 0,
          energy,
        }
      : null,
  };
}
