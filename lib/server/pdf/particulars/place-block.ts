import 'server-only';
import type { ParticularsPlace } from '@/lib/listings/particulars/particulars-place';
import { PLACE_HEIGHT, PLACE_WIDTH } from '@/lib/map/place-frame';
import { stack, textBlock, type PdfBlock } from '@/lib/server/pdf/blocks';
import type { Pdf } from '@/lib/server/pdf/create-pdf';
import { printable } from '@/lib/server/pdf/printable';
import { colours, styles } from '@/lib/server/pdf/theme';

const POINT = 9;
const NAME = 13;
const HALO = 3;
/** Pixels cut from the upper and lower edge, to leave room for the plan. */
const CUT = 50;
const SHOWN_HEIGHT = PLACE_HEIGHT - 2 * CUT;

export function placeBlock(pdf: Pdf, place: ParticularsPlace, image: Buffer, width: number): PdfBlock {
  const scale = width / PLACE_WIDTH;
  const title = textBlock(pdf, place.heading, { width, style: styles.heading, role: 'H2', most: 1 });
  const note = textBlock(pdf, place.note, { width, style: styles.note, most: 2 });
  const map: PdfBlock = {
    height: SHOWN_HEIGHT * scale,
    draw: (parent, x, y) => {
      const drawAll = () => {
        pdf.save().translate(x, y).scale(scale);
        pdf.rect(0, 0, PLACE_WIDTH, SHOWN_HEIGHT).clip().translate(0, -CUT);
        pdf.image(image, 0, 0, { width: PLACE_WIDTH, height: PLACE_HEIGHT });
        drawMark(pdf, place.radius);
        drawNames(pdf, place.labels);
        pdf.restore();
      };
      parent.add(pdf.struct('Figure', { alt: place.alt }, drawAll));
    },
  };
  return stack([title, map, note], 2);
}

function drawMark(pdf: Pdf, radius: number | null): void {
  pdf.save().circle(PLACE_WIDTH / 2, PLACE_HEIGHT / 2, radius ?? POINT);
  if (radius === null) pdf.lineWidth(3).fillAndStroke(colours.terracotta, colours.white);
  else pdf.lineWidth(2).fillOpacity(0.16).fillAndStroke(colours.terracotta, colours.terracotta);
  pdf.restore();
}

function drawNames(pdf: Pdf, labels: ParticularsPlace['labels']): void {
  pdf.font('sans').fontSize(NAME).lineJoin('round');
  for (const { text, x, y } of labels) {
    const words = printable(text);
    const left = x - pdf.widthOfString(words) / 2;
    const top = y - pdf.currentLineHeight() / 2;
    const isWhole =
      left > 0 && left < PLACE_WIDTH - pdf.widthOfString(words) && top > CUT && y < PLACE_HEIGHT - CUT - NAME;
    if (!isWhole) continue;
    pdf.lineWidth(HALO).strokeColor(colours.white);
    pdf.text(words, left, top, { lineBreak: false, stroke: true, fill: false });
    pdf.fillColor(colours.ink).text(words, left, top, { lineBreak: false, stroke: false, fill: true });
  }
}
