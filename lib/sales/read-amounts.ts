import { parseDecimal } from '@/lib/forms/digits';
import { parsePrice } from '@/lib/text/parse-price';

/** Maximum of the database column. */
const MAX_EUROS = 1_000_000_000;
const MAX_TYPED = 40;

/** Returns whole euros; null when invalid or 0. */
export function readEuros(text: string): number | null {
  const price = text.length > MAX_TYPED ? null : parsePrice(text);
  return price !== null && Number.isInteger(price) && price > 0 && price <= MAX_EUROS ? price : null;
}

/** Returns hundredths of a percent; null when invalid or above 100. */
export function readFee(text: string): number | null {
  const percent = text.length > MAX_TYPED ? null : parseDecimal(text);
  if (percent === null || percent > 100) return null;
  return Math.round(percent * 100);
}
