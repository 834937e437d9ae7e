import { sailboat } from '../backdrops.ts';
import { lookout } from '../house-crowns.ts';
import { mix, PALETTE } from '../palette.ts';
import { grassTuft } from '../foliage.ts';
import { pottedPlant } from '../pots.ts';
import { palm } from '../trees.ts';
import { ellipse, group, line, path, type Point, poly, pts, rect, repeat } from '../primitives.ts';
import { bicycle, fishingBoat, gull, parasol, rushChair } from '../street-things.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';
import { townHouse, type TownHouse } from '../town-house.ts';

const U = 66;
const GROUND = 792;
const HORIZON = 648;
/** Where the row stops and the beach begins. */
const END = 1262;

const ROW: TownHouse[] = [
  {
    x: -76,
    w: 334,
    floors: [3.6, 3.3],
    bays: 2,
    doorBay: 1,
    glaze: { kind: 'star', body: '#4fa9a6', first: '#e9f0e0', second: '#2a7f88' },
    trim: '#f6eddc',
    base: '#d3bf9c',
    wood: '#7a4a36',
    shutter: '#3f6460',
    crown: 'parapet',
    blinds: { 1: '#7d9450' },
  },
  {
    x: 258,
    w: 430,
    floors: [3.8, 3.5],
    bays: 3,
    doorBay: 1,
    glaze: { kind: 'lozenge', body: '#e0ac4e', first: '#c98a35', second: '#f6e3b4' },
    trim: '#f8efdc',
    base: '#8fa6a0',
    wood: '#2f6f78',
    shutter: '#4c5a3c',
    crown: 'gable',
    blinds: { 0: '#c9a35c', 2: '#c9a35c' },
    longBalcony: true,
  },
  {
    x: 688,
    w: 270,
    floors: [3.35, 3.2],
    bays: 2,
    doorBay: 0,
    glaze: { kind: 'flower', body: '#e3a79a', first: '#f8e6d6', second: '#bf6a66' },
    trim: '#fbf3e2',
    base: '#b96a5a',
    wood: '#8a5a38',
    shutter: '#5f7052',
    crown: 'tiles',
    blinds: { 1: '#5f8a6c' },
  },
  {
    x: 958,
    w: 304,
    floors: [3.7, 3.5],
    bays: 2,
    doorBay: 1,
    glaze: { kind: 'pinwheel', body: '#f0ead8', first: '#2c55a0', second: '#4a7cc0' },
    trim: '#f6eddc',
    base: '#dba24a',
    wood: '#9a5a34',
    shutter: '#3f6460',
    crown: 'balustrade',
    blinds: { 0: '#e0b45c' },
  },
];

/** Sea, sand and promenade past the last house. */
function beach(stage: Stage) {
  const { mood, rnd, defs, width: W } = stage;
  const left = END - 60;
  let out = rect(
    left,
    HORIZON,
    W,
    90,
    defs.linear([
      [0, mix(PALETTE.sea, mood.sky[2], 0.42)],
      [1, mix(PALETTE.sea, '#7fc4bd', 0.35)],
    ]),
  );
  out += repeat(46, () => {
    const t = rnd();
    return rect(
      left + rnd() * 420,
      HORIZON + 5 + t * 68,
      10 + rnd() * (20 + t * 44),
      1.2 + t * 1.8,
      '#ffffff',
      `opacity="${(0.2 + rnd() * 0.4).toFixed(2)}" rx="1"`,
    );
  });
  out += sailboat(1330, HORIZON + 8, 0.5) + sailboat(1532, HORIZON + 16, 0.72, PALETTE.deep);
  // surf, wet and dry sand
  const shore = (y: number) =>
    `M${left} ${y}Q1320 ${y - 9} 1390 ${y + 3}T1520 ${y}T1640 ${y + 5}V${GROUND + 40}H${left}Z`;
  out +=
    path(shore(720), '#fdf6e8') +
    path(shore(726), stage.lit('#c9b083', 0.2)) +
    path(shore(735), stage.lit('#ecd7a8', 0.3));
  out += repeat(90, () =>
    ellipse(
      left + rnd() * 420,
      744 + rnd() * 48,
      2 + rnd() * 5,
      1,
      stage.dark('#d9bf8a', 0.2),
      0,
      'opacity=".4"',
    ),
  );
  out +=
    parasol(stage, 1308, 762, 0.62, PALETTE.terracotta) +
    parasol(stage, 1488, 758, 0.56, '#2f6aa8') +
    parasol(stage, 1568, 774, 0.72, PALETTE.ochre);
  return out;
}

