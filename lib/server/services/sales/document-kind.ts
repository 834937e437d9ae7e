import 'server-only';
import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type/node';
import { hasMacros } from './has-macros';

const MIME_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

const ZIPPED = ['docx', 'xlsx', 'odt', 'ods'];

/** Judges a file by its content; null for other kinds and for macros. */
export async function documentExtension(file: string): Promise<string | null> {
  const type = await fileTypeFromFile(file).catch(() => undefined);
  if (!type || !Object.hasOwn(MIME_TYPES, type.ext)) return null;
  return ZIPPED.includes(type.ext) && hasMacros(await readFile(file)) ? null : type.ext;
}

export const documentMimeType = (extension: string): string => MIME_TYPES[extension] ?? 'application/octet-stream';
