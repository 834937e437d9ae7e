import { blueRidge } from '../backdrops.ts';
import { goldenChurch } from '../golden-church.ts';
import { riurau, smallHouse } from '../village-houses.ts';
import { almondTree, dryWall, meadow, oliveTree, vines } from '../orchard.ts';
import { GREENS, mix, mixAll } from '../palette.ts';
import { foliage, grassTuft } from '../foliage.ts';
import { pottedPlant } from '../pots.ts';
import { cypress } from '../trees.ts';
import {
  between,
  ellipse,
  line,
  multiply,
  opacity,
  pick,
  type Point,
  poly,
  repeat,
  rough,
  stroke,
  pts,
} from '../primitives.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';

/** Village on its hill: houses in rows, the church above them all. */
function village(stage: Stage) {
  const { rnd } = stage;
  const hill = rough(
    rnd,
    pts(
      '-20,470 80,430 190,392 320,356 480,344 640,352 790,384 930,430 1060,470 1200,500 1400,520 1620,530',
    ),
    5,
    6,
  );
  let out = poly([...hill, [1620, 640], [-20, 640]], stage.lit('#a3a06a', 0.2));
  out += goldenChurch(stage, 470, 366, 0.86);
  const walls = ['#f0dcb8', '#e3c58b', '#dfae84', '#f3e6cc', '#d8bd90', '#e6c3a0', '#efe0c4'];
  const rows: [number, number, number, number][] = [
    [384, 250, 800, 46],
    [410, 180, 880, 50],
    [440, 110, 950, 54],
    [472, 150, 880, 56],
  ];
  for (const [foot, from, to, height] of rows) {
    for (let x = from, i = 0; x < to; i++) {
      const w = between(rnd, 38, 66);
      const t = (x - from) / (to - from);
      // rows bend down at both ends with the hill
      const sag = (t - 0.46) ** 2 * 90;
      out += smallHouse(stage, x, foot + sag, w, height * between(rnd, 0.8, 1.25), {
        wall: pick(rnd, walls),
        roof: rnd() < 0.92 ? 'tiles' : 'flat',
        shutter: pick(rnd, ['#4f6b5c', '#7a4a36', '#5f7052']),
        haze: 0.08,
        street: i % 4 === 1 ? 'door' : undefined,
      });
      x += w * between(rnd, 0.98, 1.12);
      if (rnd() < 0.16) out += cypress(rnd, x - 4, foot + sag + 4, between(rnd, 56, 84));
      else if (rnd() < 0.18)
        out += foliage(rnd, x - 4, foot + sag - 6, { rx: 18, ry: 13, leaf: 3.8, leaves: 60 });
    }
  }
  return out;
}

interface Terrace {
  /** Ground level in the middle of the picture and how much it bows. */
  lip: (x: number) => number;
  soil: string;
  courses: number;
  course: number;
  k: number;
  crop: 'almond' | 'olive' | 'vines' | 'mixed';
}

const terraces: Terrace[] = [
  { y: 520, bow: 34, phase: 0.3, soil: '#b7a968', courses: 2, course: 9, k: 0.36, crop: 'mixed' },
  { y: 574, bow: 32, phase: 0.9, soil: '#c2a870', courses: 3, course: 9, k: 0.46, crop: 'almond' },
  { y: 640, bow: 34, phase: 1.4, soil: '#a9a25e', courses: 3, course: 11, k: 0.58, crop: 'vines' },
  { y: 722, bow: 34, phase: 1.9, soil: '#c7a873', courses: 3, course: 13, k: 0.74, crop: 'olive' },
  { y: 826, bow: 32, phase: 2.5, soil: '#a8a35c', courses: 4, course: 15, k: 0.95, crop: 'mixed' },
].map(({ y, bow, phase, ...rest }) => ({
  ...rest,
  crop: rest.crop as Terrace['crop'],
  lip: (x: number) => y + Math.sin(x / 330 + phase) * bow + (x / 1600 - 0.5) * 16,
}));

/** Ground between the foot of one wall and the lip of the next. */
function ground(
  stage: Stage,
  above: (x: number) => number,
  below: (x: number) => number,
  soil: string,
) {
  const { rnd, mood } = stage;
  const [top, bottom]: [Point[], Point[]] = [[], []];
  for (let x = -20; x <= 1640; x += 20) {
    top.push([x, above(x)]);
    bottom.unshift([x, below(x) + 4]);
  }
  let out = poly([...top, ...bottom], stage.lit(soil, 0.25));
  // furrows and dry tufts follow the terrace
  out += repeat(90, () => {
    const x = between(rnd, -20, 1600);
    const t = between(rnd, 0.14, 0.9);
    const y = above(x) + (below(x) - above(x)) * t;
    const w = between(rnd, 16, 70);
    return line(
      [
        [x, y],
        [x + w, above(x + w) + (below(x + w) - above(x + w)) * t],
      ],
      rnd() < 0.5 ? stage.lit('#e6cf8e', 0.3) : mix(soil, mood.shade, 0.35),
      between(rnd, 1, 2.6),
      `stroke-linecap="round" ${opacity(between(rnd, 0.25, 0.55))}`,
    );
  });
  return out;
}

