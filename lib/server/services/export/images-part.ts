import 'server-only';
import sharp from 'sharp';
import { listStoredImages } from '@/lib/server/data/listings/images';
import { log } from '@/lib/server/log';
import { getStorage } from '@/lib/server/storage/get-storage';
import { imageKey } from '@/lib/server/storage/image-files';
import { recordsCsv } from '@/lib/text/spreadsheet-csv';
import type { ExportFile, ExportPart } from './export-part';

const columns = ['image', 'width', 'height', 'file'] as const;

/** The AVIF is the only source: losses at this quality are not visible. */
const QUALITY = 92;

async function* imageFiles(): AsyncIterable<ExportFile> {
  const rows = [];
  for (const { height, id, width, widths } of await listStoredImages()) {
    const stored = await getStorage().get(imageKey(`${id}-${Math.max(...widths)}.avif`));
    const content = stored && (await toJpeg(stored, id));
    const file = `images/${id}.${content === stored ? 'avif' : 'jpg'}`;
    rows.push({ image: id, width, height, file: content ? file : null });
    if (content) yield { path: file, content };
  }
  yield { path: 'images/images.csv', content: recordsCsv(columns, rows) };
}

/** Returns a file that cannot be decoded unchanged. */
async function toJpeg(stored: Buffer, image: string): Promise<Buffer> {
  try {
    return await sharp(stored).jpeg({ quality: QUALITY }).toBuffer();
  } catch (error) {
    log.warn({ err: error, image }, 'an image was exported as it is stored');
    return stored;
  }
}

export const imagesPart: ExportPart = { name: 'images', files: imageFiles };
