import { CELL_MS, cellsOf } from './cells';
import { overlaps, type Span } from './open-spans';

type FreeTimesQuery = Readonly<{
  open: readonly Span[];
  taken: ReadonlySet<number>;
  blocks: readonly Span[];
  minutes: number;
  earliest: number;
}>;

/** Returns quarter-hour starts (ms since 1970) with enough free minutes. */
export function freeTimes({ open, taken, blocks, minutes, earliest }: FreeTimesQuery): readonly number[] {
  const length = minutes * 60_000;
  return open.flatMap(({ from, to }) => {
    const starts: number[] = [];
    for (let start = Math.ceil(from / CELL_MS) * CELL_MS; start + length <= to; start += CELL_MS) {
      const span = { from: start, to: start + length };
      const isFree =
        start >= earliest &&
        cellsOf(start, minutes).every((cell) => !taken.has(cell)) &&
        !blocks.some((block) => overlaps(block, span));
      if (isFree) starts.push(start);
    }
    return starts;
  });
}

export function commonSpans(ones: readonly Span[], others: readonly Span[]): readonly Span[] {
  return ones.flatMap((one) =>
    others
      .filter((other) => overlaps(one, other))
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
  );
}
