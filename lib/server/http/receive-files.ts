import 'server-only';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import { bodyStream, receiveFile, type ReceivedFile, type ReceiveProblem } from './receive-file';

type FormFile = Readonly<{ name: string; received: ReceivedFile | ReceiveProblem | 'tooMany' }>;

type ReceivedForm = Readonly<{
  fields: Readonly<Record<string, string>>;
  files: readonly FormFile[];
  isCut: boolean;
}>;

type Limits = Readonly<{
  maxBytes: number;
  maxFiles: number;
}>;

const MAX_FIELDS = 20;
const FIELD_BYTES = 10_000;

/** Null for another type. Ignores fields without a file. */
export async function receiveFiles(request: Request, { maxBytes, maxFiles }: Limits): Promise<ReceivedForm | null> {
  const type = request.headers.get('content-type') ?? '';
  const parser = parserOf(type, { files: maxFiles, fileSize: maxBytes, fields: MAX_FIELDS, fieldSize: FIELD_BYTES });
  if (!parser || !request.body) return null;
  const fields: Record<string, string> = {};
  const files: Promise<FormFile>[] = [];
  const open: PassThrough[] = [];
  parser.on('field', (name, value) => (fields[name] = value));
  parser.on('file', (_, stream, name) => {
    if (!name) return stream.resume();
    const source = drained(stream);
    open.push(source);
    const file = receive(name, stream, source, maxBytes);
    file.catch(() => undefined);
    files.push(file);
  });
  parser.on('filesLimit', () => files.push(Promise.resolve({ name: '', received: 'tooMany' })));
  const isCut = await pipeline(bodyStream(request.body), parser).then(
    () => false,
    () => true,
  );
  for (const source of open) if (!source.writableEnded) source.destroy(new Error('cut'));
  const received = await allReceived(files);
  return { fields, files: isCut ? await withoutRest(received) : received, isCut };
}

function drained(stream: Readable): PassThrough {
  const source = stream.pipe(new PassThrough());
  return source.on('error', () => undefined).once('close', () => stream.resume());
}

/**
 * Returns all files or none.
 * @throws Error when the disk cannot be written.
 */
async function allReceived(files: readonly Promise<FormFile>[]): Promise<readonly FormFile[]> {
  const settled = await Promise.allSettled(files);
  const received = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = settled.find((one) => one.status === 'rejected');
  if (!failed) return received;
  for (const file of received) if (typeof file.received !== 'string') await file.received.discard();
  throw failed.reason;
}

/** The parser ends a cut file as if it were complete. */
async function withoutRest(files: readonly FormFile[]): Promise<readonly FormFile[]> {
  const last = files.at(-1);
  if (!last) return files;
  if (typeof last.received !== 'string') await last.received.discard();
  return [...files.slice(0, -1), { ...last, received: 'cut' }];
}

function parserOf(type: string, limits: Readonly<Record<string, number>>) {
  if (!/^multipart\/form-data\s*;/i.test(type)) return null;
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    return null;
  }
}

async function receive(
  name: string,
  stream: Readonly<{ truncated: boolean }>,
  source: Readable,
  maxBytes: number,
): Promise<FormFile> {
  const received = await receiveFile(source, { maxBytes });
  if (!stream.truncated || typeof received === 'string') return { name, received };
  await received.discard();
  return { name, received: 'tooLarge' };
}
