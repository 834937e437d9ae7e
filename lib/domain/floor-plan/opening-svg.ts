import { planColours as colours } from './plan-colours';
import type { LevelPlan } from './floor-plan';
import type { Opening } from './place-openings';

const round = (value: number) => Math.round(value * 10) / 10;

/** A gap in the wall with what stands in it: glass, the leaf of a door and its swing, a mark for the entrance. */
export function drawOpening({ kind, wall, from, to }: Opening, plan: LevelPlan, scale: number): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [wall.x1, wall.y1, wall.x2, wall.y2].map((value) => value * scale);
  const line = `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
  const gap = (colour: string, width: number) => `<path stroke="${colour}" stroke-width="${width}" d="${line}"/>`;
  const inner = plan.rooms[to ?? from];
  const isAcross = x2 - x1 > y2 - y1;
  // Which way the room lies from the wall.
  const middle = isAcross ? (y1 + y2) / 2 : (x1 + x2) / 2;
  const centre = inner
    ? (isAcross ? inner.place.y + inner.place.height / 2 : inner.place.x + inner.place.width / 2) * scale
    : 0;
  const inwards = centre > middle ? 1 : -1;

  if (kind === 'window' || kind === 'glazed') {
    return gap(colours.room, 3.4) + gap(colours.wall, 0.8);
  }
  if (kind === 'gate') {
    return (
      gap(colours.room, 3.4) + `<path stroke="${colours.wall}" stroke-width="1" stroke-dasharray="5 3" d="${line}"/>`
    );
  }
  if (kind === 'passage') return gap(colours.room, 2.6);
  const swing = drawSwing(x1, y1, isAcross ? x2 - x1 : y2 - y1, isAcross, inwards);
  if (kind === 'door') return gap(colours.room, 2.6) + swing;
  return gap(colours.hall, 5.6) + swing + drawMark((x1 + x2) / 2, (y1 + y2) / 2, isAcross, -inwards);
}

/** The leaf stands open at a right angle, hung at the start of the gap. */
function drawSwing(x: number, y: number, width: number, isAcross: boolean, inwards: number): string {
  const reach = inwards * width;
  const [tip, end] = isAcross
    ? [
        [x, y + reach],
        [x + width, y],
      ]
    : [
        [x + reach, y],
        [x, y + width],
      ];
  const turn = isAcross === inwards > 0 ? 0 : 1;
  const point = ([left = 0, top = 0]: readonly number[] = []) => `${round(left)} ${round(top)}`;
  return `<path fill="none" stroke="${colours.door}" stroke-width="0.9" d="M${round(x)} ${round(y)}L${point(tip)}A${round(width)} ${round(width)} 0 0 ${turn} ${point(end)}"/>`;
}

/** A small triangle outside, pointing in. */
function drawMark(x: number, y: number, isAcross: boolean, outwards: number): string {
  const [near, far, half] = [outwards * 5, outwards * 13, 5];
  const corners = isAcross
    ? [
        [x, y + near],
        [x - half, y + far],
        [x + half, y + far],
      ]
    : [
        [x + near, y],
        [x + far, y - half],
        [x + far, y + half],
      ];
  const points = corners.map(([left = 0, top = 0]) => `${round(left)} ${round(top)}`).join('L');
  return `<path fill="${colours.entrance}" d="M${points}z"/>`;
}
