import 'server-only';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FeedError } from '@/lib/listings/kyero/feed-problem';

export const MAX_FEED_BYTES = 512 * 1024 * 1024;

export const feedEncodings = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export type FeedEncoding = keyof typeof feedEncodings;

const MAGIC_BYTES = 4;

export async function fileKind(file: string): Promise<'gzip' | 'zip' | 'plain'> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(MAGIC_BYTES) });
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) return 'gzip';
    return buffer.toString('latin1') === 'PK\u0003\u0004' ? 'zip' : 'plain';
  } finally {
    await handle.close();
  }
}

/** Decompresses gzip. @throws FeedError when damaged, truncated or too large. */
export async function* readFeedFile(file: string, maxBytes = MAX_FEED_BYTES): AsyncGenerator<Uint8Array> {
  const source = createReadStream(file);
  yield* (await fileKind(file)) === 'gzip' ? decompress(source, 'gzip', maxBytes) : source;
}

/**
 * Rethrows other errors of `source`.
 * @throws FeedError when it is damaged, truncated or too large.
 */
export async function* decompress(
  source: Readable,
  encoding: FeedEncoding,
  maxBytes = MAX_FEED_BYTES,
): AsyncGenerator<Uint8Array> {
  const unpacked = feedEncodings[encoding]();
  source.on('error', (error) => unpacked.destroy(error));
  let total = 0;
  try {
    for await (const chunk of source.pipe(unpacked)) {
      total += (chunk as Uint8Array).length;
      if (total > maxBytes) throw new FeedError('tooLarge', 1);
      yield chunk as Uint8Array;
    }
  } catch (error) {
    throw isDamaged(error) ? new FeedError('damaged', 1) : error;
  } finally {
    source.destroy();
  }
}

const isDamaged = (error: unknown) =>
  /^(Z_|ERR_(_ERROR_|BROTLI|PADDING))/.test(String((error as NodeJS.ErrnoException).code));