/** Pavement, kerb and a cobbled roadway with the tram rails let into it. */
function street(stage: Stage) {
  const { mood, rnd, defs, width: W, height: H } = stage;
  const kerb = GROUND + 56;
  const from = (y: number, x: number): number => 800 + (x - 800) * (1 + (y - GROUND) / 320);
  let out = rect(
    0,
    GROUND,
    W,
    60,
    defs.linear([
      [0, stage.lit('#d9c6a2', 0.2)],
      [1, stage.lit('#e6d6b6', 0.25)],
    ]),
  );
  out += repeat(46, (i) =>
    line(
      [
        [-300 + i * 48, GROUND],
        [from(kerb, -300 + i * 48), kerb],
      ],
      mood.shade,
      1.3,
      'opacity=".24"',
    ),
  );
  for (const y of [GROUND + 14, GROUND + 32])
    out += rect(0, y, W, 1.3, mood.shade, 'opacity=".22"');
  out += rect(0, kerb - 4, W, 9, stage.lit('#f3e8d0', 0.3));
  out += rect(0, kerb + 5, W, 12, stage.dark('#b3a28a', 0.16));
  out += repeat(18, (i) => rect(i * 94 + 30, kerb - 4, 1.6, 21, mood.shade, 'opacity=".35"'));
  const road = kerb + 17;
  out += rect(
    0,
    road,
    W,
    H - road,
    defs.linear([
      [0, stage.lit('#a9a097', 0.14)],
      [1, stage.dark('#96909a', 0.12)],
    ]),
  );
  let y = road + 2;
  for (let row = 0; y < H; row++) {
    const h = 9 + row * 1.3;
    const w = h * 2.5;
    for (let x = -((row % 2) * w) / 2; x < W; x += w) {
      const tone = mix(
        stage.lit('#b5aa9c', 0.1),
        rnd() < 0.5 ? '#8b8791' : '#c9b79f',
        rnd() * 0.34,
      );
      out += rect(x + 1, y, w - 2, h - 1.6, tone, `rx="${(h * 0.22).toFixed(1)}"`);
    }
    y += h;
  }
  for (const [ry, h] of [
    [906, 8],
    [962, 11],
  ] as const)
    out +=
      rect(0, ry - h, W, h * 3, stage.lit('#a39a90', 0.1)) +
      rect(0, ry, W, h, stage.dark('#7d7f88', 0.3)) +
      rect(0, ry, W, h * 0.42, mix('#dfe3e0', mood.light, 0.4));
  return out;
}

/** Tiled fishermen's houses face on, one colour and one pattern each, and the sea past the last. */
export function tiledRow(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  const { mood, rnd } = stage;
  let out = stage.sky(-0.12, 0.2, 8);
  out += gull(830, 120, 0.9) + gull(900, 156, 0.6) + gull(1420, 190, 0.7) + gull(180, 110, 0.7);
  out += beach(stage);
  for (const [x, base, h] of [
    [1356, 752, 240],
    [1596, 766, 300],
  ] as const)
    out +=
      stage.shadow(ellipse(x + 26, base, 44, 5, mood.shade)) +
      ellipse(x, base - 1, 19, 4, stage.dark('#cdb27c', 0.12)) +
      palm(rnd, x, base, h, 0.04, (c) => mix(c, mood.sky[2], 0.22));
  out += street(stage);
  // scrub where the sand blows on to the pavement
  for (const [x, k] of [
    [1300, 0.7],
    [1345, 0.5],
    [1490, 0.7],
    [1580, 0.9],
  ] as const)
    out += grassTuft(rnd, x, GROUND + 4, k);
  out += lookout(stage, 1110, GROUND - 7.2 * U - 14);
  out += ROW.map((house) => townHouse(stage, U, house, GROUND)).join('');
  // the last house throws its shade over the pavement's end
  out += stage.shadow(
    poly(
      pts(`${END},${GROUND} ${END + 120},${GROUND + 34} 0,${GROUND + 34} 0,${GROUND}`),
      mood.shade,
    ),
    -0.06,
  );
  out += rect(0, GROUND - 3, END, 5, mood.shade, 'opacity=".35"');
  // a palm behind the viewer lays its crown on the road
  out += stage.shadow(
    group(
      palm(rnd, 0, 0, 430, 0, () => mood.shade),
      'transform="matrix(1.6 0 -1.2 0.4 20 1098)"',
    ),
  );
  // things at the doors
  const pots: [number, number, number, 'olive' | 'orange' | 'geranium' | 'flowers' | 'agave'][] = [
    [94, GROUND + 20, 0.86, 'geranium'],
    [380, GROUND + 22, 0.8, 'orange'],
    [836, GROUND + 20, 0.7, 'agave'],
    [1110, GROUND + 20, 0.78, 'flowers'],
  ];
  for (const [x, y, k, kind] of pots)
    out +=
      stage.shadow(ellipse(x + 14, y, 40 * k, 6, mood.shade)) + pottedPlant(rnd, x, y, k, kind);
  out += rushChair(stage, 268, GROUND + 34, 0.78, '#2f6a78');
  out += bicycle(stage, 590, GROUND + 40, 1.04, '#b8483a');
  // palm at the corner, then the boat drawn up under it
  const foot: Point = [1386, GROUND + 36];
  out +=
    stage.shadow(ellipse(foot[0] + 60, foot[1] + 4, 110, 8, mood.shade), 0.08) +
    ellipse(foot[0], foot[1] + 2, 40, 8, stage.dark('#a9825a', 0.15)) +
    palm(rnd, foot[0], foot[1], 500, 0.05) +
    grassTuft(rnd, foot[0] - 18, foot[1] + 4, 0.5) +
    grassTuft(rnd, foot[0] + 20, foot[1] + 5, 0.46);
  out += fishingBoat(stage, 1446, GROUND + 47, 0.86);
  return stage.finish(out);
}
