import { placeNames } from '@/content/neighbourhoods';
import { barcelonaLevels, barcelonaOverrides, costaBlancaLevels } from '@/content/price-levels';
import { foldText } from '@/lib/text/fold-text';
import { parseAmount } from '@/lib/text/parse-amount';
import { readRows } from '@/lib/text/read-csv';
import type { FileLevel } from './price-levels';
import { quarterEnd, readQuarter } from './quarters';

type LevelProblem = Readonly<{ line: number; reason: string }>;

const COLUMNS = 4;
/** EUR per m2. */
const PRICE = { from: 200, to: 50_000 };
const SOURCE_LENGTH = 120;

const idsByName = new Map(
  [...costaBlancaLevels, ...barcelonaLevels, ...barcelonaOverrides].flatMap(({ id, name }) =>
    [...(placeNames[id] ?? []), name, id].map((known) => [foldText(known), id] as const),
  ),
);

/** Reads place, quarter, EUR per m2 and source of each row. Reasons are English: a command prints them. `today`: ISO. */
export function readLevelRows(
  text: string,
  today: string,
): Readonly<{ levels: readonly FileLevel[]; problems: readonly LevelProblem[] }> {
  const rows = readRows(text).filter(({ cells }, position) => position > 0 || !isHead(cells));
  const lines = new Map<string, number>();
  const levels: FileLevel[] = [];
  const problems: LevelProblem[] = [];
  for (const { cells, line } of rows) {
    const level = readLevel(cells, today);
    const earlier = typeof level === 'string' ? undefined : lines.get(level.place);
    if (typeof level === 'string') problems.push({ line, reason: level });
    else if (earlier !== undefined) problems.push({ line, reason: `“${cells[0]}” is in line ${earlier} already` });
    else {
      lines.set(level.place, line);
      levels.push(level);
    }
  }
  return { levels, problems };
}

const isHead = ([, quarter = '', price = '']: readonly string[]) =>
  readQuarter(quarter) === null && parseAmount(price) === null;

function readLevel(cells: readonly string[], today: string): FileLevel | string {
  const [name = '', typedQuarter = '', typedPrice = '', source = ''] = cells;
  if (cells.length !== COLUMNS) return `it has ${cells.length} columns: place, quarter, EUR per m2 and source are four`;
  const place = idsByName.get(foldText(name));
  if (place === undefined)
    return `“${name}” is no place with a price level: ${[...new Set(idsByName.values())].join(', ')}`;
  const quarter = readQuarter(typedQuarter);
  if (quarter === null) return `“${typedQuarter}” is no quarter: write 2026-Q3`;
  if (quarterEnd(quarter) > today) return `the quarter ${quarter} has not ended yet`;
  const price = parseAmount(typedPrice);
  if (price === null || price < PRICE.from || price > PRICE.to)
    return `“${typedPrice}” is no price per m2: a number of EUR between ${PRICE.from} and ${PRICE.to}`;
  if (source === '') return 'the source is missing';
  if (source.length > SOURCE_LENGTH) return `the source is longer than ${SOURCE_LENGTH} characters`;
  return { place, quarter, price: Math.round(price), source };
}
