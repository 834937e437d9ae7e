import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** As far back as Brotli looks, 2^18 bytes: all of a page, for less memory than by default. */
const WINDOW = 18;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** By the name of the encoding. */
export const packers = {
  br: (html, quality) =>
    brotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html, quality) => zip(html, { level: quality }),
};

const unpackers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Packs a page in an encoding when somebody asks for it, and once: most lists are asked for in one alone, and packing is
 * a good part of what a list costs. Gives a function from the name of an encoding to `{ encoding, bytes }`. Where there
 * is no memory to pack, whoever waits gets the page as it is (without `encoding`), and `forget` is called.
 */
export function packWhenAsked(html, { quality, pack = packers, forget }) {
  // The packed bytes alone stay in the end: a promise keeps alive the whole request in which it was made.
  const made = {};
  let plain = Buffer.from(html);
  const source = async () => {
    if (plain) return plain;
    const [encoding, bytes] = Object.entries(made).find(([, content]) => Buffer.isBuffer(content));
    return unpackers[encoding](bytes);
  };
  const make = async (encoding) => {
    const bytes = exactly(await pack[encoding](await source(), quality));
    made[encoding] = bytes;
    plain = null;
    return bytes;
  };
  return async (encoding) => {
    try {
      return { encoding, bytes: await (made[encoding] ??= make(encoding)) };
    } catch {
      forget();
      return { bytes: await source() };
    }
  };
}

/** Packers give their bytes in blocks of 16 kB, of which a page may need a half. */
function exactly(bytes) {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
