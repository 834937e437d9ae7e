import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ParticularsView } from '@/lib/listings/particulars/particulars-view';
import type { PdfBlock } from '@/lib/server/pdf/blocks';
import { createPdf, page, type Structure } from '@/lib/server/pdf/create-pdf';
import type { ParticularsImages } from './image-row';
import { layoutParticulars, PARTS_GAP } from './layout-particulars';
import { layoutSecondPage } from './layout-second-page';

const MARGIN = { x: 34, top: 26, bottom: 24 };

export function renderParticulars(
  view: ParticularsView,
  images: ParticularsImages,
  map: Buffer | null = null,
): Promise<Buffer> {
  const { documentTitle: title, head, locale } = view;
  return createPdf({ title, author: head.agency, locale }, async (pdf, root) => {
    const size = { width: page.width - 2 * MARGIN.x, height: page.height - MARGIN.top - MARGIN.bottom };
    await drawPage(root, await layoutParticulars(pdf, view, images, size));
    const second = layoutSecondPage(pdf, view, map, size);
    if (second.length === 0) return;
    pdf.addPage();
    await drawPage(root, second);
  });
}

/** The last block stands at the foot of the page. */
async function drawPage(root: Structure, blocks: readonly PdfBlock[]): Promise<void> {
  const foot = blocks.at(-1);
  let y = MARGIN.top;
  for (const block of blocks) {
    await nextTurn();
    if (block.height === 0) continue;
    block.draw(root, MARGIN.x, block === foot ? page.height - MARGIN.bottom - block.height : y);
    y += block.height + PARTS_GAP;
  }
}
