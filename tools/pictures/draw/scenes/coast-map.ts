import { mix, PALETTE } from '../palette.ts';
import { line, multiply, poly, rect, repeat, rough, type Point, stroke } from '../primitives.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';
import { coastline, onMap } from './coast-map-sheet.ts';
import { mapRelief } from './coast-map-relief.ts';
import { housePin, pinShadow } from './coast-map-pins.ts';
import { pinTin, scaleRuler } from './coast-map-table.ts';
import { compassRose, dividers, paperBoat } from './coast-map-things.ts';

/** Where each pin stands on the map, how tall it is, and what it carries. */
const PINS: [u: number, v: number, h: number, kind: 'villa' | 'town' | 'tower'][] = [
  [0.05, 0.38, 172, 'villa'],
  [0.122, 0.55, 168, 'tower'],
  [0.165, 0.34, 190, 'villa'],
  [0.24, 0.53, 250, 'villa'],
  [0.312, 0.38, 206, 'villa'],
  [0.7, 0.3, 184, 'town'],
  [0.765, 0.37, 202, 'town'],
  [0.832, 0.24, 236, 'town'],
  [0.898, 0.3, 176, 'town'],
  [0.958, 0.44, 268, 'tower'],
];

/** The table the map lies on. */
function boards(stage: Stage) {
  const { width: W, height: H, mood, rnd, defs } = stage;
  let out = rect(0, 0, W, H, '#6b4430');
  for (let i = 0; i < 9; i++) {
    const y = i * 118;
    const c = ['#7a4e34', '#6b4430', '#734a33', '#653f2c'][i % 4]!;
    out += rect(0, y, W, 116, stage.lit(c, 0.05)) + rect(0, y, W, 3, '#a9764c', 'opacity=".5"');
    for (let k = 0; k < 7; k++) {
      const x = rnd() * W;
      const grain: Point[] = [
        [x, y + 14 + rnd() * 90],
        [x + 160 + rnd() * 260, y + 14 + rnd() * 90],
      ];
      out += line(rough(rnd, grain, 6, 5), '#4d2f22', 1.6, 'opacity=".5"');
    }
  }
  return (
    out +
    rect(
      0,
      0,
      W,
      H,
      defs.linear(
        [
          [0, '#ffdfae', 0.3],
          [0.5, '#ffdfae', 0],
          [1, mood.shade, 0.4],
        ],
        0,
        0,
        1,
        1,
      ),
    )
  );
}

/** The sheet: sea, land, roads and folds. */
function sheet(stage: Stage) {
  const { mood, rnd, defs } = stage;
  const corners = [onMap(0, 0), onMap(1, 0), onMap(1, 1), onMap(0, 1)];
  const edge = corners.map(([x, y]) => `${x} ${y}`).join('L');
  let out =
    multiply(
      poly(
        corners.map(([x, y]): Point => [x + 22, y + 26]),
        mood.shade,
        `filter="${defs.blur(12)}"`,
      ),
      0.6,
    ) + poly(corners, '#fbf5ea');
  const shore = coastline(rnd);
  const ring = (down: number, fill: string, extra = '') =>
    poly([onMap(0, 0), ...shore.map(([u, v]) => onMap(u, v + down)), onMap(1, 0)], fill, extra);
  let inside = poly(
    corners,
    defs.linear([
      [0.3, '#8fc4c0'],
      [0.6, '#5fa5aa'],
      [1, '#3f8794'],
    ]),
  );
  // depth lines, land, then a darker line along the shore
  inside +=
    ring(0.085, '#a9d6cc', 'opacity=".35"') +
    ring(0.05, '#b9dfd2', 'opacity=".5"') +
    ring(0.02, '#d3ebdc', 'opacity=".8"') +
    ring(
      0,
      defs.linear([
        [0, '#e9d3a2'],
        [1, '#f3e3bd'],
      ]),
    ) +
    line(
      shore.map(([u, v]) => onMap(u, v)),
      '#b98a55',
      3,
    );
  // net of the chart on the sea
  for (let i = 1; i < 12; i++)
    inside += line([onMap(i / 12, 0.5), onMap(i / 12, 1)], '#fbf5ea', 1.4, 'opacity=".22"');
  for (let i = 6; i < 12; i++)
    inside += line([onMap(0, i / 12), onMap(1, i / 12)], '#fbf5ea', 1.4, 'opacity=".22"');
  inside += repeat(46, () => {
    const [x, y] = onMap(0.04 + rnd() * 0.92, 0.64 + rnd() * 0.33);
    return stroke(`M${x} ${y}q8 -8 16 0t16 0`, '#eafcf6', 2.4, 'opacity=".5"');
  });
  inside += mapRelief(stage, shore);
  out += defs.clipped(`M${edge}Z`, inside);
  out += poly(corners, 'none', 'stroke="#fbf5ea" stroke-width="14"');
  // six folds: one side of each crease in light, the other in shade
  for (let i = 0; i < 6; i++) {
    const panel = [onMap(i / 6, 0), onMap((i + 1) / 6, 0), onMap((i + 1) / 6, 1), onMap(i / 6, 1)];
    out += poly(panel, i % 2 ? mood.shade : '#fff4d8', `opacity="${i % 2 ? 0.11 : 0.1}"`);
    if (i) out += line([panel[0]!, panel[3]!], i % 2 ? '#fff9ea' : '#6b5a4a', 2, 'opacity=".5"');
  }
  const [a, b] = [onMap(0, 0.5), onMap(1, 0.5)];
  return (
    out +
    line([a, b], '#6b5a4a', 2, 'opacity=".28"') +
    line(
      [
        [a[0], a[1] + 3],
        [b[0], b[1] + 3],
      ],
      '#fff9ea',
      2,
      'opacity=".5"',
    )
  );
}

/** A folded map of the coast with pins as tall as the prices, Costa Blanca to the left, Barcelona to the right. */
export function coastMap(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  let out = boards(stage) + scaleRuler(stage, 654, 124) + pinTin(stage, 450, 88) + sheet(stage);
  out +=
    compassRose(stage, 812, 832) +
    paperBoat(stage, 508, 694, 1) +
    paperBoat(stage, 1120, 640, 0.62);
  const pins = [...PINS].sort((a, b) => a[1] - b[1]);
  for (const [u, v, h] of pins) out += pinShadow(stage, onMap(u, v), h);
  for (const [i, [u, v, h, kind]] of pins.entries())
    out += housePin(stage, onMap(u, v), h, kind, i);
  out += dividers(stage, 1290, 760);
  out += stage.glow(240, 80, 760, 0.4, mix(stage.mood.sun, PALETTE.cream, 0.3));
  return stage.finish(out);
}
