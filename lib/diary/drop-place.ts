import { timeOfDay } from '@/lib/appointments/appointment-format';
import { CELL_MINUTES } from './cells';
import { ROWS_OF_HOUR } from './hour-grid';

/** `box`: position within the board, in CSS. */
export type DropPlace = Readonly<{
  day: string;
  /** `HH:MM` */
  time: string;
  name: string;
  /** The appointment starts there already. */
  isSame: boolean;
  box: Readonly<Record<'insetBlockStart' | 'insetInlineStart' | 'blockSize' | 'inlineSize', string>>;
}>;

type Drop = Readonly<{
  /** `top`: viewport pixels of the upper edge. */
  top: number;
  entry: Element;
  column: HTMLElement;
  board: HTMLElement;
}>;

export function dropPlace({ board, column, entry, top }: Drop): DropPlace {
  const { day = '', first, last } = column.dataset;
  const [outer, frame, block] = [column, board, entry].map((element) => element.getBoundingClientRect());
  if (!outer || !frame || !block) throw new Error('no box');
  const rows = (Number(last) - Number(first)) * ROWS_OF_HOUR;
  const height = outer.height / rows;
  const length = Math.round(block.height / height);
  const row = Math.max(0, Math.min(rows - length, Math.round((top - outer.top) / height)));
  return {
    day,
    time: timeOfDay(Number(first) * 60 + row * CELL_MINUTES),
    name: entry.querySelector('strong')?.textContent ?? '',
    isSame: column.contains(entry) && Math.round((block.top - outer.top) / height) === row,
    box: {
      insetBlockStart: `${outer.top - frame.top + row * height}px`,
      insetInlineStart: `${outer.left - frame.left}px`,
      blockSize: `${length * height}px`,
      inlineSize: `${outer.width}px`,
    },
  };
}
