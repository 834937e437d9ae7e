import { escapeXml } from '@/lib/escape-xml';
import { fitLabel, LINE_HEIGHT } from './fit-label';
import { drawOpening } from './opening-svg';
import { planColours as colours } from './plan-colours';
import type { LevelPlan, PlanRoom } from './floor-plan';
import type { Role } from './roles';

/** Words beside the drawing: the name and the area of each room in the plan's order, and a title for who opens the file. */
export type PlanWords = Readonly<{
  title: string;
  language: string;
  rooms: readonly Readonly<{ name: string; area: string }>[];
}>;

/** All levels of a home are drawn this wide, in one scale. A phone of 390 pixels shows a unit as a pixel. */
export const PLAN_WIDTH = 360;

const MARGIN = 16;
const SCALE_ROW = 34;
const LEGEND_ROW = 17;
const SCALE_BAR_M = 5;
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const fills: Readonly<Partial<Record<Role, string>>> = {
  hub: colours.hall,
  bath: colours.wet,
  laundry: colours.wet,
  open: colours.open,
};

const fillOf = (role: Role) => fills[role] ?? colours.room;

/** Rounded for the file: a tenth of a unit is a few millimetres of the home. */
const round = (value: number) => Math.round(value * 10) / 10;

/** Units for each metre: as many as the widest level has room for. */
export function planScale(levels: readonly LevelPlan[]): number {
  return (PLAN_WIDTH - 2 * MARGIN) / Math.max(...levels.map(({ width }) => width));
}

/** Rooms too small for their words get a number, and a line below the plan. */
function labelsOf(plan: LevelPlan, words: PlanWords, scale: number) {
  let number = 0;
  return plan.rooms.map(({ place, role }, index) => {
    const ground = fillOf(role);
    const { name, area } = words.rooms[index] ?? { name: '', area: '' };
    const fitted = fitLabel(name, area, { width: place.width * scale, height: place.height * scale });
    if (fitted) return { ...fitted, ground, legend: null };
    number += 1;
    const lines = [{ text: String(number), isArea: false }];
    return { lines, size: 11, isTurned: false, ground, legend: `${number}  ${name}, ${area}` };
  });
}

/** How high the drawing of a level is, in units, for the room it takes in a page. */
export function planHeight(plan: LevelPlan, words: PlanWords, scale: number): number {
  const legends = labelsOf(plan, words, scale).filter(({ legend }) => legend !== null).length;
  return Math.ceil(plan.height * scale + 2 * MARGIN + SCALE_ROW + legends * LEGEND_ROW);
}

/** The plan of a level as an SVG file: no script, no style sheet, no font of its own. */
export function planSvg(plan: LevelPlan, words: PlanWords, scale: number): string {
  const height = planHeight(plan, words, scale);
  const left = (PLAN_WIDTH - plan.width * scale) / 2;
  const bottom = MARGIN * 2 + plan.height * scale;
  const labels = labelsOf(plan, words, scale);
  const legends = labels.flatMap(({ legend }) => legend ?? []);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PLAN_WIDTH} ${height}" lang="${words.language}" role="img" font-family="${FONT}">`,
    `<title>${escapeXml(words.title)}</title>`,
    `<path fill="${colours.ground}" d="M0 0h${PLAN_WIDTH}v${height}H0z"/>`,
    `<g transform="translate(${round(left)} ${MARGIN})">`,
    // Terraces first: the walls of the home stand over their edges.
    ...plan.rooms.filter(({ role }) => role === 'open').map((room) => drawRoom(room, scale)),
    ...plan.rooms.filter(({ role }) => role !== 'open').map((room) => drawRoom(room, scale)),
    drawOutline(plan, scale),
    ...plan.openings.map((opening) => drawOpening(opening, plan, scale)),
    ...plan.rooms.flatMap(({ place }, index) => {
      const label = labels[index];
      return label ? [drawLabel(label, (place.x + place.width / 2) * scale, (place.y + place.height / 2) * scale)] : [];
    }),
    '</g>',
    ...legends.map((text, row) => drawText(text, MARGIN, bottom + 4 + row * LEGEND_ROW, 'start')),
    drawScaleBar(bottom + legends.length * LEGEND_ROW + 10, scale),
    '</svg>',
  ].join('');
}

function drawRoom({ place, role }: PlanRoom, scale: number): string {
  const [x, y, width, height] = [place.x, place.y, place.width, place.height].map((value) => round(value * scale));
  const line =
    role === 'open' ? `stroke="${colours.openLine}" stroke-width="1.5"` : `stroke="${colours.wall}" stroke-width="2"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fillOf(role)}" ${line}/>`;
}

function drawOutline({ outline }: LevelPlan, scale: number): string {
  if (!outline) return '';
  const [x, y, width, height] = [outline.x, outline.y, outline.width, outline.height].map((value) =>
    round(value * scale),
  );
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${colours.wall}" stroke-width="5"/>`;
}

type Label = ReturnType<typeof labelsOf>[number];

function drawLabel({ lines, size, isTurned, ground, legend }: Label, x: number, y: number): string {
  const step = size * LINE_HEIGHT;
  // Digits and capitals stand above the base line by some 0.7 of the size.
  const first = -((lines.length - 1) * step) / 2 + size * 0.35;
  const spans = lines
    .map(({ text, isArea }, row) => {
      const look = isArea ? `fill="${colours.area}"` : `fill="${colours.text}" font-weight="600"`;
      return `<tspan x="0" y="${round(first + row * step)}" ${look}>${escapeXml(text)}</tspan>`;
    })
    .join('');
  const ring = legend ? `<circle r="8.5" fill="none" stroke="${colours.area}"/>` : '';
  const turn = isTurned ? ' rotate(-90)' : '';
  return `<g transform="translate(${round(x)} ${round(y)})${turn}">${ring}<text font-size="${size}" text-anchor="middle" paint-order="stroke" stroke="${ground}" stroke-width="3" stroke-linejoin="round">${spans}</text></g>`;
}

function drawText(text: string, x: number, y: number, anchor: 'start' | 'middle'): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="11" fill="${colours.area}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

function drawScaleBar(y: number, scale: number): string {
  const length = round(SCALE_BAR_M * scale);
  const bar = `<path fill="none" stroke="${colours.area}" d="M${MARGIN} ${round(y - 4)}v4h${length}v-4M${round(MARGIN + scale)} ${round(y)}v-3"/>`;
  return bar + drawText(`${SCALE_BAR_M} m`, MARGIN + length + 6, y + 1, 'start');
}
