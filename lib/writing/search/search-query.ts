import { foldText } from '@/lib/text/fold-text';

/** Characters. */
const MAX_LENGTH = 100;

/** One line without control characters and lone surrogates. `''` if empty or repeated. */
export function readQuery(value: string | readonly string[] | undefined): string {
  if (typeof value !== 'string') return '';
  const line = value.replace(/[\s\p{Control}\p{Surrogate}]+/gu, ' ').trim();
  const short = [...line].slice(0, MAX_LENGTH).join('').trim();
  return foldText(short) === '' ? '' : short;
}
