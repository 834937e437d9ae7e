import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { drainConnections } from './drain-connections';
import { handleProtocolErrors } from './protocol-errors';
import { refuseRequest } from './request-guard';
import { securityHeadersFor } from './security-headers';
import { sendRefusal } from './send-refusal';

/** Read by lib/server/http/client-address.ts. */
const PEER_HEADER = 'x-peer-address';
const ID_HEADER = 'x-request-id';

/** Ids of the proxy that are safe in a log. */
const FOREIGN_ID = /^[\w.:-]{8,64}$/;

type RequestKind = 'file' | 'probe' | 'api' | 'page';

type Observation = Readonly<{ method: string; kind: RequestKind; status: string; seconds: number }>;

type RequestState = {
  /** Carries the request id to logs. */
  context: AsyncLocalStorage<string | undefined>;
  /** Requests in flight. */
  open: number;
};

/** Next bundles this file and its readers apart: one state for the process. */
const holder = globalThis as {
  __requests?: RequestState;
  /** Set by lib/server/observation: counts finished responses. */
  __observeRequest?: (observation: Observation) => void;
};

type Options = Readonly<{
  /** Whether to accept the request id of a proxy. */
  isBehindProxy: boolean;
  /** Origin of SITE_URL. */
  siteOrigin: string;
}>;

/**
 * What Next offers no hook for, in one patch of `http.Server`: the peer's address as a header (Next hides the socket,
 * and limits count by it), a request id, security headers and the request guard on every request, and draining on
 * SIGTERM. Call it once, before the server takes requests.
 */
export function installRequestHooks({ isBehindProxy, siteOrigin }: Options): void {
  if (holder.__requests) return;
  const state: RequestState = (holder.__requests = { context: new AsyncLocalStorage(), open: 0 });
  const drain = drainConnections();
  const emit = http.Server.prototype.emit as (this: Server, event: string, ...args: unknown[]) => boolean;

  http.Server.prototype.emit = function emitWithHooks(this: Server, event: string, ...args: unknown[]): boolean {
    if (event === 'connection') {
      handleProtocolErrors(this);
      drain.trackConnection(this, args[0] as Socket);
    }
    if (event !== 'request') return emit.call(this, event, ...args);

    const [request, response] = args as [IncomingMessage, ServerResponse];
    const { headers, url = '' } = request;
    const kind = kindOf(url);
    const id = requestIdOf(headers[ID_HEADER], isBehindProxy);
    headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    headers[ID_HEADER] = id;
    for (const [name, value] of securityHeadersFor(headers)) response.setHeader(name, value);
    if (kind !== 'file') {
      response.setHeader('X-Request-Id', id);
      // The one header of its own document that a page can read: error screens show the id.
      response.setHeader('Server-Timing', `request;desc="${id}"`);
    }
    drain.trackResponse(response);
    observe(state, request, response, kind);

    const refusal = refuseRequest(request, siteOrigin);
    if (refusal) {
      sendRefusal(request, response, refusal, siteOrigin);
      return true;
    }
    // Next compares the Origin of a server action with this header; the guard has decided, whatever a proxy sent.
    if (request.method === 'POST' && headers.origin) headers['x-forwarded-host'] = hostOf(headers.origin);
    return state.context.run(id, () => emit.call(this, event, ...args));
  };
}

const requestIdOf = (given: string | string[] | undefined, isBehindProxy: boolean) =>
  isBehindProxy && typeof given === 'string' && FOREIGN_ID.test(given) ? given : randomUUID();

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');

/** Label of metrics: the path itself would be unbounded. */
function kindOf(url: string): RequestKind {
  if (/^\/(_next\/static|pictures|feeds|guides\/[^/]+\.pdf)/.test(url)) return 'file';
  if (/^\/(healthz|readyz|metrics)\b/.test(url)) return 'probe';
  return url.startsWith('/api/') ? 'api' : 'page';
}

function observe(state: RequestState, { method = '' }: IncomingMessage, response: ServerResponse, kind: RequestKind) {
  const start = performance.now();
  state.open += 1;
  response.once('close', () => {
    state.open -= 1;
    const status = response.writableFinished ? `${String(response.statusCode)[0]}xx` : 'aborted';
    holder.__observeRequest?.({ method, kind, status, seconds: (performance.now() - start) / 1000 });
  });
}
