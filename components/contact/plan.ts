/** Drawing units of the plan: a block of the Eixample (113 m and 20 m of street) is one step. */
const STEP = 220;
const STREET = 44;
const CUT = 28;

/** Size of the drawing; the office stands in its middle, so that narrow screens keep it in view. */
export const PLAN_WIDTH = 1760;
export const PLAN_HEIGHT = 704;

/** Streets that run down to the sea, from the left, and those along the coast, from the mountain. */
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

/** The street on which the office stands, and the first of the two that its block lies between. */
export const OFFICE_ROW = 1;
const OFFICE_COLUMN = 3;

/** Middle of a street that descends to the sea. */
export function descendingAt(index: number): number {
  return PLAN_WIDTH / 2 + (index - OFFICE_COLUMN - 0.5) * STEP;
}

/** Middle of a street along the coast. */
export function alongAt(index: number): number {
  return PLAN_HEIGHT / 2 - STREET / 2 + (index - OFFICE_ROW) * STEP;
}

/** To a tenth of a unit. */
const round = (value: number) => Math.round(value * 10) / 10;

/** Share of a block's side that its houses are deep, and where along a side two houses meet. */
const DEPTH = 0.25;
const WALLS = [0.25, 0.42, 0.58, 0.75] as const;

/** A block: its outline, the walls between its houses, and the garden inside. */
type Block = Readonly<{ outline: string; walls: string; court: string }>;

/** One block with the halves of the streets round it, which repeats over the whole drawing. */
export const TILE = { x: descendingAt(0), y: alongAt(0), size: STEP, block: blockAt(STREET / 2, STREET / 2) } as const;

/** The block of the office, drawn over the tiles. */
export const OFFICE_BLOCK = blockAt(descendingAt(OFFICE_COLUMN) + STREET / 2, alongAt(OFFICE_ROW) + STREET / 2);

/** Where the door is: on the sea side of its street, where the even numbers are. */
export const OFFICE = { x: PLAN_WIDTH / 2, y: alongAt(OFFICE_ROW) + STREET / 2 } as const;

/** The trains of the FGC stop under Balmes, above Provença. */
export const STATION = { name: 'FGC Provença', x: descendingAt(5) - STREET / 2, y: alongAt(0) - STREET } as const;

/** Trees of Enric Granados, which belongs to those on foot: both rows, none on a crossing. */
export function planTrees(): readonly Readonly<{ x: number; y: number }>[] {
  const middle = descendingAt(4);
  // The name of the street stands in the second row of blocks.
  return [-1, 1, 2, 3].flatMap((row) =>
    range(0, 5).flatMap((tree) =>
      [-13, 13].map((side) => ({
        x: middle + side,
        y: alongAt(row) + STREET / 2 + CUT + (tree * (STEP - STREET - 2 * CUT)) / 4,
      })),
    ),
  );
}

/** Its upper left corner is at `x` and `y`. */
function blockAt(x: number, y: number): Block {
  const side = STEP - STREET;
  return {
    outline: octagon(x, y, side, CUT),
    walls: partyWalls(x, y, side),
    court: octagon(x + side * DEPTH, y + side * DEPTH, side * (1 - 2 * DEPTH), CUT / 2),
  };
}

/** A square seen from above with its four corners cut. */
function octagon(x: number, y: number, side: number, cut: number): string {
  const straight = side - 2 * cut;
  return (
    `M${round(x + cut)} ${round(y)}h${round(straight)}l${round(cut)} ${round(cut)}v${round(straight)}` +
    `l${round(-cut)} ${round(cut)}h${round(-straight)}l${round(-cut)} ${round(-cut)}v${round(-straight)}z`
  );
}

/** Lines from the street to the garden, the same on all four sides. */
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
