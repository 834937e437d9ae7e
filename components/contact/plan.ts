/** Drawing units: one step is a block of the Eixample (113 m plus 20 m of street). */
const STEP = 220;
const STREET = 44;
const CUT = 28;

/** The office is in the middle, to remain in view on narrow screens. */
export const PLAN_WIDTH = 1760;
export const PLAN_HEIGHT = 704;

/** Streets towards the sea, from the left; streets along the coast, from the mountain. */
export const descending = [
  'C. de Villarroel',
  'C. de Casanova',
  'C. de Muntaner',
  'C. d’Aribau',
  'C. d’Enric Granados',
  'C. de Balmes',
  'Rbla. de Catalunya',
  'Pg. de Gràcia',
] as const;

export const along = ['C. de Provença', 'C. de Mallorca', 'C. de València', 'C. d’Aragó'] as const;

export const OFFICE_ROW = 1;
const OFFICE_COLUMN = 3;

export function descendingAt(index: number): number {
  return PLAN_WIDTH / 2 + (index - OFFICE_COLUMN - 0.5) * STEP;
}

export function alongAt(index: number): number {
  return PLAN_HEIGHT / 2 - STREET / 2 + (index - OFFICE_ROW) * STEP;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Depth of the houses and positions of party walls, as shares of a block's side. */
const DEPTH = 0.25;
const WALLS = [0.25, 0.42, 0.58, 0.75] as const;

type Block = Readonly<{ outline: string; walls: string; court: string }>;

/** Repeats over the whole drawing. */
export const TILE = { x: descendingAt(0), y: alongAt(0), size: STEP, block: blockAt(STREET / 2, STREET / 2) } as const;

export const OFFICE_BLOCK = blockAt(descendingAt(OFFICE_COLUMN) + STREET / 2, alongAt(OFFICE_ROW) + STREET / 2);

/** Position of the door: the sea side of the street, with even numbers. */
export const OFFICE = { x: PLAN_WIDTH / 2, y: alongAt(OFFICE_ROW) + STREET / 2 } as const;

/** FGC trains stop under Balmes, above Provença. */
export const STATION = { name: 'FGC Provença', x: descendingAt(5) - STREET / 2, y: alongAt(0) - STREET } as const;

/** Trees of Enric Granados: both rows, none on a crossing. */
export function planTrees(): readonly Readonly<{ x: number; y: number }>[] {
  const middle = descendingAt(4);
  // The street name is in the second row of blocks.
  return [-1, 1, 2, 3].flatMap((row) =>
    range(0, 5).flatMap((tree) =>
      [-13, 13].map((side) => ({
        x: middle + side,
        y: alongAt(row) + STREET / 2 + CUT + (tree * (STEP - STREET - 2 * CUT)) / 4,
      })),
    ),
  );
}

function blockAt(x: number, y: number): Block {
  const side = STEP - STREET;
  return {
    outline: octagon(x, y, side, CUT),
    walls: partyWalls(x, y, side),
    court: octagon(x + side * DEPTH, y + side * DEPTH, side * (1 - 2 * DEPTH), CUT / 2),
  };
}

function octagon(x: number, y: number, side: number, cut: number): string {
  const straight = side - 2 * cut;
  return (
    `M${round(x + cut)} ${round(y)}h${round(straight)}l${round(cut)} ${round(cut)}v${round(straight)}` +
    `l${round(-cut)} ${round(cut)}h${round(-straight)}l${round(-cut)} ${round(-cut)}v${round(-straight)}z`
  );
}

function partyWalls(x: number, y: number, side: number): string {
  const deep = side * DEPTH;
  return WALLS.map((share) => share * side)
    .flatMap((at) => [
      `M${round(x + at)} ${round(y)}v${round(deep)}m0 ${round(side - 2 * deep)}v${round(deep)}`,
      `M${round(x)} ${round(y + at)}h${round(deep)}m${round(side - 2 * deep)} 0h${round(deep)}`,
    ])
    .join('');
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
