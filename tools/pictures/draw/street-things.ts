/** Things that stand in streets and on beaches. */
import { PALETTE, mix } from './palette.ts';
import {
  circle,
  ellipse,
  line,
  path,
  place,
  poly,
  pts,
  rect,
  repeat,
  stroke,
} from './primitives.ts';
import type { Stage } from './stage.ts';

/** A bicycle from the side, wheels on y; about 190 long at scale 1. */
export function bicycle(stage: Stage, x: number, y: number, k: number, colour: string) {
  const wheel = (cx: number) =>
    circle(cx, -34, 33, 'none', `stroke="${PALETTE.iron}" stroke-width="4"`) +
    circle(cx, -34, 29, 'none', 'stroke="#d9cdb6" stroke-width="1.6"') +
    stroke(
      repeat(9, (i) => {
        const a = (i * Math.PI) / 9;
        const [dx, dy] = [Math.cos(a) * 29, Math.sin(a) * 29];
        return `M${cx - dx} ${-34 - dy}L${cx + dx} ${-34 + dy}`;
      }),
      '#c9bda6',
      0.9,
    ) +
    circle(cx, -34, 4, PALETTE.iron);
  const frame = stage.lit(colour, 0.15);
  const basket = stage.lit('#b98a54', 0.2);
  return place(
    stage.shadow(ellipse(16, 0, 108, 7, stage.mood.shade), 0.12) +
      wheel(-56) +
      wheel(56) +
      stroke(
        'M-56 -34L-20 -36L-34 -84M-56 -34L-32 -76M-20 -36L38 -80M-31 -74Q4 -58 38 -80',
        frame,
        5,
      ) +
      stroke('M56 -34L34 -98', frame, 5) +
      stroke('M34 -98L28 -108Q18 -112 14 -102', PALETTE.iron, 4) +
      stroke('M-34 -84L-36 -92', PALETTE.iron, 4) +
      path('M-54 -96q18 -6 36 0q-2 7 -18 7q-12 2 -18 -7Z', PALETTE.walnut) +
      circle(-20, -36, 9, 'none', `stroke="${PALETTE.iron}" stroke-width="3"`) +
      stroke('M-20 -36L-12 -22M-17 -21H-6M-20 -36L-28 -50', PALETTE.iron, 3) +
      stroke('M-90 -42Q-84 -72 -54 -72', frame, 4) +
      poly(pts('38,-106 84,-106 78,-74 44,-74'), basket) +
      stroke(
        'M40 -98H82M42 -90H81M43 -82H80M50 -106L53 -74M61 -106V-74M72 -106L69 -74',
        stage.dark('#b98a54', 0.35),
        1.6,
      ) +
      ellipse(54, -108, 11, 6, '#d9822f') +
      ellipse(68, -109, 10, 7, '#e39a3f'),
    x,
    y,
    k,
  );
}

/** A beached rowing boat with painted strakes, heeled to one side; about 330 long at scale 1. */
export function fishingBoat(stage: Stage, x: number, y: number, k: number) {
  const { mood } = stage;
  const white = stage.lit('#fbf3e2', 0.2);
  const hull = 'M-172 -92Q-150 -18 -92 -2H84Q142 -20 172 -108Q120 -74 0 -72Q-110 -72 -172 -92Z';
  const strake = (top: number, bottom: number, colour: string) =>
    path(
      `M-172 ${-92 + top}Q-110 ${-72 + top} 0 ${-72 + top}Q120 ${-74 + top} 172 ${-108 + top}L172 ${-108 + bottom}Q120 ${-74 + bottom} 0 ${-72 + bottom}Q-110 ${-72 + bottom} -172 ${-92 + bottom}Z`,
      colour,
    );
  const body =
    stage.shadow(ellipse(36, 0, 196, 13, mood.shade), 0.16) +
    path(
      'M-172 -92Q-110 -112 0 -112Q120 -110 172 -108Q120 -74 0 -72Q-110 -72 -172 -92Z',
      stage.dark('#8d623f', 0.25),
    ) +
    [-84, 0, 84]
      .map((bx) =>
        poly(
          pts(`${bx - 12},-110 ${bx + 12},-110 ${bx + 14},-73 ${bx - 14},-73`),
          stage.lit('#b98a5c', 0.2),
        ),
      )
      .join('') +
    stage.defs.clipped(
      hull,
      path(hull, white) +
        strake(0, 13, stage.lit(PALETTE.sea, 0.1)) +
        strake(24, 32, stage.lit('#d9782f', 0.1)) +
        path('M-180 -26H180V10H-180Z', stage.lit('#2f5f9a', 0.1)) +
        stroke(
          'M-150 -50Q-100 -42 0 -42Q110 -42 150 -62',
          stage.dark('#fbf3e2', 0.3),
          1.6,
          'opacity=".6"',
        ) +
        path('M40 -80Q150 -70 180 -120V10H40Q90 -20 40 -80Z', mood.shade, 'opacity=".2"'),
    ) +
    // a painted eye looks out for the crew
    ellipse(134, -66, 11, 6, white, -22) +
    circle(135, -66, 4, PALETTE.ink) +
    stroke('M-60 -84L120 -150M120 -150l30 -14', stage.lit('#a9784a', 0.2), 6) +
    ellipse(141, -160, 24, 7, stage.lit('#c9955f', 0.2), -24) +
    stroke('M172 -104q18 30 30 104', stage.dark('#d6c19a', 0.2), 3) +
    rect(-126, -4, 26, 12, stage.dark('#8d623f', 0.2)) +
    rect(70, -4, 26, 12, stage.dark('#8d623f', 0.2));
  return place(body, x, y, k, -2);
}

