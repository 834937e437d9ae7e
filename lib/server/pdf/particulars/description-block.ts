import 'server-only';
import type { ParticularsView } from '@/lib/listings/particulars/particulars-view';
import { decorate, stack, textBlock, type PdfBlock } from '@/lib/server/pdf/blocks';
import type { Pdf } from '@/lib/server/pdf/create-pdf';
import { colours, styles, type TextStyle } from '@/lib/server/pdf/theme';

const GAP = 5;
const BAR = 2;
const INDENT = 8;
const DRAWBACKS = 6;

export function descriptionBlock(pdf: Pdf, text: ParticularsView['text'], width: number, height: number): PdfBlock {
  const drawbacks = drawbacksBlock(pdf, text.shouldKnow, width);
  let room = height - drawbacks.height - (drawbacks.height > 0 ? GAP : 0);
  const blocks: PdfBlock[] = [];
  const styled: (readonly [string, TextStyle])[] = [
    [text.opening, styles.opening],
    ...text.paragraphs.map((paragraph) => [paragraph, styles.text] as const),
  ];
  for (const [words, style] of styled) {
    const most = Math.floor(room / style.leading);
    if (most < 1) break;
    const paragraph = textBlock(pdf, words, { width, style, most });
    blocks.push(paragraph);
    room -= paragraph.height + GAP;
  }
  return stack([...blocks, drawbacks], GAP);
}

function drawbacksBlock(pdf: Pdf, shouldKnow: ParticularsView['text']['shouldKnow'], width: number): PdfBlock {
  if (shouldKnow === null) return { height: 0, draw: () => undefined };
  const words = stack([
    textBlock(pdf, shouldKnow.heading, { width: width - INDENT, style: styles.strong, role: 'H2', most: 1 }),
    textBlock(pdf, shouldKnow.text, { width: width - INDENT, style: styles.text, most: DRAWBACKS }),
  ]);
  return {
    height: words.height,
    draw: (parent, x, y) => {
      decorate(pdf, () => pdf.rect(x, y, BAR, words.height).fill(colours.terracotta));
      words.draw(parent, x + INDENT, y);
    },
  };
}
