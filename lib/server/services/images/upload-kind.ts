import 'server-only';
import { fileTypeFromFile } from 'file-type/node';

/** What a file is that is sent as a photograph, by its content: names are not looked at. */
type UploadKind = 'photograph' | 'heic' | 'pdf' | 'film' | 'other';

const PHOTOGRAPHS = ['jpg', 'png', 'webp', 'avif'];

/** `photograph`: it begins as one; whether it is one shows when it is decoded. */
export async function uploadKind(file: string): Promise<UploadKind> {
  const type = await fileTypeFromFile(file).catch(() => undefined);
  if (!type) return 'other';
  if (PHOTOGRAPHS.includes(type.ext)) return 'photograph';
  if (/^image\/hei[cf]/.test(type.mime)) return 'heic';
  if (type.mime === 'application/pdf') return 'pdf';
  return type.mime.startsWith('video/') ? 'film' : 'other';
}
