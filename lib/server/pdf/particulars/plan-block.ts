import 'server-only';
import type { ParticularsPlan } from '@/lib/listings/particulars/particulars-rooms';
import { FOOT, type FloorPlanView } from '@/lib/listings/page/floor-plan';
import { LABEL_LINE } from '@/lib/listings/page/floor-plan-label';
import { INNER_WALL, OUTER_WALL } from '@/lib/listings/page/floor-plan-paths';
import { row, stack, textBlock, type PdfBlock } from '@/lib/server/pdf/blocks';
import type { Pdf } from '@/lib/server/pdf/create-pdf';
import { printable } from '@/lib/server/pdf/printable';
import { colours, styles } from '@/lib/server/pdf/theme';

/** Points per cm of the plan: 1:94. */
const MOST_SCALE = 0.3;
const HALO = 8;
const COLUMN_GAP = 18;

type Size = Readonly<{ width: number; height: number }>;

/** All levels at one scale, as in floor-plan.tsx. */
export function planRow(pdf: Pdf, plans: readonly ParticularsPlan[], { height, width }: Size): PdfBlock {
  const column = (width - COLUMN_GAP * (plans.length - 1)) / plans.length;
  const titled = plans.map((plan) => ({
    plan,
    title: textBlock(pdf, plan.heading, { width: column, style: styles.heading, role: 'H2', most: 2 }),
  }));
  const room = height - Math.max(0, ...titled.map(({ title }) => title.height));
  const scale = Math.min(
    MOST_SCALE,
    ...plans.map(({ plan: { viewBox } }) => Math.min(column / viewBox.width, room / viewBox.height)),
  );
  return row(
    titled.map(({ plan, title }, index) => [
      index * (column + COLUMN_GAP),
      stack([title, drawing(pdf, plan, scale, column)]),
    ]),
  );
}

function drawing(pdf: Pdf, { alt, metres, north, plan }: ParticularsPlan, scale: number, width: number): PdfBlock {
  const { viewBox } = plan;
  return {
    height: viewBox.height * scale,
    draw: (parent, x, y) => {
      const drawAll = () => {
        pdf.save().translate(x + (width - viewBox.width * scale) / 2, y);
        pdf.scale(scale).translate(-viewBox.x, -viewBox.y);
        drawWalls(pdf, plan);
        drawNames(pdf, plan);
        drawFoot(pdf, plan, { metres, north });
        pdf.restore();
      };
      parent.add(pdf.struct('Figure', { alt }, drawAll));
    },
  };
}

function drawWalls(pdf: Pdf, plan: FloorPlanView): void {
  const stroke = (path: string, width: number, colour: string = colours.inkSoft) => {
    if (path !== '') pdf.path(path).lineWidth(width).stroke(colour);
  };
  const fill = (path: string, width: number, colour: string, edge: string = colours.inkSoft) => {
    if (path !== '') pdf.path(path).lineWidth(width).fillAndStroke(colour, edge);
  };
  fill(plan.outside, 5, colours.sandSoft, colours.hairline);
  stroke(plan.inside, 2 * OUTER_WALL);
  fill(plan.inside, INNER_WALL, colours.white);
  stroke(plan.fixtures, 1.8);
  stroke(plan.stairs, 1.8);
  stroke(plan.gaps, INNER_WALL + 4, colours.white);
  stroke(plan.outerDoors, 2 * OUTER_WALL + 2, colours.white);
  stroke(plan.leaves, 2.5);
  fill(plan.windows, 3, colours.white);
  const { entrance } = plan;
  if (entrance) drawSign(pdf, 'M0 0l-17 30h34z', entrance);
}

type Sign = Readonly<{ x: number; y: number; turn: number }>;

function drawSign(pdf: Pdf, path: string, { turn, x, y }: Sign): void {
  pdf.save().translate(x, y).rotate(turn).path(path).fill(colours.terracotta).restore();
}

function drawNames(pdf: Pdf, { labelSize, labels }: FloorPlanView): void {
  for (const { isTurned, lines, x, y } of labels) {
    pdf.save().translate(x, y);
    if (isTurned) pdf.rotate(-90);
    lines.forEach((line, index) => {
      const isArea = index > 0 && index === lines.length - 1;
      const middle = (index - (lines.length - 1) / 2) * labelSize * LABEL_LINE;
      write(pdf, line, { middle, size: labelSize, colour: isArea ? colours.inkSoft : colours.ink, isBold: !isArea });
    });
    pdf.restore();
  }
}

type Name = Readonly<{ middle: number; size: number; colour: string; isBold: boolean; left?: number }>;

/** Centred on 0 unless `left` is given. */
function write(pdf: Pdf, line: string, { colour, isBold, left, middle, size }: Name): void {
  const text = printable(line);
  pdf.font(isBold ? 'bold' : 'sans').fontSize(size);
  const x = left ?? -pdf.widthOfString(text) / 2;
  const y = middle - pdf.currentLineHeight() / 2;
  pdf.lineWidth(HALO).lineJoin('round').strokeColor(colours.white);
  pdf.text(text, x, y, { lineBreak: false, stroke: true, fill: false });
  pdf.fillColor(colour).text(text, x, y, { lineBreak: false, stroke: false, fill: true });
}

function drawFoot(pdf: Pdf, plan: FloorPlanView, words: Readonly<{ metres: string; north: string }>): void {
  const { labelSize: size, scaleBar, viewBox } = plan;
  const name = { middle: 0, size, colour: colours.ink, isBold: true };
  const y = viewBox.y + viewBox.height - FOOT / 2;
  const length = scaleBar * 100;
  const dark = Array.from({ length: Math.ceil(scaleBar / 2) }, (_, index) => `M${index * 200} 0h100`).join('');
  pdf.save().translate(viewBox.x + 50, y);
  pdf.path(`M0-7h${length}v14h-${length}z`).lineWidth(3).fillAndStroke(colours.white, colours.inkSoft);
  pdf.path(dark).lineWidth(14).stroke(colours.inkSoft);
  write(pdf, words.metres, { ...name, left: length + 16 });
  pdf.restore();
  const x = viewBox.x + viewBox.width - 70;
  drawSign(pdf, 'M0-38l15 60-15-12-15 12z', { x, y, turn: plan.north });
  pdf.save().translate(x + 48, y);
  write(pdf, words.north, name);
  pdf.restore();
}
