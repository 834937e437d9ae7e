import { parseDecimal } from '@/lib/forms/digits';
import { parsePrice } from '@/lib/text/parse-price';

/** Of the column of the database. */
const MAX_EUROS = 1_000_000_000;
const MAX_TYPED = 40;

/** Whole euros, or null; 0 is no price. */
export function readEuros(text: string): number | null {
  const price = text.length > MAX_TYPED ? null : parsePrice(text);
  return price !== null && Number.isInteger(price) && price > 0 && price <= MAX_EUROS ? price : null;
}

/** `3,5` percent as 350 hundredths; null for anything that is none or above 100. */
export function readFee(text: string): number | null {
  const percent = text.length > MAX_TYPED ? null : parseDecimal(text);
  if (percent === null || percent > 100) return null;
  return Math.round(percent * 100);
}
