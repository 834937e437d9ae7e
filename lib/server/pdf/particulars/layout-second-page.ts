import 'server-only';
import type { ParticularsView } from '@/lib/listings/particulars/particulars-view';
import { textBlock, type PdfBlock } from '@/lib/server/pdf/blocks';
import { brandHead } from '@/lib/server/pdf/brand-head';
import type { Pdf } from '@/lib/server/pdf/create-pdf';
import { styles } from '@/lib/server/pdf/theme';
import { footBlock } from './foot-block';
import { PARTS_GAP } from './layout-particulars';
import { placeBlock } from './place-block';
import { planRow } from './plan-block';

/** Plans side by side, above the map; empty when the listing has neither. */
export function layoutSecondPage(
  pdf: Pdf,
  view: ParticularsView,
  map: Buffer | null,
  { height, width }: Readonly<{ width: number; height: number }>,
): readonly PdfBlock[] {
  const place = view.place && map ? placeBlock(pdf, view.place, map, width) : null;
  if (!place && view.plans.length === 0) return [];
  const head = brandHead(pdf, view.head, width);
  const name = textBlock(pdf, view.name, { width, style: styles.title, most: 2 });
  const foot = footBlock(pdf, view, width);
  const others = [head, name, ...(place ? [place] : []), foot];
  const room = height - others.reduce((sum, part) => sum + part.height + PARTS_GAP, 0);
  const plans = planRow(pdf, view.plans, { width, height: room });
  return [head, name, plans, ...(place ? [place] : []), foot];
}
