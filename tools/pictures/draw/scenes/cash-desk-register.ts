import { mix, PALETTE } from '../palette.ts';
import { circle, ellipse, path, place, poly, pts, rect, repeat, stroke } from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** Flags that have jumped up in the window of the till: a house, a seal and a key. */
function flags() {
  const card = (x: number, dy: number, sign: string) =>
    rect(x - 3, -430 + dy, 6, 60, '#6b4a20') +
    rect(x - 44, -500 + dy, 88, 82, PALETTE.paper, 'rx="6" stroke="#b98a45" stroke-width="3"') +
    place(sign, x, -458 + dy);
  const houseSign = path('M-24 24V-4L0 -26L24 -4V24H7V6H-7V24Z', PALETTE.terracotta);
  const sealSign =
    path('M-10 10L-18 34L-6 28L2 36L4 12Z M10 10L18 34L6 28L-2 36L-4 12Z', '#9c2f2c') +
    circle(0, -4, 21, '#c25548') +
    circle(0, -4, 13, 'none', 'stroke="#f3d0c4" stroke-width="3"');
  const keySign =
    circle(0, -14, 12, 'none', `stroke="${PALETTE.sea}" stroke-width="7"`) +
    stroke('M0 -2V28M0 16H13M0 27H10', PALETTE.sea, 7);
  return card(-104, 0, houseSign) + card(0, -12, sealSign) + card(104, 4, keySign);
}

/** Brass till with round keys, standing on (x, foot); 480 wide. */
export function cashRegister(stage: Stage, x: number, foot: number) {
  const { defs, mood } = stage;
  const brass = defs.linear(
    [
      [0, '#f3d78f'],
      [0.3, '#d7a850'],
      [0.75, '#b98438'],
      [1, '#7d5728'],
    ],
    0,
    0,
    1,
    0.2,
  );
  const dark = '#6b4a20';
  const wood = '#6f3f2a';
  let out = '';
  // window with its flags, between two posts
  out +=
    rect(-176, -560, 352, 170, '#35302f', 'rx="16"') +
    rect(-164, -548, 328, 150, '#54473f') +
    defs.clipped('M-164 -548h328v150h-328Z', flags()) +
    poly(pts('-164,-430 -40,-548 20,-548 -150,-398 -164,-398'), '#ffffff', 'opacity=".16"') +
    path('M-196 -566h392v-16q0 -14 -14 -14h-364q-14 0 -14 14Z', brass) +
    path('M-120 -596q14 -44 120 -56q106 12 120 56Z', brass) +
    path('M-92 -598q16 -30 92 -40q76 10 92 40Z', dark, 'opacity=".3"') +
    path('M-24 -600v-20l24 -20l24 20v20Z', '#fbe7b0') +
    circle(0, -660, 13, PALETTE.brass) +
    circle(-4, -664, 4, '#fdf0c8') +
    rect(-200, -570, 26, 190, brass) +
    rect(174, -570, 26, 190, brass);
  // body: a shoulder, the slope with its keys, the drawer
  out +=
    path('M-206 -392h412q10 0 14 16l16 106h-472l16 -106q4 -16 14 -16Z', brass) +
    path('M-236 -270h472l22 150h-516Z', mix(PALETTE.brass, '#8a5a28', 0.25)) +
    path('M-236 -270h472l2 12h-476Z', '#fbe7b0', 'opacity=".8"') +
    path('M150 -392h56q10 0 14 16l16 106l22 150h-70Z', mood.shade, 'opacity=".2"');
  out +=
    rect(-188, -376, 376, 88, 'none', `stroke="${dark}" stroke-width="3" rx="8" opacity=".5"`) +
    repeat(5, (i) => {
      // fans of engraved petals
      const fx = -144 + i * 72;
      return (
        repeat(5, (k) => place(ellipse(0, -32, 6, 19, '#f3dca0'), fx, -302, 1, (k - 2) * 27)) +
        circle(fx, -302, 9, dark, 'opacity=".7"') +
        circle(fx - 1, -304, 6, '#fbe7b0')
      );
    });
  const caps = [PALETTE.cream, PALETTE.cream, '#d9674a', PALETTE.cream, '#4f8f9a', PALETTE.cream];
  for (let r = 0; r < 3; r++)
    out += repeat(8, (c) => {
      const spread = 54 + r * 2.6;
      const [kx, ky] = [(c - 3.5) * spread, -232 + r * 40];
      return (
        ellipse(kx + 4, ky + 12, 20, 12, mood.shade, 0, 'opacity=".35"') +
        ellipse(kx, ky + 7, 20, 13, dark) +
        ellipse(kx, ky, 20, 14, '#e3c27a') +
        ellipse(kx, ky - 1, 15.5, 10.5, caps[(c * 2 + r * 3 + (c > 4 ? 1 : 0)) % 6]!) +
        ellipse(kx - 5, ky - 5, 5, 2.4, '#ffffff', -20, 'opacity=".7"')
      );
    });
  out +=
    rect(-270, -122, 540, 122, wood, 'rx="6"') +
    rect(-270, -122, 540, 14, '#a9704a', 'rx="6"') +
    rect(
      -240,
      -96,
      480,
      78,
      mix(wood, '#ffb070', 0.16),
      'stroke="#3d1f16" stroke-width="4" rx="4"',
    ) +
    rect(180, -122, 90, 122, mood.shade, 'opacity=".18"') +
    path('M-54 -66h108v8q0 24 -24 24h-60q-24 0 -24 -24Z', brass) +
    path('M-40 -58h80q-2 14 -14 14h-52q-12 0 -14 -14Z', '#3d281f') +
    circle(-180, -58, 10, PALETTE.brass) +
    rect(-182, -62, 4, 10, dark) +
    rect(-284, -10, 568, 14, '#4d2a1c', 'rx="4"');
  // crank
  out +=
    circle(262, -210, 24, dark) +
    circle(260, -213, 20, PALETTE.brass) +
    stroke('M260 -213L330 -262', dark, 15) +
    stroke('M260 -215L329 -264', '#e3c27a', 10) +
    rect(318, -336, 26, 76, wood, 'rx="12"') +
    rect(321, -330, 8, 64, '#c98a62', 'rx="4"');
  return place(out, x, foot);
}

