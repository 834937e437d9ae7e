import 'server-only';
import type { ValuationPrint } from '@/lib/valuation/valuation-print';
import { decorate, drawRule, stack, textBlock, type PdfBlock } from '@/lib/server/pdf/blocks';
import { brandHead } from '@/lib/server/pdf/brand-head';
import { createPdf, page, type Pdf } from '@/lib/server/pdf/create-pdf';
import { tableBlock } from '@/lib/server/pdf/table-block';
import { colours, styles, type TextStyle } from '@/lib/server/pdf/theme';

const MARGIN = { x: 48, top: 34, bottom: 34 };
const GAP = 16;
const BAR = { height: 12, corner: 9 };

const text: TextStyle = { ...styles.text, size: 9.5, leading: 13.5 };
const range: TextStyle = { ...styles.price, size: 26, leading: 31 };

export function renderValuation(view: ValuationPrint): Promise<Buffer> {
  const { head, locale, name } = view;
  return createPdf({ title: `${head.label}: ${name}`, author: head.agency, locale }, (pdf, root) => {
    const width = page.width - 2 * MARGIN.x;
    const foot = footBlock(pdf, view, width);
    const body = stack([brandHead(pdf, head, width), ...bodyBlocks(pdf, view, width)], GAP);
    body.draw(root, MARGIN.x, MARGIN.top);
    foot.draw(root, MARGIN.x, page.height - MARGIN.bottom - foot.height);
    return Promise.resolve();
  });
}

function bodyBlocks(pdf: Pdf, view: ValuationPrint, width: number): readonly PdfBlock[] {
  return [
    stack([
      textBlock(pdf, view.name, { width, style: styles.title, role: 'H1', most: 2 }),
      textBlock(pdf, view.facts, { width, style: text, most: 3 }),
    ]),
    stack(
      [
        textBlock(pdf, view.range, { width, style: range, most: 1 }),
        rangeBar(pdf, width),
        textBlock(pdf, view.dated, { width, style: { ...text, font: 'bold' }, most: 2 }),
        ...(view.moved === null ? [] : [textBlock(pdf, view.moved, { width, style: text, most: 3 })]),
      ],
      6,
    ),
    ...(view.factors === null
      ? []
      : [
          tableBlock(pdf, view.factors.rows, {
            caption: view.factors.caption,
            width,
            termWidth: width * 0.74,
            style: { ...text, size: 8.8, leading: 12 },
            align: 'right',
            most: 2,
          }),
        ]),
    ...view.sections.map(({ heading, paragraphs }) =>
      stack(
        [
          textBlock(pdf, heading, {
            width,
            style: { ...styles.heading, size: 10.5, leading: 14 },
            role: 'H2',
            most: 1,
          }),
          ...paragraphs.map((words) => textBlock(pdf, words, { width, style: text, most: 8 })),
        ],
        4,
      ),
    ),
  ];
}

function rangeBar(pdf: Pdf, width: number): PdfBlock {
  const { corner, height } = BAR;
  return {
    height,
    draw: (_, x, y) =>
      decorate(pdf, () => {
        pdf
          .moveTo(x, y + height)
          .lineTo(x, y + corner / 2)
          .lineTo(x + corner, y)
          .lineTo(x + width - corner, y)
          .lineTo(x + width, y + corner / 2)
          .lineTo(x + width, y + height)
          .fill(colours.sand);
        pdf
          .moveTo(x + width / 2, y)
          .lineTo(x + width / 2, y + height)
          .lineWidth(1)
          .stroke(colours.terracotta);
      }),
  };
}

function footBlock(pdf: Pdf, { foot }: ValuationPrint, width: number): PdfBlock {
  const words = stack(
    [
      textBlock(pdf, foot.caution, { width, style: text, most: 3 }),
      textBlock(pdf, foot.again, { width, style: { ...styles.link, size: 9, leading: 12 }, most: 1, link: foot.url }),
      textBlock(pdf, foot.legal, { width, style: styles.note, most: 2 }),
    ],
    5,
  );
  return {
    height: words.height + 8,
    draw: (parent, x, y) => {
      drawRule(pdf, x, y, width, colours.ink);
      words.draw(parent, x, y + 8);
    },
  };
}
