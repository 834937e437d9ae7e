import { foldText } from '@/lib/text/fold-text';

/** Longest question the search reads, in characters. */
const MAX_LENGTH = 100;

/**
 * What a visitor asked for, from the query parameter: one line of at most 100 characters without control characters
 * and half characters. `''` where no word is left, or where the parameter stands there twice.
 */
export function readQuery(value: string | readonly string[] | undefined): string {
  if (typeof value !== 'string') return '';
  const line = value.replace(/[\s\p{Control}\p{Surrogate}]+/gu, ' ').trim();
  const short = [...line].slice(0, MAX_LENGTH).join('').trim();
  return foldText(short) === '' ? '' : short;
}
