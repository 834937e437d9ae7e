import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ParticularsView } from '@/lib/listings/particulars/particulars-view';
import { row, stack, textBlock, type PdfBlock } from '@/lib/server/pdf/blocks';
import { brandHead } from '@/lib/server/pdf/brand-head';
import type { Pdf } from '@/lib/server/pdf/create-pdf';
import { energyBlock } from '@/lib/server/pdf/energy-block';
import { tableBlock } from '@/lib/server/pdf/table-block';
import { styles, type TextStyle } from '@/lib/server/pdf/theme';
import { descriptionBlock } from './description-block';
import { figuresBlock } from './figures-block';
import { footBlock } from './foot-block';
import { imageRow, type ParticularsImages } from './image-row';
import { titleBlock } from './title-block';

export const PARTS_GAP = 9;
const COLUMN_GAP = 18;
const SIDE = 206;
const LEAST_TEXT = 150;
const MOST_IMAGES = 225;

const plans = [
  { images: 190, size: 7.4, most: Infinity },
  { images: 165, size: 7.2, most: Infinity },
  { images: 140, size: 7, most: Infinity },
  { images: 115, size: 6.8, most: Infinity },
  { images: 90, size: 6.6, most: 4 },
  { images: 70, size: 6.4, most: 2 },
  { images: 0, size: 6.4, most: 1 },
] as const;

type Plan = (typeof plans)[number];

/** First reduces images and type, then cuts texts. Yields between parts. */
export async function layoutParticulars(
  pdf: Pdf,
  view: ParticularsView,
  images: ParticularsImages,
  { height, width }: Readonly<{ width: number; height: number }>,
): Promise<readonly PdfBlock[]> {
  const head = brandHead(pdf, view.head, width);
  const title = titleBlock(pdf, view, width);
  const figures = figuresBlock(pdf, view.keyFigures, width);
  await nextTurn();
  const foot = footBlock(pdf, view, width);
  const hasImages = imageRow(pdf, view.images, images, width, 1).height > 0;
  for (const plan of plans) {
    await nextTurn();
    const facts = factsBlock(pdf, view, width, plan);
    await nextTurn();
    const side = sideBlock(pdf, view, plan);
    const imageHeight = hasImages ? plan.images : 0;
    const parts = [head, title, figures, facts, foot].filter((part) => part.height > 0);
    const taken = parts.reduce(
      (sum, part) => sum + part.height + PARTS_GAP,
      imageHeight > 0 ? imageHeight + PARTS_GAP : 0,
    );
    const room = height - taken;
    if (plan !== plans.at(-1) && room < Math.max(side.height, LEAST_TEXT)) continue;
    const text = descriptionBlock(pdf, view.text, width - SIDE - COLUMN_GAP, room);
    const middle = row([
      [0, text],
      [width - SIDE, side],
    ]);
    const spare = imageHeight > 0 ? Math.max(0, Math.min(room - middle.height, MOST_IMAGES - imageHeight)) : 0;
    return [head, imageRow(pdf, view.images, images, width, imageHeight + spare), title, figures, middle, facts, foot];
  }
  return [];
}

function factsBlock(pdf: Pdf, { facts, lists }: ParticularsView, full: number, { most, size }: Plan): PdfBlock {
  const width = (full - COLUMN_GAP) / 2;
  const style: TextStyle = { ...styles.text, size, leading: size * 1.27 };
  const tables = facts.map(({ caption, rows }) =>
    tableBlock(
      pdf,
      rows.map(({ term, value }) => [term, value]),
      { caption, width, termWidth: width * 0.34, style, most },
    ),
  );
  return stack(
    [
      row(tables.map((table, index) => [index * (width + COLUMN_GAP), table])),
      ...lists.map(({ heading, text }) => textBlock(pdf, `${heading}: ${text}`, { width: full, style, most: 2 })),
    ],
    4,
  );
}

function sideBlock(pdf: Pdf, { costs, energy }: ParticularsView, { most }: Plan): PdfBlock {
  const label = energyBlock(pdf, { ...energy, width: SIDE, most });
  if (!costs) return label;
  const rows = tableBlock(pdf, costs.rows, {
    caption: costs.heading,
    width: SIDE,
    termWidth: SIDE * 0.66,
    style: styles.note,
    align: 'right',
    sums: costs.sums,
  });
  return stack([label, rows, textBlock(pdf, costs.note, { width: SIDE, style: styles.note, most })], 6);
}
