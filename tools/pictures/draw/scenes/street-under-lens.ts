import { house } from '../house.ts';
import type { HouseSpec } from '../house-spec.ts';
import { mix, PALETTE, WALLS } from '../palette.ts';
import { circle, group, line, path, rect, repeat, stroke } from '../primitives.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';
import { hangingTag, magnifier, tapeMeasure } from './street-under-lens-things.ts';

const GROUND = 812;
const U = 21;
const PITCH = 236;
const LENS = { x: 800, y: 464, r: 308 };
const FLOORS = [
  [4.3, 3.8, 3.6, 3.4],
  [4.3, 3.9, 3.7, 3.5, 3.3],
  [4.3, 3.8, 3.6, 3.4, 3.1],
  [4.4, 3.9, 3.7, 3.5, 3.3],
  [4.3, 3.8, 3.5, 3.3],
  [4.3, 3.9, 3.7, 3.5, 3.3],
  [4.3, 3.8, 3.6, 3.4],
];
const CROWNS: HouseSpec['crown'][] = [
  'tiles',
  'balustrade',
  'tiles',
  'gable',
  'balustrade',
  'tiles',
  'balustrade',
];

/** A filter that prints any drawing in the two colours of a blueprint. */
const blueprint = (stage: Stage) =>
  stage.defs.add(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
      '<feColorMatrix type="saturate" values="0"/><feComponentTransfer>' +
      '<feFuncR type="table" tableValues=".06 .11 .22 .40 .66"/>' +
      '<feFuncG type="table" tableValues=".22 .30 .45 .62 .82"/>' +
      '<feFuncB type="table" tableValues=".31 .39 .53 .68 .84"/>' +
      '</feComponentTransfer></filter>',
  );

/** Seven neighbours; the one in the middle is the home to be valued. */
function row(stage: Stage) {
  const awnings = [PALETTE.sea, PALETTE.terracotta, PALETTE.olive];
  return FLOORS.map((floors, i) =>
    house(
      stage,
      U,
      {
        width: PITCH / U,
        bays: 3,
        floors,
        crown: CROWNS[i]!,
        awning: awnings[i % 3]!,
        pattern: i === 3 ? 'flower' : i % 2 ? undefined : 'diamond',
        ...WALLS[i === 3 ? 0 : (i * 5 + 1) % WALLS.length]!,
      },
      i * PITCH - 26,
      GROUND,
    ),
  ).join('');
}

/** The plan paper: squares, and the heights of the storeys as dimension lines. */
function paper(stage: Stage) {
  const { width: W, height: H, defs } = stage;
  let out = rect(
    0,
    0,
    W,
    H,
    defs.linear(
      [
        [0, '#2f7384'],
        [0.6, '#235b70'],
        [1, '#1b485d'],
      ],
      0,
      0,
      1,
      1,
    ),
  );
  for (let i = 1; i < 40; i++) {
    const strong = i % 5 === 0;
    const extra = `opacity="${strong ? 0.2 : 0.09}"`;
    if (i < 25)
      out += line(
        [
          [0, i * 40],
          [W, i * 40],
        ],
        '#d6ecec',
        strong ? 2 : 1.4,
        extra,
      );
    out += line(
      [
        [i * 40, 0],
        [i * 40, H],
      ],
      '#d6ecec',
      strong ? 2 : 1.4,
      extra,
    );
  }
  return out;
}

/** A dimension line over the roofs, with a slash at every party wall. */
function dimensions() {
  const y = 92;
  return (
    stroke(`M-10 ${y}H1610`, '#e3f1ec', 2.4) +
    repeat(8, (i) => {
      const x = i * PITCH - 26;
      return (
        stroke(`M${x - 11} ${y + 11}L${x + 11} ${y - 11}`, '#fbf5ea', 4) +
        stroke(`M${x} ${y - 26}V${y + 250}`, '#e3f1ec', 1.6, 'opacity=".4" stroke-dasharray="9 8"')
      );
    })
  );
}

/** Six homes like yours in blue, yours in colour under the lens, and a tape with the range marked. */
export function streetUnderLens(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  const { width: W, defs } = stage;
  const street =
    row(stage) +
    rect(-40, GROUND, W + 80, 20, '#d9c9a8') +
    rect(-40, GROUND, W + 80, 4, '#f3e8d0') +
    rect(-40, GROUND + 20, W + 80, 60, '#a79a86');
  let out = paper(stage) + dimensions();
  out += group(street, `filter="${blueprint(stage)}"`);
  for (const [i, drop] of [0.12, 0.3, 0.46, 0.58].entries())
    out += hangingTag(
      stage,
      [0, 1, 5, 6][i]! * PITCH + PITCH / 2 - 26,
      92,
      [96, 60, 66, 108][i]!,
      false,
      drop * 20 - 8,
    );
  out += hangingTag(stage, 524, 92, 24, false, -5) + hangingTag(stage, 1080, 92, 36, false, 6);

  // what the lens shows: the same street a little nearer, in full colour
  const { x, y, r } = LENS;
  const disc = `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
  const zoom = 1.13;
  const middle = 3.5 * PITCH - 26;
  const near = group(
    street,
    `transform="translate(${x - middle * zoom} ${752 - GROUND * zoom}) scale(${zoom})"`,
  );
  const seen =
    group(stage.sky(0.42, 0.26, 5, 700), 'transform="translate(60 40)"') +
    near +
    circle(
      x,
      y,
      r,
      defs.radial([
        [0.7, '#1b485d', 0],
        [1, '#1b485d', 0.42],
      ]),
    ) +
    path(
      `M${x - r * 0.86} ${y - r * 0.2}A${r * 0.9} ${r * 0.9} 0 0 1 ${x - r * 0.1} ${y - r * 0.88}A${r * 1.3} ${r * 1.3} 0 0 0 ${x - r * 0.86} ${y - r * 0.2}Z`,
      '#ffffff',
      'opacity=".26"',
    );
  out += tapeMeasure(stage, 170, 868, [540, 1062], mix(PALETTE.terracotta, '#b8452c', 0.3));
  out += magnifier(stage, x, y, r, defs.clipped(disc, seen));
  return stage.finish(out);
}
