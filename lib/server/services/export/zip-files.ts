import 'server-only';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ExportFile } from './export-part';

const COMPRESSED = /\.(avif|webp|jpe?g|png|heic|pdf|zip|docx|xlsx|od[st])$/;

/** An error or `signal` truncates the stream: a partial file is detectable. */
export function zipFiles(files: AsyncIterable<ExportFile>, signal: AbortSignal): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const end = (error: unknown) => output.destroy(error instanceof Error ? error : new Error('stopped'));
  zip.on('error', end);
  void addAll(zip, files, signal).catch(end);
  return output;
}

async function addAll(zip: ZipFile, files: AsyncIterable<ExportFile>, signal: AbortSignal): Promise<void> {
  for await (const { content, path } of files) {
    signal.throwIfAborted();
    const source = content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
    zip.addReadStream(source, path, { compress: !COMPRESSED.test(path) });
    await finished(source, { signal }).finally(() => source.destroy());
  }
  zip.end();
}