/** The receipt: out of its slot, over the keys, down the counter and along it. */
export function receiptTail(stage: Stage) {
  const { mood, defs } = stage;
  const [left, w] = [584, 106];
  const paper = defs.linear(
    [
      [0, '#fffaf0'],
      [0.7, '#f6ead2'],
      [1, '#dccaa6'],
    ],
    0,
    0,
    1,
    0,
  );
  // column of figures, drawn as bars
  const rows = (from: number, count: number, shift: (y: number) => number) =>
    repeat(count, (i) => {
      const y = from + i * 19;
      const x = left + shift(y);
      const sum = i % 6 === 5;
      return (
        rect(
          x + 14,
          y,
          sum ? 34 : 22 + ((i * 17) % 20),
          sum ? 8 : 5,
          sum ? PALETTE.terracotta : '#8f8577',
          'rx="2"',
        ) +
        rect(
          x + w - 38 - (sum ? 8 : 0),
          y,
          sum ? 32 : 24,
          sum ? 8 : 5,
          sum ? PALETTE.terracotta : '#8f8577',
          'rx="2"',
        ) +
        (sum ? rect(x + 12, y - 9, w - 24, 2, '#b9a98a') : '')
      );
    });
  const slot = rect(left - 12, 402, w + 24, 16, '#35302f', 'rx="6"');
  const d = `M${left} 410V440C${left - 14} 560 ${left + 8} 640 ${left - 6} 760L${left - 6} 1010H${left + w - 6}V760C${left + w + 8} 640 ${left + w - 14} 560 ${left + w} 440V410Z`;
  return (
    slot +
    path(d, mood.shade, `transform="translate(22 14)" opacity=".3" filter="${defs.blur(6)}"`) +
    path(d, paper) +
    rows(450, 30, (y) => -7 + Math.sin((y - 420) / 58) * 5) +
    rect(left - 6, 824, w, 8, '#ffffff', 'opacity=".4"') +
    rect(left - 6, 846, w, 40, mood.shade, 'opacity=".14"')
  );
}
