import type { ValuationInput } from './valuation-input';

/** Identity of a property: place, type, floor area, bedrooms, floor. The rest may be corrected or change. */
export function propertyKey({ area, type, size, bedrooms, floor }: ValuationInput): string {
  return [area, type, size, bedrooms, floor ?? ''].join('|');
}
