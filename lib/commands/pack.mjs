/**
 * After `next build`: packs scripts, styles and page data with Brotli, once and as small as it goes. Next packs files
 * with gzip for every visitor anew, which took the server longer than anything else of a first visit, and is a sixth
 * larger. lib/commands/serve-packed.mjs hands them out.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const FILES = '.next/static';
const pack = promisify(brotliCompress);

/** Below this a packed file is hardly smaller, and fits into one packet either way. */
const SMALLEST_BYTES = 1_000;

const files = readdirSync(FILES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css|txt)$/.test(file));
const sizes = await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(path.join(FILES, file));
    if (content.length < SMALLEST_BYTES) return null;
    const packed = await pack(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    });
    writeFileSync(path.join(FILES, `${file}.br`), packed);
    return packed.length;
  }),
);
console.log(`Packed ${sizes.filter((size) => size !== null).length} files`);
