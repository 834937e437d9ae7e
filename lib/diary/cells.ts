export const CELL_MINUTES = 15;
export const CELL_MS = CELL_MINUTES * 60_000;

export function cellsOf(start: number, minutes: number): readonly number[] {
  const first = Math.floor(start / CELL_MS) * CELL_MS;
  const end = start + minutes * 60_000;
  const cells: number[] = [];
  for (let cell = first; cell < end; cell += CELL_MS) cells.push(cell);
  return cells;
}

export const isOnGrid = (moment: number): boolean => moment % CELL_MS === 0;
