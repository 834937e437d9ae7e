import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FeedError } from '@/lib/listings/kyero/feed-problem';
import type { Feed } from '@/lib/server/data/feeds/feeds';
import { FeedUnavailableError } from './feed-unavailable-error';
import { FetchError, guardedFetch } from '@/lib/server/http/guarded-fetch';
import { printedAddress } from '@/lib/server/http/printed-address';
import {
  decompress,
  feedEncodings,
  fileKind,
  MAX_FEED_BYTES,
  readFeedFile,
  type FeedEncoding,
} from './decompress-feed';

type Validators = Pick<Feed, 'bodyHash' | 'etag' | 'lastModified'>;

type OpenedFeed = Readonly<
  /** By the server's word. */
  | { status: 'unchanged' }
  /** The same bytes as in the last complete run. */
  | { status: 'same' }
  | ({
      status: 'open';
      read: () => AsyncIterable<Uint8Array>;
      close: () => Promise<void>;
    } & Validators)
>;

const TIME_LIMIT_MS = 10 * 60_000;
const NOT_MODIFIED = 304;
const OK = 200;

/**
 * Downloads a URL to a temporary file, so that a slow server does not block the import. `last`: validators of the previous run.
 * @throws FeedUnavailableError
 */
export async function openFeed(address: string, last: Validators | null): Promise<OpenedFeed> {
  if (isUrl(address)) return download(address, last);
  const file = await stat(address).catch(() => null);
  if (!file?.isFile()) throw new FeedUnavailableError(`There is no file ${printedAddress(address)}.`, 'noFile');
  if (file.size > MAX_FEED_BYTES)
    throw new FeedUnavailableError(`${address} is too large: no feed of homes is.`, 'tooLarge');
  await refuseZip(address, address);
  const bodyHash = await hashFile(address);
  if (last?.bodyHash === bodyHash) return { status: 'same' };
  const close = async () => undefined;
  return { status: 'open', read: () => readFeedFile(address), close, ...noValidators, bodyHash };
}

export const isUrl = (address: string) => /^https?:\/\//i.test(address);

async function refuseZip(file: string, address: string): Promise<void> {
  if ((await fileKind(file)) !== 'zip') return;
  throw new FeedUnavailableError(
    `${printedAddress(address)} is a ZIP archive: give the XML file that is in it, or a gzip of it (.xml.gz).`,
    'archive',
  );
}

export const noValidators: Validators = { bodyHash: null, etag: null, lastModified: null };

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function download(address: string, last: Validators | null): Promise<OpenedFeed> {
  const headers = {
    'accept-encoding': 'gzip, deflate, br',
    ...(last?.etag && { 'if-none-match': last.etag }),
    ...(last?.lastModified && { 'if-modified-since': last.lastModified }),
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'feed-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const response = await guardedFetch(address, { headers, maxBytes: MAX_FEED_BYTES, timeoutMs: TIME_LIMIT_MS });
    if (response.status !== OK) response.body.destroy();
    if (response.status === NOT_MODIFIED) {
      await close();
      return { status: 'unchanged' };
    }
    if (response.status !== OK)
      throw new FeedUnavailableError(
        `${printedAddress(address)} answers ${response.status}.`,
        'refused',
        response.status,
      );
    const file = path.join(folder, 'feed.xml');
    const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    const body = Object.hasOwn(feedEncodings, encoding)
      ? Readable.from(decompress(response.body, encoding as FeedEncoding))
      : response.body;
    await pipeline(body, createWriteStream(file));
    await refuseZip(file, address);
    const { etag = null, 'last-modified': lastModified = null } = response.headers;
    const bodyHash = await hashFile(file);
    // Many servers send the same feed without a validator.
    if (last?.bodyHash === bodyHash) {
      await close();
      return { status: 'same' };
    }
    return { status: 'open', read: () => readFeedFile(file), close, bodyHash, etag, lastModified };
  } catch (error) {
    await close();
    if (error instanceof FeedError) {
      throw new FeedUnavailableError(`${printedAddress(address)} ${error.message}.`, 'damaged');
    }
    if (!(error instanceof FetchError)) throw error;
    const message = `${printedAddress(address)} cannot be fetched: ${problems[error.problem]}.`;
    throw new FeedUnavailableError(message, error.problem);
  }
}

const problems: Readonly<Record<FetchError['problem'], string>> = {
  wrongAddress: 'that is no http or https address',
  privateAddress: 'it is a private address; FEED_HOSTS can name its host',
  unreachable: 'its server does not answer',
  tooSlow: 'it took longer than ten minutes',
  tooLarge: 'it is larger than any feed of homes',
  tooManyRedirects: 'it redirects too often',
};
