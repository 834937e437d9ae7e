import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import { processState } from '@/lib/env/process-state';
import {
  findImageSources,
  findImageTwin,
  storeImageSource,
  type FileMark,
  type ImageSource,
} from '@/lib/server/data/listings/images';
import { FetchError, guardedFetch } from '@/lib/server/http/guarded-fetch';
import type { ImageSourceProblem } from './image-problem';
import { storeImage } from './store-image';

export type FetchedImage = Readonly<
  { status: 'stored'; name: string } | { status: 'refused'; problem: ImageSourceProblem }
>;

const MAX_BYTES = 20_000_000;
const TIME_LIMIT_MS = 30_000;
/** Maximum length of a database index key. */
const MAX_ADDRESS = 2_000;
const MAX_ATTEMPTS = 5;
const RETRY_AFTER_MS = 10 * 60_000;
const AT_ONCE = 2;
const WAITED_FOR = 40;

const queue = processState('image-fetching', () => new PQueue({ concurrency: AT_ONCE }));
const inFlight = processState('images-in-flight', () => new Map<string, Promise<FetchedImage>>());

/**
 * Fetches each address once; retries failures after ten minutes, at most five times. Interrupted runs can continue. Throws
 * without storage or database.
 */
export async function fetchImages(urls: readonly string[]): Promise<ReadonlyMap<string, FetchedImage>> {
  const unique = [...new Set(urls)];
  const results = new Map<string, FetchedImage>();
  for (const url of unique.filter(isTooLong)) results.set(url, { status: 'refused', problem: 'wrongAddress' });
  const addresses = unique.filter((url) => !isTooLong(url));
  for (const [url, outcome] of await findOutcomes(addresses)) results.set(url, outcome);
  const wanted = addresses.filter((url) => !results.has(url));
  for (let start = 0; start < wanted.length; start += WAITED_FOR) {
    const batch = wanted.slice(start, start + WAITED_FOR);
    await Promise.all(batch.map(async (url) => results.set(url, await fetchOnce(url))));
  }
  return results;
}

const isTooLong = (url: string) => url.length > MAX_ADDRESS;

async function findOutcomes(urls: readonly string[]): Promise<ReadonlyMap<string, FetchedImage>> {
  const sources = await findImageSources(urls);
  return new Map(
    sources.flatMap((source) => {
      const outcome = outcomeOf(source);
      return outcome ? [[source.url, outcome]] : [];
    }),
  );
}

function outcomeOf({ attempts, fetchedAt, imageId, problem }: ImageSource): FetchedImage | null {
  if (imageId) return { status: 'stored', name: imageId };
  const isFinal = attempts >= MAX_ATTEMPTS || Date.now() - fetchedAt.getTime() < RETRY_AFTER_MS;
  return isFinal ? { status: 'refused', problem: problem as ImageSourceProblem } : null;
}

function fetchOnce(url: string): Promise<FetchedImage> {
  const running = inFlight.get(url) ?? queue.add(() => fetchAndStore(url)).finally(() => inFlight.delete(url));
  inFlight.set(url, running);
  return running;
}

async function fetchAndStore(url: string): Promise<FetchedImage> {
  // Another call may have stored it meanwhile.
  const known = (await findOutcomes([url])).get(url);
  if (known) return known;
  const { mark, result } = await download(url);
  await storeImageSource(toSource(url, result), mark);
  return result;
}

const toSource = (url: string, result: FetchedImage) =>
  result.status === 'stored'
    ? { url, imageId: result.name, problem: null }
    : { url, imageId: null, problem: result.problem };

type Download = Readonly<{ result: FetchedImage; mark: FileMark | null }>;

const refused = (problem: ImageSourceProblem): Download => ({ result: { status: 'refused', problem }, mark: null });

async function download(url: string): Promise<Download> {
  try {
    const { body, headers, status } = await guardedFetch(url, { maxBytes: MAX_BYTES, timeoutMs: TIME_LIMIT_MS });
    const problem = problemOf(status, headers['content-type']);
    const mark = problem ? null : markOf(url, headers);
    const twin = mark && (await findImageTwin(url, mark));
    if (!problem && !twin) return { result: await storeImage(await buffer(body)), mark };
    body.destroy();
    return twin ? { result: { status: 'stored', name: twin }, mark } : refused(problem ?? 'unreachable');
  } catch (error) {
    if (error instanceof FetchError) return refused(error.problem);
    throw error;
  }
}

const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/**
 * Some programs change the query of an address at each export. Only the address of a file is recognised by a strong
 * ETag and its size: a script may select the image by the query.
 */
function markOf(url: string, headers: IncomingHttpHeaders): FileMark | null {
  const { 'content-encoding': encoding, 'content-length': length, etag = '' } = headers;
  const bytes = Number(length ?? 0);
  const isMarked = /^".+"$/.test(etag) && bytes > 0 && encoding === undefined;
  return isMarked && IMAGE_FILE.test(new URL(url).pathname) ? { etag, bytes } : null;
}

function problemOf(status: number, contentType = 'image/jpeg'): ImageSourceProblem | null {
  if (status === 404 || status === 410) return 'notFound';
  if (status !== 200) return 'refused';
  // Some servers send a generic type; the decoder checks the content.
  return /^(image\/|(application|binary)\/octet-stream)/i.test(contentType) ? null : 'notAnImage';
}
