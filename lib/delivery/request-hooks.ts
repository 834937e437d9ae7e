import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { processState } from '@/lib/server/process-state';
import { drainConnections } from './drain-connections';
import { handleProtocolErrors } from './protocol-errors';
import { refuseRequest } from './request-guard';
import { requestIds } from './request-ids';
import { securityHeadersFor } from './security-headers';
import { sendRefusal } from './send-refusal';

/** Read by lib/server/http/client-address.ts. */
const PEER_HEADER = 'x-peer-address';
const ID_HEADER = 'x-request-id';

/** Ids of the proxy that are safe in a log. */
const FOREIGN_ID = /^[\w.:-]{8,64}$/;

/** Cached by browsers for good: an id of the request that fetched them would mislead. */
const STATIC_FILE = /^\/(_next\/static|pictures)\//;

const hooks = processState('requestHooks', () => ({ areInstalled: false }));

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
  if (hooks.areInstalled) return;
  hooks.areInstalled = true;
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
    const id = requestIdOf(headers[ID_HEADER], isBehindProxy);
    headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    headers[ID_HEADER] = id;
    for (const [name, value] of securityHeadersFor(headers)) response.setHeader(name, value);
    if (!STATIC_FILE.test(url)) {
      response.setHeader('X-Request-Id', id);
      // The one header of its own document that a page can read: error screens show the id.
      response.setHeader('Server-Timing', `request;desc="${id}"`);
    }
    drain.trackResponse(response);

    const refusal = refuseRequest(request, siteOrigin);
    if (refusal) {
      sendRefusal(request, response, refusal, siteOrigin);
      return true;
    }
    // Next compares the Origin of a server action with this header; the guard has decided, whatever a proxy sent.
    if (request.method === 'POST' && headers.origin) headers['x-forwarded-host'] = headers.origin.split('://')[1];
    return requestIds.run(id, () => emit.call(this, event, ...args));
  };
}

const requestIdOf = (given: string | string[] | undefined, isBehindProxy: boolean) =>
  isBehindProxy && typeof given === 'string' && FOREIGN_ID.test(given) ? given : randomUUID();
