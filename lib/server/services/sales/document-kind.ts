import 'server-only';
import { fileTypeFromFile } from 'file-type/node';

/** Excludes Office types with macros, which have other MIME types. */
const MIME_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

export async function documentExtension(file: string): Promise<string | null> {
  const type = await fileTypeFromFile(file).catch(() => undefined);
  return type && Object.hasOwn(MIME_TYPES, type.ext) ? type.ext : null;
}

export const documentMimeType = (extension: string): string => MIME_TYPES[extension] ?? 'application/octet-stream';
