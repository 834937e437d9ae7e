import 'server-only';
import { valuationExample, valuationFactors } from '@/content/valuation-factors';
import type { ToolQuery } from '@/lib/forms/figures';
import { propertyKey } from './property-key';
import { estimate, refusalOf, roundEstimate } from './valuation';
import { parseValuation, type ValuationForm } from './valuation-input';
import { findValuedPlace } from './valuation-places';

/** Off-plan sales. */
const YEARS_AHEAD = 3;

/** Defaults come from the example. */
export function readListingForm(query: ToolQuery): ValuationForm {
  const { area, type, size, bedrooms, floor, condition, year } = valuationExample;
  return parseValuation(
    query,
    {
      area,
      type,
      size: String(size),
      bedrooms: String(bedrooms),
      floor: String(floor),
      lift: 'yes',
      condition,
      year: String(year),
      terrace: '',
      energy: '',
    },
    new Date().getFullYear() + YEARS_AHEAD,
  );
}

/** Range in EUR, rounded as shown; ISO date of the price level. */
export type ValuedProperty = Readonly<{
  answers: ValuationForm['values'];
  key: string;
  low: number;
  high: number;
  levelAsOf: string;
}>;

/** Null if invalid or not valued. */
export function valueProperty(query: ToolQuery): ValuedProperty | null {
  const { values, input } = readListingForm(query);
  const place = input && findValuedPlace(input.area);
  if (!input || !place || refusalOf(input, place) !== null) return null;
  const { low, high } = estimate(input, place, valuationFactors);
  return {
    answers: values,
    key: propertyKey(input),
    low: roundEstimate(low),
    high: roundEstimate(high),
    levelAsOf: place.figure.asOf,
  };
}
