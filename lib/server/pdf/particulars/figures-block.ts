import 'server-only';
import type { ParticularsView } from '@/lib/listings/particulars/particulars-view';
import { decorate, row, stack, textBlock, type PdfBlock } from '@/lib/server/pdf/blocks';
import type { Pdf } from '@/lib/server/pdf/create-pdf';
import { colours, styles } from '@/lib/server/pdf/theme';

const PAD = 7;

export function figuresBlock(pdf: Pdf, figures: ParticularsView['keyFigures'], width: number): PdfBlock {
  if (figures.length === 0) return { height: 0, draw: () => undefined };
  const step = (width - PAD) / figures.length;
  const cells = row(
    figures.map(({ figure, label }, index) => [
      PAD + index * step,
      stack([
        textBlock(pdf, figure, { width: step - PAD, style: styles.figure, most: 1 }),
        textBlock(pdf, label, { width: step - PAD, style: styles.note, most: 1 }),
      ]),
    ]),
  );
  return {
    height: cells.height + 2 * (PAD - 2),
    draw: (parent, x, y) => {
      decorate(pdf, () => pdf.rect(x, y, width, cells.height + 2 * (PAD - 2)).fill(colours.sandSoft));
      cells.draw(parent, x, y + PAD - 2);
    },
  };
}
