import 'server-only';
import type { ParticularsView } from '@/lib/listings/particulars/particulars-view';
import { decorate, drawRule, row, stack, textBlock, type PdfBlock } from '@/lib/server/pdf/blocks';
import type { Pdf } from '@/lib/server/pdf/create-pdf';
import { printable } from '@/lib/server/pdf/printable';
import { colours, styles } from '@/lib/server/pdf/theme';
import { CODE_SIZE, codeBlock } from './code-block';

const MONOGRAM = 26;
const GAP = 8;

export function footBlock(pdf: Pdf, { agent, foot }: Pick<ParticularsView, 'agent' | 'foot'>, width: number): PdfBlock {
  const half = (width - GAP) / 2;
  const page = half - CODE_SIZE - GAP;
  const column = { width: half - MONOGRAM - GAP, most: 1 };
  const contact = row([
    [
      MONOGRAM + GAP,
      stack([
        textBlock(pdf, agent.name, { ...column, style: styles.strong }),
        textBlock(pdf, agent.role, { ...column, style: styles.note }),
        textBlock(pdf, agent.contact, { ...column, style: styles.noteStrong }),
      ]),
    ],
    [
      half + GAP,
      stack([
        textBlock(pdf, foot.page, { width: page, style: styles.note, most: 2 }),
        textBlock(pdf, foot.url, { width: page, style: styles.link, most: 3, link: foot.url }),
      ]),
    ],
    [width - CODE_SIZE, codeBlock(pdf, { alt: foot.code, url: foot.url })],
  ]);
  const law = stack([
    textBlock(pdf, foot.legal, { width, style: styles.note, most: 2 }),
    ...(foot.terms === '' ? [] : [textBlock(pdf, foot.terms, { width, style: styles.note, most: 3 })]),
  ]);
  return {
    height: GAP + contact.height + GAP + law.height,
    draw: (parent, x, y) => {
      drawRule(pdf, x, y, width, colours.ink);
      decorate(pdf, () => drawMonogram(pdf, agent.initials, x, y + GAP));
      contact.draw(parent, x, y + GAP);
      law.draw(parent, x, y + 2 * GAP + contact.height);
    },
  };
}

function drawMonogram(pdf: Pdf, initials: string, x: number, y: number): void {
  const radius = MONOGRAM / 2;
  pdf.circle(x + radius, y + radius, radius).fill(colours.sand);
  pdf.font('serif').fontSize(10).fillColor(colours.ink);
  const text = printable(initials);
  const rise = (MONOGRAM - pdf.currentLineHeight()) / 2;
  pdf.text(text, x + radius - pdf.widthOfString(text) / 2, y + rise, { lineBreak: false });
}
