import 'server-only';
import type { ParticularsView } from '@/lib/listings/particulars/particulars-view';
import type { PdfBlock } from '@/lib/server/pdf/blocks';
import type { Pdf } from '@/lib/server/pdf/create-pdf';

const GAP = 6;
const CORNER = 16;
const COVER_SHARE = 0.66;

type Frame = Readonly<{ x: number; y: number; width: number; height: number }>;

export type ParticularsImages = ReadonlyMap<string, Buffer>;

export function imageRow(
  pdf: Pdf,
  images: ParticularsView['images'],
  files: ParticularsImages,
  width: number,
  height: number,
): PdfBlock {
  const shown = images.flatMap(({ alt, name }) => {
    const file = files.get(name);
    return file ? [{ alt, file }] : [];
  });
  if (shown.length === 0) return { height: 0, draw: () => undefined };
  return {
    height,
    draw: (parent, x, y) => {
      const frames = framesOf(shown.length, { x, y, width, height });
      shown.slice(0, frames.length).forEach(({ alt, file }, index) => {
        const frame = frames[index];
        if (frame) parent.add(pdf.struct('Figure', { alt }, () => drawImage(pdf, file, frame, index === 0)));
      });
    },
  };
}

function framesOf(count: number, whole: Frame): readonly Frame[] {
  if (count === 1) return [whole];
  const { height, width, x, y } = whole;
  const cover = count === 2 ? (width - GAP) / 2 : width * COVER_SHARE;
  const left = x + cover + GAP;
  const side = { x: left, width: width - cover - GAP };
  if (count === 2)
    return [
      { ...whole, width: cover },
      { ...side, y, height },
    ];
  const half = (height - GAP) / 2;
  return [
    { ...whole, width: cover },
    { ...side, y, height: half },
    { ...side, y: y + half + GAP, height: half },
  ];
}

function drawImage(pdf: Pdf, file: Buffer, { height, width, x, y }: Frame, isCut: boolean): void {
  const corner = isCut ? CORNER : 0;
  pdf
    .save()
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineTo(x + width, y + height - corner)
    .lineTo(x + width - corner, y + height)
    .lineTo(x, y + height)
    .closePath()
    .clip()
    .image(file, x, y, { cover: [width, height], align: 'center', valign: 'center' })
    .restore();
}
