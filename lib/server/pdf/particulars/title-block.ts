import 'server-only';
import type { ParticularsView } from '@/lib/listings/particulars/particulars-view';
import { row, stack, textBlock, type PdfBlock } from '@/lib/server/pdf/blocks';
import type { Pdf } from '@/lib/server/pdf/create-pdf';
import { styles } from '@/lib/server/pdf/theme';

const PRICE_WIDTH = 168;
const GAP = 14;

export function titleBlock(pdf: Pdf, { address, name, price, status, story }: ParticularsView, full: number): PdfBlock {
  const width = price ? full - PRICE_WIDTH - GAP : full;
  const words = stack(
    [
      ...(status === null ? [] : [textBlock(pdf, status, { width, style: styles.status, most: 1 })]),
      textBlock(pdf, name, { width, style: styles.title, role: 'H1', most: 3 }),
      ...(story === null ? [] : [textBlock(pdf, story, { width, style: styles.story, most: 2 })]),
      textBlock(pdf, address, { width, style: styles.text, most: 2 }),
    ],
    1.5,
  );
  if (!price) return words;
  const right = { width: PRICE_WIDTH, align: 'right' } as const;
  const sum = stack([
    textBlock(pdf, price.amount, { ...right, style: styles.price, most: 1 }),
    ...(price.note === '' ? [] : [textBlock(pdf, price.note, { ...right, style: styles.strong, most: 2 })]),
    ...price.lines.map((line) => textBlock(pdf, line, { ...right, style: styles.note, most: 2 })),
  ]);
  return row([
    [0, words],
    [width + GAP, sum],
  ]);
}
