import 'server-only';
import { SIGN_PATH } from '@/lib/site/logo-path';
import { row, stack, textBlock, decorate, drawRule, type PdfBlock } from './blocks';
import type { Pdf } from './create-pdf';
import { colours, styles } from './theme';

const SIGN_UNITS = 32;
const SIGN = 21;
const RULE_GAP = 7;

type BrandHead = Readonly<{ agency: string; contact: string; label: string; date: string }>;

export function brandHead(pdf: Pdf, { agency, contact, label, date }: BrandHead, width: number): PdfBlock {
  const half = width / 2;
  const cells = row([
    [SIGN + 7, stack([textBlock(pdf, agency, { width: half, style: styles.agency, most: 1 })])],
    [
      half,
      stack([
        textBlock(pdf, `${label}`, { width: half, style: styles.noteStrong, align: 'right', most: 1 }),
        textBlock(pdf, `${date} · ${contact}`, { width: half, style: styles.note, align: 'right', most: 1 }),
      ]),
    ],
  ]);
  return {
    height: SIGN + RULE_GAP,
    draw: (parent, x, y) => {
      decorate(pdf, () =>
        pdf
          .save()
          .translate(x, y)
          .scale(SIGN / SIGN_UNITS)
          .path(SIGN_PATH)
          .fill(colours.ink)
          .restore(),
      );
      cells.draw(parent, x, y + (SIGN - cells.height) / 2);
      drawRule(pdf, x, y + SIGN + RULE_GAP, width, colours.ink);
    },
  };
}
