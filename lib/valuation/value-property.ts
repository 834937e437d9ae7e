import 'server-only';
import { valuationExample, valuationFactors } from '@/content/valuation-factors';
import type { ToolQuery } from '@/lib/forms/figures';
import { propertyKey } from './property-key';
import { estimate, refusalOf, roundEstimate } from './valuation';
import { parseValuation, type ValuationForm } from './valuation-input';
import { findValuedPlace } from './valuation-places';

/** Homes are sold on plan. */
const YEARS_AHEAD = 3;

/** The form of the tool as a query fills it in; what it does not give is as in the example. */
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

/** A home with its range in EUR, rounded as it is shown, and the date of the price level behind it (ISO). */
export type ValuedProperty = Readonly<{
  answers: ValuationForm['values'];
  key: string;
  low: number;
  high: number;
  levelAsOf: string;
}>;

/** What the home of a query is worth by today's levels; null where the form is wrong or the tool gives no figure. */
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
