import 'server-only';
import { encode } from 'uqr';
import type { PdfBlock } from '@/lib/server/pdf/blocks';
import type { Pdf } from '@/lib/server/pdf/create-pdf';
import { colours } from '@/lib/server/pdf/theme';

/** 17 mm: phones read it from a hand's distance. */
export const CODE_SIZE = 48;

export function codeBlock(pdf: Pdf, { alt, url }: Readonly<{ alt: string; url: string }>): PdfBlock {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const side = CODE_SIZE / size;
  return {
    height: CODE_SIZE,
    draw: (parent, x, y) => {
      const drawModules = () => {
        data.forEach((line, row) => {
          line.forEach((isDark, column) => {
            if (isDark) pdf.rect(x + column * side, y + row * side, side, side);
          });
        });
        pdf.fill(colours.ink);
      };
      parent.add(pdf.struct('Figure', { alt }, drawModules));
    },
  };
}