function plant(stage: Stage, { lip, k, crop }: Terrace, above: (x: number) => number) {
  const { rnd, mood } = stage;
  if (crop === 'vines') {
    const row = (t: number) => (x: number) => above(x) + (lip(x) - above(x)) * t;
    return vines(stage, -10, 1620, row(0.5), k * 0.9) + vines(stage, 8, 1620, row(0.96), k * 1.1);
  }
  let out = '';
  for (let x = between(rnd, -10, 40), i = 0; x < 1640; i++) {
    const y = above(x) + (lip(x) - above(x)) * between(rnd, 0.66, 0.96);
    const s = k * between(rnd, 0.86, 1.14);
    const almond = crop === 'almond' ? i % 4 !== 3 : crop === 'olive' ? i % 5 === 2 : i % 2 === 0;
    out +=
      multiply(ellipse(x + 46 * s, y + 1, 62 * s, 7 * s, mood.shade), 0.34) +
      (almond ? almondTree(rnd, x, y, s) : oliveTree(rnd, x, y, s));
    x += between(rnd, 120, 210) * k * 1.25;
  }
  return out;
}

/** Terraced hills under a stone village, a drying house in front. */
export function stoneTerraces(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  const { width: W, height: H, mood, rnd } = stage;
  let out = stage.sky(0.13, 0.3, 7, 560);
  out += blueRidge(stage) + village(stage);
  // woods where the village ends and the fields begin
  for (let i = 0; i < 64; i++) {
    const x = (i / 64) * 1640 - 10 + rnd() * 20;
    const y = x > 900 ? 480 + rnd() * 40 : 486 + rnd() * 24;
    out += foliage(rnd, x, y, {
      rx: between(rnd, 14, 30),
      ry: between(rnd, 9, 15),
      leaf: 4,
      leaves: 46,
      colours: mixAll(rnd() < 0.4 ? GREENS.olive : GREENS.pine, mood.sky[2], 0.22),
    });
  }
  let above = (x: number) => 492 + Math.sin(x / 330) * 14;
  for (const terrace of terraces) {
    const { lip, courses, course } = terrace;
    out += ground(stage, above, lip, terrace.soil);
    out += plant(stage, terrace, above);
    out += dryWall(stage, -20, W + 20, lip, courses, course);
    above = (x) => lip(x) + courses * course;
  }
  out += ground(stage, above, () => H + 20, '#b9a266');
  out += foreground(stage);
  return stage.finish(out);
}

/** Drying house, mats of cane airing in the sun, the near almond tree. */
function foreground(stage: Stage) {
  const { height: H, mood, rnd } = stage;
  // the near vineyard on its red earth
  let out = '';
  for (const [y, k] of [
    [908, 1.15],
    [948, 1.4],
    [1000, 1.75],
  ] as const) {
    const row = (x: number) => y + Math.sin(x / 300 + 2.5) * 10;
    out +=
      stroke(
        `M-20 ${row(-20) + 3}` + repeat(34, (i) => `L${i * 30} ${(row(i * 30) + 3).toFixed(1)}`),
        stage.dark('#a5764c', 0.12),
        9 * k,
        'opacity=".55"',
      ) + vines(stage, 330 + (y % 3) * 12, y > 990 ? 720 : y > 940 ? 840 : 970, row, k);
  }
  out += poly(
    rough(rnd, pts('700,1010 820,948 980,926 1200,918 1640,910 1640,1010 700,1010'), 6, 5),
    stage.lit('#e0c594', 0.25),
  );
  out += riurau(stage, 1010, 930, 4, 118);
  const cane = (x: number, y: number) =>
    multiply(
      poly(
        [
          [x, y],
          [x + 118, y],
          [x + 136, y + 10],
          [x + 14, y + 10],
        ],
        mood.shade,
      ),
      0.3,
    ) +
    poly(
      [
        [x, y],
        [x + 22, y - 26],
        [x + 138, y - 26],
        [x + 118, y],
      ],
      stage.lit('#d2a860', 0.2),
    ) +
    repeat(12, (i) =>
      line(
        [
          [x + 22 * (i / 12), y - 26 * (i / 12)],
          [x + 118 + 20 * (i / 12), y - 26 * (i / 12)],
        ],
        i % 2 ? '#b98a4c' : '#e6c583',
        1.3,
      ),
    ) +
    repeat(4, (i) =>
      line(
        [
          [x + 16 + i * 29, y],
          [x + 38 + i * 29.6, y - 26],
        ],
        '#8a6236',
        2.4,
      ),
    ) +
    line(
      [
        [x, y],
        [x + 118, y],
      ],
      '#8a6236',
      3,
    ) +
    line(
      [
        [x + 22, y - 26],
        [x + 138, y - 26],
      ],
      '#a97d46',
      2,
    );
  out += cane(930, 976) + cane(1080, 982) + cane(1230, 978);
  out +=
    pottedPlant(rnd, 1006, 938, 0.62, 'geranium') +
    repeat(16, () =>
      grassTuft(rnd, between(rnd, -10, 400), between(rnd, 968, H + 10), between(rnd, 0.4, 0.8)),
    ) +
    meadow(rnd, 80, () => [between(rnd, -10, 430), between(rnd, 950, H + 8)], 1.2) +
    meadow(rnd, 30, () => [between(rnd, 1400, 1600), between(rnd, 976, H + 8)], 1.1) +
    pottedPlant(rnd, 1536, 972, 0.86, 'agave');
  out += multiply(ellipse(330, 982, 260, 20, mood.shade), 0.34) + almondTree(rnd, 170, 986, 2.5);
  return out;
}
