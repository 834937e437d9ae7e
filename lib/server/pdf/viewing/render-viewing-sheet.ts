import 'server-only';
import { SIGNATURE_BOX } from '@/lib/diary/signature';
import type { ViewingSheet } from '@/lib/diary/viewing-sheet';
import { drawRule, row, stack, textBlock, type PdfBlock } from '@/lib/server/pdf/blocks';
import { brandHead } from '@/lib/server/pdf/brand-head';
import { createPdf, page, type Pdf } from '@/lib/server/pdf/create-pdf';
import { tableBlock } from '@/lib/server/pdf/table-block';
import { colours, styles, type TextStyle } from '@/lib/server/pdf/theme';

type Signature = Readonly<{ name: string; path: string; at: string }>;

const MARGIN = { x: 48, top: 34, bottom: 34 };
const GAP = 18;
/** Widest signature box, in points. */
const BOX_WIDTH = 300;
const LINE = 2.5;

const text: TextStyle = { ...styles.text, size: 10, leading: 14 };

export function renderViewingSheet(sheet: ViewingSheet, signatures: readonly Signature[]): Promise<Buffer> {
  return createPdf({ title: sheet.title, author: sheet.head.agency, locale: 'es' }, (pdf, root) => {
    const width = page.width - 2 * MARGIN.x;
    const small = (words: string) => textBlock(pdf, words, { width, style: styles.note });
    const privacy = stack(sheet.privacy.map(small), 6);
    const body = stack(
      [
        brandHead(pdf, sheet.head, width),
        textBlock(pdf, sheet.title, { width, style: styles.title, role: 'H1', most: 2 }),
        tableBlock(pdf, sheet.rows, { caption: '', width, termWidth: width * 0.28, style: text, most: 4 }),
        ...sheet.statements.map((words) => textBlock(pdf, words, { width, style: text })),
        signatureBlocks(pdf, sheet, signatures, width),
      ],
      GAP,
    );
    body.draw(root, MARGIN.x, MARGIN.top);
    privacy.draw(root, MARGIN.x, page.height - MARGIN.bottom - privacy.height);
    return Promise.resolve();
  });
}

/** Two columns for several visitors. An unsigned sheet has a line for each. */
function signatureBlocks(pdf: Pdf, sheet: ViewingSheet, signatures: readonly Signature[], width: number): PdfBlock {
  const all = signatures.length > 0 ? signatures : sheet.visitors.map((name) => ({ name, path: '', at: '' }));
  if (all.length === 1) return stack(all.map((one) => signatureBlock(pdf, sheet, one, width)));
  const column = (width - GAP) / 2;
  const blocks = all.map((one) => signatureBlock(pdf, sheet, one, column));
  const rows = blocks.flatMap((left, index) => {
    const right = blocks[index + 1];
    return index % 2 === 0 ? [row([[0, left], ...(right ? [[column + GAP, right] as const] : [])])] : [];
  });
  return stack(rows, GAP / 2);
}

function signatureBlock(pdf: Pdf, { labels }: ViewingSheet, signature: Signature, width: number): PdfBlock {
  const name = textBlock(pdf, `${labels.name}: ${signature.name}`, { width, style: text, most: 2 });
  const label = textBlock(pdf, labels.signature, { width, style: text, most: 1 });
  const at = textBlock(pdf, signature.at, { width, style: text, most: 3 });
  const boxWidth = Math.min(BOX_WIDTH, width);
  const scale = boxWidth / SIGNATURE_BOX.width;
  const box = SIGNATURE_BOX.height * scale;
  return {
    height: name.height + label.height + box + at.height + 18,
    draw: (parent, x, y) => {
      name.draw(parent, x, y);
      label.draw(parent, x, y + name.height + 6);
      const top = y + name.height + label.height + 6;
      if (signature.path)
        parent.add(pdf.struct('Figure', { alt: labels.signature }, () => drawPath(pdf, signature.path, x, top, scale)));
      drawRule(pdf, x, top + box, boxWidth, colours.ink);
      if (signature.at) at.draw(parent, x, top + box + 6);
    },
  };
}

function drawPath(pdf: Pdf, path: string, x: number, y: number, scale: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(scale)
    .path(path)
    .lineWidth(LINE)
    .lineCap('round')
    .lineJoin('round')
    .stroke(colours.ink)
    .restore();
}
