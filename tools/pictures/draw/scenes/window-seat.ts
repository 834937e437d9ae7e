import { lay } from '../objects.ts';
import { mix, PALETTE } from '../palette.ts';
import { group, multiply, path, poly, pts, rect, repeat, stroke } from '../primitives.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';
import { coffeeCup } from './coin-columns-things.ts';
import { coastFromAbove } from './window-seat-view.ts';
import { wing } from './window-seat-wing.ts';
import { boardingPass, deedWithSeal, keysOnRing, passport } from './window-seat-things.ts';

const WINDOW = { w: 500, h: 560, y: 56, r: 206 };
const CENTRES = [-30, 600, 1230];

const rounded = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;

/** One window: moulded surround, pane with the view, and the blind, part of the way down. */
function cabinWindow(stage: Stage, cx: number, view: string, blind: number) {
  const { mood, defs } = stage;
  const { w, h, y, r } = WINDOW;
  const x = cx - w / 2;
  const pane = rounded(x, y, w, h, r);
  const shell = stage.lit('#f1e8d8', 0.2);
  const ring = (grow: number, fill: string) =>
    path(rounded(x - grow, y - grow, w + grow * 2, h + grow * 2, r + grow * 0.8), fill);
  return (
    ring(62, mix(shell, mood.shade, 0.1)) +
    ring(54, mix(shell, '#ffffff', 0.5)) +
    ring(
      36,
      defs.linear(
        [
          [0, mix(shell, mood.shade, 0.36)],
          [0.5, mix(shell, mood.shade, 0.14)],
          [1, mix(shell, '#ffffff', 0.6)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    ring(9, mix(shell, mood.shade, 0.45)) +
    defs.clipped(
      pane,
      view +
        rect(x, y - 10, w, 10 + h * blind, shell) +
        rect(x, y + h * blind - 26, w, 26, mix(shell, mood.shade, 0.12)) +
        rect(cx - 52, y + h * blind - 17, 104, 9, mix(shell, mood.shade, 0.36), 'rx="4"') +
        rect(x, y + h * blind, w, 14, mood.shade, 'opacity=".22"') +
        poly(
          [
            [x, y + h * 0.66],
            [x + w * 0.62, y],
            [x + w * 0.82, y],
            [x, y + h * 0.92],
          ],
          '#ffffff',
          'opacity=".12"',
        ) +
        path(pane, 'none', `stroke="${mood.shade}" stroke-width="16" opacity=".16"`),
    )
  );
}

/** Back of the seat in front, with its cloth, and the folded-down table hung from it. */
function seatInFront(stage: Stage) {
  const { mood, defs } = stage;
  const cloth = defs.linear(
    [
      [0, '#2c6a7a'],
      [0.5, PALETTE.deep],
      [1, '#123345'],
    ],
    0,
    0,
    1,
    0,
  );
  return (
    multiply(
      path(
        'M1330 1000C1322 700 1336 420 1368 320q40 -70 120 -70h140v760Z',
        mood.shade,
        `filter="${defs.blur(12)}"`,
      ),
      0.4,
    ) +
    path('M1384 1000C1372 720 1380 440 1404 344q28 -84 120 -88h120v760Z', cloth) +
    stroke(
      'M1424 980C1410 700 1420 460 1438 376q22 -62 86 -70h100',
      '#5f9aa6',
      3,
      'opacity=".6" stroke-dasharray="12 8"',
    ) +
    path('M1396 420C1400 330 1430 256 1524 252h120v196q-130 -34 -248 -28Z', PALETTE.cream) +
    path('M1470 424q60 2 174 24v-196h-70q-70 70 -104 172Z', mood.shade, 'opacity=".1"') +
    stroke('M1398 408q120 -4 246 28', PALETTE.terracotta, 7) +
    rect(1440, 560, 180, 250, '#173f52', 'rx="14"') +
    rect(1440, 560, 180, 12, '#0f2c3a', 'rx="6"') +
    poly(pts('1466,520 1560,508 1576,640 1480,650'), PALETTE.paper) +
    poly(pts('1466,520 1560,508 1563,536 1469,548'), PALETTE.terracotta) +
    path('M1436 600h190v210h-190Z', '#1a475b') +
    rect(1436, 600, 190, 9, '#3f7f92')
  );
}

/** Table in front of the window, its things lying in one slant. */
function tray(stage: Stage) {
  const { mood, defs } = stage;
  const top = 'M196 716H1420L1560 1010H20Q96 770 150 734Q166 716 196 716Z';
  let out =
    multiply(path(top, mood.shade, `transform="translate(0 -16)" filter="${defs.blur(10)}"`), 0.4) +
    path(
      top,
      defs.linear([
        [0, '#e3cfae'],
        [1, '#cdb08a'],
      ]),
    ) +
    path(
      'M196 716H1420L1426 728H206Q184 728 168 744Q112 790 44 1010H20Q96 770 150 734Q166 716 196 716Z',
      '#f6e9cf',
    ) +
    path(
      'M260 752H1380L1480 1010H110Q170 800 216 768Q232 752 260 752Z',
      mood.shade,
      'opacity=".06"',
    );
  const onTray = (body: string, x: number, y: number, k: number, turn: number, lift = 10) =>
    group(lay(stage, body, 0, 0, k, turn, lift), `transform="translate(${x} ${y}) scale(1 .62)"`);
  out += onTray(deedWithSeal(stage), 622, 862, 1, -9, 8);
  out += onTray(boardingPass(), 1120, 790, 0.92, 5, 5);
  out += onTray(passport(), 948, 872, 1.02, -14, 12);
  out += onTray(keysOnRing(), 1290, 872, 0.86, 10, 8);
  return out + group(coffeeCup(stage, 0, 0), 'transform="translate(330 852) scale(.84)"');
}

/** Window seat on the way to the coast: passport, apostilled deed, keys and a return ticket. */
export function windowSeat(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  const { width: W, height: H, mood, defs } = stage;
  const shell = stage.lit('#e9dcc6', 0.2);
  let out = rect(
    0,
    0,
    W,
    H,
    defs.linear([
      [0, mix(shell, '#ffffff', 0.35)],
      [0.6, shell],
      [1, mix(shell, mood.shade, 0.3)],
    ]),
  );
  // panel seams between the windows, and the rail below
  for (const x of [285, 915])
    out +=
      rect(x - 3, 0, 6, 700, mood.shade, 'opacity=".13"') +
      rect(x + 3, 0, 3, 700, '#ffffff', 'opacity=".6"');
  out +=
    rect(0, 690, W, 5, mood.shade, 'opacity=".16"') +
    rect(0, 695, W, 320, mix(shell, '#5f8a90', 0.35)) +
    repeat(40, (i) => rect(i * 42, 695, 2, 320, mood.shade, 'opacity=".07"'));
  const view = coastFromAbove(stage) + wing(stage);
  out +=
    cabinWindow(stage, CENTRES[0]!, view, 0.06) +
    cabinWindow(stage, CENTRES[1]!, view, 0.06) +
    cabinWindow(stage, CENTRES[2]!, view, 0.36);
  out += stage.glow(560, 240, 520, 0.34, mood.sun);
  return stage.finish(out + seatInFront(stage) + tray(stage));
}
