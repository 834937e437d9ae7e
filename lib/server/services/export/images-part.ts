import 'server-only';
import { listStoredImages } from '@/lib/server/data/listings/images';
import { getStorage } from '@/lib/server/storage/get-storage';
import { imageKey } from '@/lib/server/storage/image-files';
import { recordsCsv } from '@/lib/text/spreadsheet-csv';
import type { ExportFile, ExportPart } from './export-part';

const columns = ['image', 'width', 'height', 'file'] as const;

async function* imageFiles(): AsyncIterable<ExportFile> {
  const rows = [];
  for (const { height, id, width, widths } of await listStoredImages()) {
    const bytes = await getStorage().get(imageKey(`${id}-${Math.max(...widths)}.avif`));
    const file = `images/${id}.avif`;
    rows.push({ image: id, width, height, file: bytes ? file : null });
    if (bytes) yield { path: file, content: bytes };
  }
  yield { path: 'images/images.csv', content: recordsCsv(columns, rows) };
}

export const imagesPart: ExportPart = { name: 'images', files: imageFiles };
