import { readRows } from '@/lib/text/read-csv';

type Line = Readonly<{ line: number; from: string; to: string }>;

const ADDRESS = /^(\/|https?:|www\.)/i;

export function readRedirectLines(text: string): readonly Line[] {
  const lines = readRows(text).map(({ cells: [from = '', to = ''], line }) => ({ line, from, to }));
  const [first, ...others] = lines;
  return first !== undefined && !ADDRESS.test(first.from) && !ADDRESS.test(first.to) ? others : lines;
}
