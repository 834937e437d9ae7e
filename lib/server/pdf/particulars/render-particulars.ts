import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ParticularsView } from '@/lib/listings/particulars/particulars-view';
import { createPdf, page } from '@/lib/server/pdf/create-pdf';
import type { ParticularsImages } from './image-row';
import { layoutParticulars, PARTS_GAP } from './layout-particulars';

const MARGIN = { x: 34, top: 26, bottom: 24 };

export function renderParticulars(view: ParticularsView, images: ParticularsImages): Promise<Buffer> {
  const { documentTitle: title, head, locale } = view;
  return createPdf({ title, author: head.agency, locale }, async (pdf, root) => {
    const size = { width: page.width - 2 * MARGIN.x, height: page.height - MARGIN.top - MARGIN.bottom };
    const blocks = await layoutParticulars(pdf, view, images, size);
    const foot = blocks.at(-1);
    let y = MARGIN.top;
    for (const block of blocks) {
      await nextTurn();
      if (block.height === 0) continue;
      block.draw(root, MARGIN.x, block === foot ? page.height - MARGIN.bottom - block.height : y);
      y += block.height + PARTS_GAP;
    }
  });
}
