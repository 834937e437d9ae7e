import 'server-only';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Transform, type Readable } from 'node:stream';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { env } from '@/lib/server/env';

export type FetchProblem =
  'wrongAddress' | 'privateAddress' | 'unreachable' | 'tooSlow' | 'tooLarge' | 'tooManyRedirects';

export class FetchError extends Error {
  override readonly name = 'FetchError';
  constructor(
    readonly problem: FetchProblem,
    /** Invalid certificate or encryption. */
    readonly isInsecure = false,
  ) {
    super(problem);
  }
}

type Limits = Readonly<{
  headers?: Readonly<Record<string, string>>;
  maxBytes: number;
  /** Total time, including the body. */
  timeoutMs: number;
}>;

export type GuardedResponse = Readonly<{
  status: number;
  headers: IncomingHttpHeaders;
  url: string;
  /** The caller must read or destroy it. Fails with FetchError. */
  body: Readable;
}>;

const MAX_REDIRECTS = 5;
const CONNECTIONS_PER_HOST = 4;
const REDIRECTS = [301, 302, 303, 307, 308];
/** Codes of Node and OpenSSL. */
const INSECURE = /CERT|^ERR_(SSL|TLS)_|^EPROTO$|UNABLE_TO_(GET_ISSUER|VERIFY)|^HOSTNAME_MISMATCH$/;

/** The agents check the address of the actual connection, which prevents DNS rebinding. FEED_HOSTS are exempt. */
const options = { keepAlive: true, maxSockets: CONNECTIONS_PER_HOST, timeout: 10_000 };
/** IPv4 within IPv6 (`::127.0.0.1`), which the agents treat as public. */
const filter = { ...options, denyIPAddressList: ['::/96'] };
const guarded = { 'http:': new RequestFilteringHttpAgent(filter), 'https:': new RequestFilteringHttpsAgent(filter) };
const trusted = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };

/** Public addresses only, including redirects, unless FEED_HOSTS names the host. @throws FetchError */
export async function guardedFetch(
  address: string,
  { headers, maxBytes, timeoutMs }: Limits,
): Promise<GuardedResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = parse(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await send(url, { ...headers, 'user-agent': `listings (+${env.SITE_URL})` }, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (!location || !REDIRECTS.includes(status)) {
      return { status, headers: response.headers, url: url.href, body: limit(response, maxBytes, signal) };
    }
    response.destroy();
    url = parse(location, url);
  }
  throw new FetchError('tooManyRedirects');
}

function parse(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') throw new FetchError('wrongAddress');
  return url;
}

function send(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> {
  const protocol = url.protocol as keyof typeof guarded;
  const isTrusted = env.FEED_HOSTS.includes(url.host) || env.FEED_HOSTS.includes(url.hostname);
  const agent = (isTrusted ? trusted : guarded)[protocol];
  return new Promise((resolve, reject) => {
    try {
      (protocol === 'https:' ? https : http)
        .get(url, { agent, headers, signal }, resolve)
        .on('error', (error) => reject(toFetchError(error, signal)));
    } catch {
      reject(new FetchError('wrongAddress'));
    }
  });
}

function limit(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Readable {
  let total = 0;
  const body = new Transform({
    transform: (chunk: Buffer, _, done) => {
      total += chunk.length;
      if (total > maxBytes) done(new FetchError('tooLarge'));
      else done(null, chunk);
    },
  });
  // Without this listener, a late failure ends the process.
  body.on('error', () => undefined);
  body.on('close', () => response.destroy());
  response.on('error', (error) => body.destroy(toFetchError(error, signal)));
  if (Number(response.headers['content-length']) > maxBytes) body.destroy(new FetchError('tooLarge'));
  else response.pipe(body);
  return body;
}

function toFetchError(error: Error, signal: AbortSignal): FetchError {
  if (signal.aborted) return new FetchError('tooSlow');
  if (/^DNS lookup .* is not allowed\. Because/.test(error.message)) return new FetchError('privateAddress');
  return new FetchError('unreachable', INSECURE.test(String((error as NodeJS.ErrnoException).code)));
}
