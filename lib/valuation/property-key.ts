import type { ValuationInput } from './valuation-input';

export function propertyKey({ area, type, size, bedrooms, floor }: ValuationInput): string {
  return [area, type, size, bedrooms, floor ?? ''].join('|');
}
