import 'server-only';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { decodeCalendar } from '@/lib/diary/calendar-text';
import type { SourceProblem } from '@/lib/diary/source-problems';
import { guardedFetch, type GuardedResponse } from '@/lib/server/http/guarded-fetch';

export class SourceError extends Error {
  override readonly name = 'SourceError';
  constructor(readonly problem: SourceProblem) {
    super(problem);
  }
}

const MAX_BYTES = 5_000_000;
const FETCH_MS = 20_000;
const GZIP = [0x1f, 0x8b] as const;
const ZLIB_METHOD = 8;
const SIGN_IN = /\b(log-?in|sign-?in|sso|oauth2?|auth|accounts?|adfs|saml2?)\b/i;
const PASSWORD_FIELD = /<input[^>]+type\s*=\s*["']?password/i;
const PAGE = /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<(!doctype\s+html|html|head|body)\b/is;

const problemsOfStatus: Readonly<Partial<Record<number, SourceProblem>>> = {
  400: 'badRequest',
  401: 'signIn',
  403: 'forbidden',
  404: 'gone',
  406: 'programRefused',
  407: 'signIn',
  410: 'gone',
  429: 'tooOften',
};

/** The text may not be a calendar. @throws SourceError, FetchError */
export async function fetchCalendar(address: string): Promise<string> {
  const response = await guardedFetch(address, { maxBytes: MAX_BYTES, timeoutMs: FETCH_MS });
  const { status } = response;
  if (status < 200 || status > 299) {
    response.body.destroy();
    throw new SourceError(problemsOfStatus[status] ?? (status >= 500 ? 'serverFailed' : 'refused'));
  }
  const text = decodeCalendar(await bytesOf(response));
  if (text.trim() === '') throw new SourceError('empty');
  if (PAGE.test(text)) throw new SourceError(isSignIn(text, address, response.url) ? 'signIn' : 'webPage');
  return text;
}

/** Some servers compress without being asked, or publish a compressed file. */
async function bytesOf({ body, headers }: GuardedResponse): Promise<Buffer> {
  const bytes = await buffer(body);
  const encodings = (headers['content-encoding'] ?? '').toLowerCase();
  const [first, second] = bytes;
  if (first === GZIP[0] && second === GZIP[1]) return unpack(zlib.gunzip, bytes);
  if (encodings.includes('br')) return unpack(zlib.brotliDecompress, bytes);
  if (!encodings.includes('deflate')) return bytes;
  // Some servers omit the head that `deflate` has by RFC 9110.
  const hasHead = first !== undefined && (first & 0x0f) === ZLIB_METHOD;
  return unpack(hasHead ? zlib.inflate : zlib.inflateRaw, bytes);
}

type Unpacking = typeof zlib.gunzip | typeof zlib.brotliDecompress;

async function unpack(method: Unpacking, bytes: Buffer): Promise<Buffer> {
  const unpacked = promisify<Buffer, zlib.ZlibOptions, Buffer>(method);
  try {
    return await unpacked(bytes, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new SourceError(isTooLarge ? 'tooLarge' : 'incomplete');
  }
}

function isSignIn(page: string, address: string, shown: string): boolean {
  const { hostname, pathname } = new URL(shown);
  return PASSWORD_FIELD.test(page) || (shown !== new URL(address).href && SIGN_IN.test(hostname + pathname));
}
