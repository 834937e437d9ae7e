import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileFacts } from '@/lib/server/storage/port';
import { openIncomingFolder } from '@/lib/server/storage/incoming';

/** A temporary file on local disk; the caller must store or discard it. */
export type ReceivedFile = FileFacts & Readonly<{ path: string; discard: () => Promise<void> }>;

/** `cut`: ended early, or the length differs from Content-Length. */
export type ReceiveProblem = 'tooLarge' | 'empty' | 'cut';

type Limits = Readonly<{
  maxBytes: number;
  promised?: number | undefined;
  signal?: AbortSignal;
}>;

class TooLarge extends Error {}

/** Deletes refused files. @throws Error when the disk cannot be written. */
export async function receiveFile(source: Readable, limits: Limits): Promise<ReceivedFile | ReceiveProblem> {
  const file = path.join(await openIncomingFolder(), randomUUID());
  const discard = () => rm(file, { force: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
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

/** Drains the body: Next throws an uncaught ERR_INVALID_STATE when a chunk arrives after cancellation. */
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

export function promisedBytes({ headers }: Request): number | undefined {
  const value = headers.get('content-length');
  return value === null || !/^\d+$/.test(value) ? undefined : Number(value);
}
