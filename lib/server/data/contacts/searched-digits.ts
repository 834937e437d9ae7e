import 'server-only';
import { readPhone } from '@/lib/phones/read-phone';

const MIN_DIGITS = 3;

/** Returns the digits by which a search finds stored numbers: those of the number that it is, and those typed. */
export function searchedDigits(search: string): readonly string[] {
  // A trunk zero or `00` is not stored.
  const typed = search.replace(/\(\s*0\s*\)|\D/g, '').replace(/^0+/, '');
  const read = readPhone(search)?.e164.slice(1);
  return [...new Set([read, typed])].filter(
    (digits) => digits !== undefined && digits.length >= MIN_DIGITS,
  ) as string[];
}
