import 'server-only';
import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import { processState } from '@/lib/env/process-state';
import { findImageSources, storeImageSources, type ImageSource } from '@/lib/server/data/images';
import { FetchError, guardedFetch } from '@/lib/server/http/guarded-fetch';
import type { ImageSourceProblem } from './image-problem';
import { storeImage } from './store-image';

/** `name` goes into `images` of a listing; `problem` is a key of `imageProblems` in messages. */
export type FetchedImage = Readonly<
  { status: 'stored'; name: string } | { status: 'refused'; problem: ImageSourceProblem }
>;

const MAX_BYTES = 20_000_000;
const TIME_LIMIT_MS = 30_000;
/** Longest key that a database index takes. */
const MAX_ADDRESS = 2_000;
/** A failure is repeated this often, by later runs. */
const MAX_ATTEMPTS = 5;
const RETRY_AFTER_MS = 10 * 60_000;
/** Visitors need the rest of the process. */
const AT_ONCE = 2;

/** Results of one statement. */
const STORED_AT_ONCE = 40;

type Fetched = Readonly<{ url: string; result: FetchedImage }>;

const queue = processState('image-fetching', () => new PQueue({ concurrency: AT_ONCE }));
/** The same address in two calls is fetched once. */
const inFlight = processState('images-in-flight', () => new Map<string, Promise<Fetched>>());

/**
 * Fetches and stores images by address, each address once for good: a known one costs no request, a failed one is tried
 * again ten minutes later at the earliest, five times at most. Results are stored a few at a time, so that an
 * interrupted run goes on where it was. Throws where the storage or the database is unavailable.
 */
export async function fetchImages(urls: readonly string[]): Promise<ReadonlyMap<string, FetchedImage>> {
  const unique = [...new Set(urls)];
  const results = new Map<string, FetchedImage>();
  for (const url of unique.filter(isTooLong)) results.set(url, { status: 'refused', problem: 'wrongAddress' });
  const addresses = unique.filter((url) => !isTooLong(url));
  for (const source of await findImageSources(addresses)) {
    const outcome = outcomeOf(source);
    if (outcome) results.set(source.url, outcome);
  }
  const wanted = addresses.filter((url) => !results.has(url));
  for (let start = 0; start < wanted.length; start += STORED_AT_ONCE) {
    const fetched = await Promise.all(wanted.slice(start, start + STORED_AT_ONCE).map(fetchOnce));
    await storeImageSources(fetched.map(toSource));
    for (const { url, result } of fetched) results.set(url, result);
  }
  return results;
}

const isTooLong = (url: string) => url.length > MAX_ADDRESS;

/** Null if it is to be fetched again. */
function outcomeOf({ attempts, fetchedAt, imageId, problem }: ImageSource): FetchedImage | null {
  if (imageId) return { status: 'stored', name: imageId };
  const isFinal = attempts >= MAX_ATTEMPTS || Date.now() - fetchedAt.getTime() < RETRY_AFTER_MS;
  return isFinal ? { status: 'refused', problem: problem as ImageSourceProblem } : null;
}

function fetchOnce(url: string): Promise<Fetched> {
  const running = inFlight.get(url) ?? queue.add(() => fetchImage(url)).finally(() => inFlight.delete(url));
  inFlight.set(url, running);
  return running;
}

async function fetchImage(url: string): Promise<Fetched> {
  const file = await download(url);
  return { url, result: typeof file === 'string' ? { status: 'refused', problem: file } : await storeImage(file) };
}

const toSource = ({ url, result }: Fetched) =>
  result.status === 'stored'
    ? { url, imageId: result.name, problem: null }
    : { url, imageId: null, problem: result.problem };

async function download(url: string): Promise<Buffer | ImageSourceProblem> {
  try {
    const { body, headers, status } = await guardedFetch(url, { maxBytes: MAX_BYTES, timeoutMs: TIME_LIMIT_MS });
    const problem = problemOf(status, headers['content-type']);
    if (!problem) return await buffer(body);
    body.destroy();
    return problem;
  } catch (error) {
    if (error instanceof FetchError) return error.problem;
    throw error;
  }
}

function problemOf(status: number, contentType = 'image/jpeg'): ImageSourceProblem | null {
  if (status === 404 || status === 410) return 'notFound';
  if (status !== 200) return 'refused';
  // Some servers know no type for a file; the decoder decides.
  return /^(image\/|(application|binary)\/octet-stream)/i.test(contentType) ? null : 'notAnImage';
}
