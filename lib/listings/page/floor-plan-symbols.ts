/** Wall of a room, seen from inside, in clockwise quarter turns; 0 is the upper wall. */
export type Quarter = 0 | 1 | 2 | 3;

export type FixtureKind = 'basin' | 'counter' | 'shower' | 'toilet' | 'tub' | 'washer';

/** Position in cm: middle of the back edge at the wall, and length along the wall. */
export type PlacedFixture = Readonly<{ kind: FixtureKind; x: number; y: number; quarter: Quarter; length: number }>;

/** Depth in cm from the wall. */
export const fixtureDepth: Readonly<Record<FixtureKind, number>> = {
  basin: 44,
  counter: 60,
  shower: 80,
  toilet: 60,
  tub: 72,
  washer: 60,
};

type Step = readonly ['m' | 'l', along: number, inward: number] | readonly ['a', number, along: number, inward: number];

export function fixturePath({ kind, length, quarter, x, y }: PlacedFixture): string {
  return `M${x} ${y}${stepsOf(kind, length)
    .map((step) => turned(step, quarter))
    .join('')}z`;
}

function stepsOf(kind: FixtureKind, length: number): readonly Step[] {
  if (kind === 'toilet') return [...box(-length / 2, 0, length, 16), ...bowl];
  const outline = box(-length / 2, 0, length, fixtureDepth[kind]);
  return [...outline, ...(kind === 'counter' ? sinkAndHob(length) : inside(kind, length))];
}

function box(along: number, inward: number, length: number, depth: number): readonly Step[] {
  return [
    ['m', along, inward],
    ['l', length, 0],
    ['l', 0, depth],
    ['l', -length, 0],
    ['l', 0, -depth],
  ];
}

function ring(along: number, inward: number, radius: number): readonly Step[] {
  return [
    ['m', along, inward],
    ['a', radius, 2 * radius, 0],
    ['a', radius, -2 * radius, 0],
  ];
}

const bowl: readonly Step[] = [
  ['m', 37, 16],
  ['l', 0, 25],
  ['a', 17, -34, 0],
  ['l', 0, -25],
];

function inside(kind: FixtureKind, length: number): readonly Step[] {
  const depth = fixtureDepth[kind];
  if (kind === 'shower')
    return [
      ['l', length, depth],
      ['m', 0, -depth],
      ['l', -length, depth],
    ];
  if (kind === 'tub') return [...box(8, 8, length - 16, depth - 16), ...ring(8, depth / 2 - 8, 4)];
  const radius = kind === 'washer' ? 20 : 15;
  return ring(length / 2 - radius, depth / 2, radius);
}

function sinkAndHob(length: number): readonly Step[] {
  const half = length / 2;
  return [
    ...box(half / 2 - 24, 12, 48, 36),
    ...ring(half, 8, 8),
    ...ring(26, 0, 8),
    ...ring(0, 20, 8),
    ...ring(-26, 0, 8),
  ];
}

function turned(step: Step, quarter: Quarter): string {
  const [along, inward] = step.slice(-2) as [number, number];
  const [dx, dy] = (
    [
      [along, inward],
      [-inward, along],
      [-along, -inward],
      [inward, -along],
    ] as const
  )[quarter];
  if (step[0] === 'a') return `a${step[1]} ${step[1]} 0 0 1 ${dx} ${dy}`;
  if (step[0] === 'm') return `m${dx} ${dy}`;
  return dx === 0 ? `v${dy}` : dy === 0 ? `h${dx}` : `l${dx} ${dy}`;
}
