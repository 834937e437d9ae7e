import 'server-only';
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type/node';
import { HEAD_BYTES, isHeif } from '@/lib/forms/heif-file';

type UploadKind = 'photograph' | 'heic' | 'pdf' | 'film' | 'other';

const IMAGE_FORMATS = ['jpg', 'png', 'webp', 'avif'];

/** Checks only the first bytes; decoding verifies the image. */
export async function uploadKind(path: string): Promise<UploadKind> {
  if (await isHeifUpload(path)) return 'heic';
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (!type) return 'other';
  if (IMAGE_FORMATS.includes(type.ext)) return 'photograph';
  if (type.mime === 'application/pdf') return 'pdf';
  return type.mime.startsWith('video/') ? 'film' : 'other';
}

export async function isHeifUpload(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return isHeif(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
