import { columnNumber } from './plain-sheet';

type Rows = readonly (readonly string[])[];

/** Rows in which heads are merged. */
const MAX_HEAD = 8;
const MERGED = /<(?:\w+:)?mergeCell\b[^<>]*\bref\s*=\s*["']([A-Z]+)(\d+):([A-Z]+)(\d+)["']/g;

/**
 * Replaces two rows of heads by one, where names of groups are merged above the names of the columns; otherwise a
 * merged head names each of its columns.
 */
export function withPlainHeads(rows: Rows, sheetXml: string): Rows {
  const merged = [...sheetXml.matchAll(MERGED)]
    .map(([, first = '', top, last = '', bottom]) => ({
      from: columnNumber(first) - 1,
      to: columnNumber(last) - 1,
      row: Number(top) - 1,
      isOneRow: top === bottom,
    }))
    .filter(({ from, isOneRow, row, to }) => isOneRow && to > from && row < MAX_HEAD && rows[row]?.[from]);
  const at = merged.map(({ row }) => row).findLast((row) => filled(rows[row]).length > 1);
  const [groups, below] = at === undefined ? [] : [rows[at], rows[at + 1]];
  if (at === undefined || !groups || !below) return rows;
  if (isHead(below)) {
    const width = Math.max(groups.length, below.length);
    const head = Array.from({ length: width }, (_, column) => below[column] || groups[column] || '');
    return rows.with(at, []).with(at + 1, head);
  }
  const named = [...groups];
  for (const { from, row, to } of merged) if (row === at) named.fill(groups[from] ?? '', from, to + 1);
  return rows.with(at, named);
}

const filled = (cells: readonly string[] = []) => cells.filter((cell) => cell !== '');

const isHead = (cells: readonly string[]) => filled(cells).length > 1 && !cells.some((cell) => /[\d@]/.test(cell));
