import 'server-only';
import type { Sharp } from 'sharp';

const COLUMNS = 16;
const ROWS = 16;
/** Of 256: less is noise of the compression. */
const STEP = 2;

/**
 * How a photograph looks, whatever its size and compression: 256 bits as 64 digits, each says whether a spot is lighter
 * than the one at its right (difference hash). Measured on the 227 pictures of the site: at most 35 bits change when one
 * is made smaller, lighter or worse; different ones are 54 bits apart at least.
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
