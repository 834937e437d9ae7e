import 'server-only';
import type { Pdf, Structure } from './create-pdf';
import { printable } from './printable';
import { colours, type TextStyle } from './theme';
import { balanceText, cutLines, wrapText } from './wrap-text';

/** Points; `y` is the upper edge. */
export type PdfBlock = Readonly<{ height: number; draw: (parent: Structure, x: number, y: number) => void }>;

type TextRole = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Caption';

type TextOptions = Readonly<{
  width: number;
  style: TextStyle;
  role?: TextRole;
  most?: number;
  align?: 'left' | 'right';
  link?: string;
}>;

export function textBlock(
  pdf: Pdf,
  text: string,
  { align = 'left', link, most = Infinity, role = 'P', style, width }: TextOptions,
): PdfBlock & Readonly<{ lines: number }> {
  select(pdf, style);
  const measure = (part: string) => pdf.widthOfString(part);
  const wrap = role === 'H1' ? balanceText : wrapText;
  const lines = cutLines(wrap(printable(text), width, measure), most, width, measure);
  return {
    height: lines.length * style.leading,
    lines: lines.length,
    draw: (parent, x, y) => {
      const drawLines = () => {
        select(pdf, style);
        const rise = (style.leading - pdf.currentLineHeight()) / 2;
        lines.forEach((line, index) => {
          const start = align === 'right' ? x + width - pdf.widthOfString(line) : x;
          const options = { lineBreak: false, ...(link !== undefined && { link }) };
          // Screen readers join the lines: a space ends each.
          pdf.text(`${line} `, start, y + index * style.leading + rise, options);
        });
      };
      parent.add(pdf.struct(link === undefined ? role : 'Link', {}, drawLines));
    },
  };
}

function select(pdf: Pdf, { colour, font, size }: TextStyle): void {
  pdf.font(font).fontSize(size).fillColor(colour);
}

export function stack(blocks: readonly PdfBlock[], gap = 0): PdfBlock {
  const shown = blocks.filter(({ height }) => height > 0);
  return {
    height: shown.reduce((sum, { height }) => sum + height, 0) + Math.max(shown.length - 1, 0) * gap,
    draw: (parent, x, y) => {
      let top = y;
      for (const { draw, height } of shown) {
        draw(parent, x, top);
        top += height + gap;
      }
    },
  };
}

export const row = (cells: readonly (readonly [left: number, block: PdfBlock])[]): PdfBlock => ({
  height: Math.max(0, ...cells.map(([, { height }]) => height)),
  draw: (parent, x, y) => {
    for (const [left, { draw }] of cells) draw(parent, x + left, y);
  },
});

export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

export function drawRule(pdf: Pdf, x: number, y: number, width: number, colour: string = colours.hairline): void {
  decorate(pdf, () =>
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke(),
  );
}
