import 'server-only';
import { fileTypeFromFile } from 'file-type/node';

/** By content. Office types with macros have names of their own and are not among them. */
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

/** The ending of what a file is by its content, null where papers cannot be of that kind: names are not looked at. */
export async function documentExtension(file: string): Promise<string | null> {
  const type = await fileTypeFromFile(file).catch(() => undefined);
  return type && Object.hasOwn(MIME_TYPES, type.ext) ? type.ext : null;
}

export const documentMimeType = (extension: string): string => MIME_TYPES[extension] ?? 'application/octet-stream';