/** A rush-seated chair put out to take the air. */
export function rushChair(stage: Stage, x: number, y: number, k: number, colour: string) {
  const wood = stage.lit(colour, 0.15);
  const dark = stage.dark(colour, 0.3);
  return place(
    stage.shadow(ellipse(14, 0, 46, 5, stage.mood.shade), 0.14) +
      stroke('M-22 -2V-132M22 -2V-132', dark, 6) +
      stroke('M-28 2V-62M28 2V-62', wood, 7) +
      [-124, -104, -84].map((ry) => rect(-22, ry, 44, 8, wood, 'rx="3"')).join('') +
      poly(pts('-24,-72 24,-72 33,-54 -33,-54'), stage.lit('#dbb56c', 0.25)) +
      stroke('M-24 -72L0 -63L24 -72M-33 -54L0 -63L33 -54', stage.dark('#dbb56c', 0.3), 1.8) +
      rect(-33, -56, 66, 6, stage.dark('#dbb56c', 0.16)) +
      rect(-28, -26, 56, 5, wood),
    x,
    y,
    k,
  );
}

/** Striped beach parasol, pole foot at (x, y). */
export function parasol(stage: Stage, x: number, y: number, k: number, colour: string) {
  const fill = (i: number) => stage.lit(i % 2 ? PALETTE.cream : colour, 0.2);
  return place(
    stage.shadow(ellipse(20, 2, 44, 5, stage.mood.shade), 0.05) +
      rect(-2, -90, 4, 92, '#8d623f') +
      repeat(6, (i) => {
        const a = -48 + i * 16;
        return path(`M0 -106Q${a * 0.8} -100 ${a} -70h16Q${(a + 16) * 0.8} -100 0 -106Z`, fill(i));
      }),
    x,
    y,
    k,
  );
}

export const gull = (x: number, y: number, k: number) =>
  place(
    stroke('M-26 -6Q-14 -16 0 0Q14 -16 26 -6', '#fdf6e8', 4) +
      line(pts('-3,1 7,3'), mix('#fdf6e8', PALETTE.ink, 0.3), 3),
    x,
    y,
    k,
  );

/** A car seen from behind, standing on (x, y); `u` is pixels per metre. */
export function car(stage: Stage, x: number, y: number, u: number, colour: string, tail: string) {
  const paint = stage.lit(colour, 0.2);
  return place(
    stage.shadow(ellipse(26, 1, 118, 10, stage.mood.shade), 0.2) +
      rect(-84, -26, 30, 28, '#1d2227', 'rx="6"') +
      rect(54, -26, 30, 28, '#1d2227', 'rx="6"') +
      path('M-66 -84Q-58 -142 -40 -146H40Q58 -142 66 -84Z', paint) +
      path('M-54 -88Q-48 -130 -36 -134H36Q48 -130 54 -88Z', stage.dark(stage.mood.glass[0], 0.2)) +
      path('M-54 -88Q-48 -130 -36 -134H-6L-22 -88Z', '#ffffff', 'opacity=".22"') +
      path(
        'M-90 -70Q-88 -88 -68 -88H68Q88 -88 90 -70V-24Q88 -14 78 -14H-78Q-88 -14 -90 -24Z',
        paint,
      ) +
      path(
        'M20 -88H68Q88 -88 90 -70V-24Q88 -14 78 -14H40Q60 -50 20 -88Z',
        stage.mood.shade,
        'opacity=".2"',
      ) +
      rect(-90, -34, 180, 9, '#d8d4c8', 'rx="4"') +
      rect(-86, -64, 22, 16, tail, 'rx="5"') +
      rect(64, -64, 22, 16, tail, 'rx="5"') +
      rect(-22, -58, 44, 14, '#f3ecdc', 'rx="2"'),
    x,
    y,
    u / 100,
  );
}
