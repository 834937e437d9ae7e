import type { ValuationInput } from './valuation-input';

/**
 * What makes a home the same home: place, type, floor area, bedrooms and floor. State, lift, year, terrace and energy
 * class may be put right or change with works, and then its range moves.
 */
export function propertyKey({ area, type, size, bedrooms, floor }: ValuationInput): string {
  return [area, type, size, bedrooms, floor ?? ''].join('|');
}
