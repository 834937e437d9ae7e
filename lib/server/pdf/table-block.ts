import 'server-only';
import { drawRule, textBlock, type PdfBlock } from './blocks';
import type { Pdf } from './create-pdf';
import { styles, type TextStyle } from './theme';

type Row = readonly [term: string, value: string];

type TableOptions = Readonly<{
  caption: string;
  width: number;
  termWidth: number;
  style: TextStyle;
  align?: 'left' | 'right';
  most?: number;
  sums?: readonly Row[];
}>;

const PAD = 1.6;
const GAP = 8;

export function tableBlock(pdf: Pdf, rows: readonly Row[], options: TableOptions): PdfBlock {
  const { caption, style, sums = [], width } = options;
  const head = textBlock(pdf, caption, { width, style: styles.heading, role: 'Caption', most: 1 });
  const lines = [
    ...rows.map((cells) => rowOf(pdf, cells, style, options)),
    ...sums.map((cells) => rowOf(pdf, cells, { ...style, font: 'bold' }, options)),
  ];
  return {
    height: head.height + lines.reduce((total, { height }) => total + height, 0),
    draw: (parent, x, y) => {
      const table = pdf.struct('Table');
      parent.add(table);
      head.draw(table, x, y);
      let top = y + head.height;
      for (const { draw, height } of lines) {
        const tagged = pdf.struct('TR');
        table.add(tagged);
        draw(tagged, x, top);
        tagged.end();
        top += height;
        drawRule(pdf, x, top, width);
      }
      table.end();
    },
  };
}

function rowOf(pdf: Pdf, [term, value]: Row, style: TextStyle, options: TableOptions): PdfBlock {
  const { align = 'left', most = Infinity, termWidth, width } = options;
  const left = textBlock(pdf, term, {
    width: termWidth,
    style: { ...style, colour: styles.note.colour },
    role: 'TH',
    most,
  });
  const right = textBlock(pdf, value, { width: width - termWidth - GAP, style, role: 'TD', most, align });
  return {
    height: Math.max(left.height, right.height) + 2 * PAD,
    draw: (parent, x, y) => {
      left.draw(parent, x, y + PAD);
      right.draw(parent, x + termWidth + GAP, y + PAD);
    },
  };
}
