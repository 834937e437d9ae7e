import type { ReadError } from '@/lib/listings/fields/read-value';
import { readDay } from '@/lib/listings/kyero/read-day';
import { ownRow, type OwnTarget } from './own-columns';
import type { CellProblem } from './read-cell';

const FAR = Date.UTC(2100, 0);

/** Null for a state of the former installation. */
export function ownValue(target: OwnTarget, cell: string): string | readonly string[] | null {
  const row = ownRow(target);
  if (!row) return null;
  if (row.control === 'boxes') return cell.split(/,\s*/).filter((id) => id !== '');
  // Spreadsheets write days their own way.
  return row.control === 'day' ? (readDay(cell, FAR) ?? cell) : cell;
}

export const problemOf = (error: ReadError): CellProblem =>
  error === 'whole' ? 'number' : error === 'address' ? 'link' : error;
