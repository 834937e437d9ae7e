import { readRows } from '@/lib/text/read-csv';

type Line = Readonly<{ line: number; from: string; to: string }>;

/** What an address begins with; a head has none. */
const ADDRESS = /^(\/|https?:|www\.)/i;

/** The first two columns of a file: old address and new one. It may have a head or none. */
export function readRedirectLines(text: string): readonly Line[] {
  const lines = readRows(text).map(({ cells: [from = '', to = ''], line }) => ({ line, from, to }));
  const [first, ...others] = lines;
  return first !== undefined && !ADDRESS.test(first.from) && !ADDRESS.test(first.to) ? others : lines;
}
