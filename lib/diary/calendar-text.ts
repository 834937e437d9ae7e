import { wideEncoding } from '@/lib/text/wide-encoding';

const FOLDS = /(?:\r*\n|\r)[ \t]/g;
const LINE_BREAKS = /\r*\n|\r/;

/** Joins folded lines first, because a fold may divide a character (RFC 5545, 3.1). */
export function decodeCalendar(bytes: Uint8Array): string {
  const encoding = wideEncoding(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  const joined = Buffer.from(bytes).toString('latin1').replace(FOLDS, '');
  return new TextDecoder().decode(Buffer.from(joined, 'latin1'));
}

export const linesOf = (text: string): readonly string[] =>
  text
    .replace(/^\ufeff/, '')
    .replace(FOLDS, '')
    .split(LINE_BREAKS);
