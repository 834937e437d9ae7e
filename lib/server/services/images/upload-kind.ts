import 'server-only';
import { fileTypeFromFile } from 'file-type/node';

type UploadKind = 'photograph' | 'heic' | 'pdf' | 'film' | 'other';

const IMAGE_FORMATS = ['jpg', 'png', 'webp', 'avif'];

/** Checks only the first bytes; decoding verifies the image. */
export async function uploadKind(file: string): Promise<UploadKind> {
  const type = await fileTypeFromFile(file).catch(() => undefined);
  if (!type) return 'other';
  if (IMAGE_FORMATS.includes(type.ext)) return 'photograph';
  if (/^image\/hei[cf]/.test(type.mime)) return 'heic';
  if (type.mime === 'application/pdf') return 'pdf';
  return type.mime.startsWith('video/') ? 'film' : 'other';
}
