import 'server-only';
import { propertyTypeFacts, valuedTypes } from '@/content/types/property-type';
import { valuationExample, valuationFactors } from '@/content/valuation-factors';
import { readText, type ToolQuery } from '@/lib/forms/digits';
import { matchPlace, type PlaceMatch } from './match-place';
import { estimate, refusalOf, roundEstimate } from './valuation';
import { parseValuation, valuationFields, type ValuationFormValues, type ValuationInput } from './valuation-input';
import { findValuedPlace } from './valuation-places';

const YEARS_AHEAD = 3;

export const MAX_PLACE_LENGTH = 120;

const UNKNOWN_AREA = 'elsewhere';

export type PropertyForm = ValuationFormValues &
  Readonly<{
    place: string;
    isPlaceMissing: boolean;
    match: PlaceMatch | null;
  }>;

/** Defaults come from the example. `area` overrides `place`: saved valuations and known places use it. */
export function readListingForm(query: ToolQuery): PropertyForm {
  const given = Object.fromEntries(
    valuationFields.flatMap((name) => {
      const text = readText(query, name);
      return text === null ? [] : [[name, text]];
    }),
  );
  const typed = readText(query, 'place', MAX_PLACE_LENGTH) ?? readText(query, 'location', MAX_PLACE_LENGTH);
  const isNamed = given.area === undefined && Boolean(typed);
  const match = isNamed ? matchPlace(typed ?? '') : null;
  const area = match ? areaOf(match) : (given.area ?? valuationExample.area);
  const form = parse({ ...given, ...typeOf(given.type), area });
  // An incomplete form, not a link without a place.
  const isMissing = typed === '' && given.area === undefined && given.size !== undefined;
  return {
    ...form,
    input: isMissing ? null : form.input,
    isRequested: Boolean(typed) || Object.keys(given).length > 0,
    place: isNamed || isMissing ? (typed ?? '') : (findValuedPlace(area)?.name ?? ''),
    isPlaceMissing: isMissing,
    match,
  };
}

const areaOf = (match: PlaceMatch): string => (match.kind === 'unknown' ? UNKNOWN_AREA : match.place.id);

function typeOf(text: string | undefined): Readonly<{ type?: string | undefined }> {
  if (text === undefined) return {};
  return { type: valuedTypes.find((type) => propertyTypeFacts[type].queryName === text) ?? (text || undefined) };
}

function parse(query: Readonly<Record<string, string | undefined>>): ValuationFormValues {
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
  answers: ValuationFormValues['values'];
  key: string;
  low: number;
  high: number;
  levelAsOf: string;
}>;

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

export function propertyKey({ area, type, size, bedrooms, floor }: ValuationInput): string {
  return [area, type, size, bedrooms, floor ?? ''].join('|');
}
