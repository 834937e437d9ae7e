import 'server-only';
import { energyClasses } from '@/content/types/listing';
import type { EnergyView } from '@/lib/listings/page/energy';
import { stack, textBlock, type PdfBlock } from './blocks';
import type { Pdf } from './create-pdf';
import { printable } from './printable';
import { colours, energyColours, styles } from './theme';

type Rated = Extract<EnergyView, { status: 'rated' }>;

type EnergyOptions = Readonly<{
  heading: string;
  view: EnergyView;
  heads: Readonly<{ use: string; useUnit: string; emissions: string; emissionsUnit: string }>;
  width: number;
  most?: number;
}>;

const HEAD = 19;
const BAR = 8.6;
const STEP = 10;
const FIRST = 26;
const GROWTH = 6;
const ARROW_GAP = 6;
const ARROW = 46;

/** Draws the energy label (RD 390/2021), or the reason for its absence. */
export function energyBlock(pdf: Pdf, { heading, heads, most = Infinity, view, width }: EnergyOptions): PdfBlock {
  const title = textBlock(pdf, heading, { width, style: styles.heading, role: 'H2', most: 1 });
  if (view.status === 'exempt') {
    const reason = `${view.title}. ${view.reason}`;
    return stack([title, textBlock(pdf, reason, { width, style: styles.note, most })], 1);
  }
  const certificate = textBlock(pdf, view.certificate, { width, style: styles.note, most });
  const label: PdfBlock = {
    height: HEAD + energyClasses.length * STEP,
    draw: (parent, x, y) =>
      parent.add(pdf.struct('Figure', { alt: view.label }, () => drawLabel(pdf, view, heads, { x, y, width }))),
  };
  return stack([title, label, certificate], 2);
}

type Frame = Readonly<{ x: number; y: number; width: number }>;

function drawLabel(pdf: Pdf, view: Rated, heads: EnergyOptions['heads'], { x, y, width }: Frame): void {
  const bars = FIRST + (energyClasses.length - 1) * GROWTH + BAR / 2;
  const column = (width - bars - 3 * ARROW_GAP) / 2;
  const arrow = Math.min(column, ARROW);
  const write = (text: string, left: number, top: number, colour: string, size: number, isBold = true) =>
    pdf
      .font(isBold ? 'bold' : 'sans')
      .fontSize(size)
      .fillColor(colour)
      .text(printable(text), left, top, { lineBreak: false });
  energyClasses.forEach((letter, index) => {
    const top = y + HEAD + index * STEP;
    const length = FIRST + index * GROWTH;
    pdf
      .moveTo(x, top)
      .lineTo(x + length, top)
      .lineTo(x + length + BAR / 2, top + BAR / 2)
      .lineTo(x + length, top + BAR)
      .lineTo(x, top + BAR)
      .fill(energyColours[letter]);
    write(letter, x + 4, top + 0.8, letter === 'A' || letter === 'G' ? colours.white : colours.ink, 6.8);
  });
  const ratings = [
    { head: heads.use, unit: heads.useUnit, rating: view.use },
    { head: heads.emissions, unit: heads.emissionsUnit, rating: view.emissions },
  ];
  ratings.forEach(({ head, unit, rating }, index) => {
    const left = x + bars + ARROW_GAP + index * (column + ARROW_GAP);
    const top = y + HEAD + energyClasses.indexOf(rating.letter) * STEP;
    write(head, left, y, colours.ink, 6.8);
    write(unit, left, y + 8.5, colours.inkSoft, 6, false);
    pdf
      .moveTo(left, top + BAR / 2)
      .lineTo(left + BAR / 2, top)
      .lineTo(left + arrow, top)
      .lineTo(left + arrow, top + BAR)
      .lineTo(left + BAR / 2, top + BAR)
      .fill(colours.ink);
    write(rating.value, left + BAR, top + 0.8, colours.white, 6.8);
  });
}
