import { imageMarkOfHash } from '@/lib/listings/images/image-set';

/** Returns the mark of the image that the file becomes; null when it cannot be read or hashed (plain HTTP). */
export async function fileMark(file: Blob): Promise<string | null> {
  try {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    return imageMarkOfHash([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  } catch {
    return null;
  }
}
