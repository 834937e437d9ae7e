import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileFacts } from '@/lib/server/storage/port';
import { openIncomingFolder } from '@/lib/server/storage/incoming';

/** A file on the disk of this machine, not yet stored: whoever has it stores or discards it. */
export type ReceivedFile = FileFacts & Readonly<{ path: string; discard: () => Promise<void> }>;

/** `cut`: it ended early, or another length was promised. */
export type ReceiveProblem = 'tooLarge' | 'empty' | 'cut';

type Limits = Readonly<{
  maxBytes: number;
  /** Content-Length, if there is one. */
  promised?: number | undefined;
  signal?: AbortSignal;
}>;

class TooLarge extends Error {}

/**
 * Streams a file to the disk, counts and hashes it; nothing stays of one that is refused.
 * @throws Error if the disk cannot be written.
 */
export async function receiveFile(source: Readable, limits: Limits): Promise<ReceivedFile | ReceiveProblem> {
  const file = path.join(await openIncomingFolder(), randomUUID());
  const discard = () => rm(file, { force: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  // The first to fail has the others destroyed with its error.
  const failed: ('source' | 'disk')[] = source.errored ? ['source'] : [];
  source.once('error', () => failed.push('source'));
  target.once('error', () => failed.push('disk'));
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > limits.maxBytes) return done(new TooLarge());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(source, count, target, limits.signal ? { signal: limits.signal } : {});
  } catch (error) {
    await discard();
    if (error instanceof TooLarge) return 'tooLarge';
    if (failed[0] === 'disk') throw error;
    if (failed[0] === 'source' || limits.signal?.aborted || isEarlyEnd(error)) return 'cut';
    throw error;
  }
  const problem = bytes === 0 ? 'empty' : isShort(bytes, limits.promised) ? 'cut' : null;
  if (problem) await discard();
  return problem ?? { path: file, bytes, sha256: hash.digest('hex'), discard };
}

const isShort = (bytes: number, promised: number | undefined) => promised !== undefined && promised !== bytes;

const isEarlyEnd = (error: unknown) =>
  error instanceof Error &&
  ['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * The body of a request, which is drained and never cancelled: Next throws an uncaught ERR_INVALID_STATE where a chunk
 * arrives after that.
 */
export function bodyStream(body: ReadableStream<Uint8Array>): Readable {
  const reader = body.getReader();
  const drain = (): Promise<void> =>
    reader.read().then(
      ({ done }) => (done ? undefined : drain()),
      () => undefined,
    );
  return new Readable({
    read() {
      reader.read().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      void drain();
      done(error);
    },
  });
}

/** Content-Length as a number; undefined without one. */
export function promisedBytes({ headers }: Request): number | undefined {
  const value = headers.get('content-length');
  return value === null || !/^\d+$/.test(value) ? undefined : Number(value);
}
