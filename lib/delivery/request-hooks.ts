import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { processState } from '@/lib/env/process-state';
import { drainConnections } from './drain-connections';
import { refuseMalformed } from './malformed-bodies';
import { handleProtocolErrors } from './protocol-errors';
import { refuseRequest, METHODS, type RequestRefusal } from './request-guard';
import { requestIds } from './request-ids';
import { securityHeadersFor } from './security-headers';
import { refusalTexts } from '@/lib/i18n/error-texts';

/** Read by lib/server/http/client-address.ts. */
const PEER_HEADER = 'x-peer-address';
const ID_HEADER = 'x-request-id';

/** Next would write a nonce from the request's policy into the page cached for all visitors. */
const REQUEST_POLICIES = ['content-security-policy', 'content-security-policy-report-only'];

const FOREIGN_ID = /^[\w.:-]{8,64}$/;

/** Browsers cache these files, so a stored request id would mislead. */
const STATIC_FILE = /^\/(_next\/static|pictures)\//;

const hooks = processState('requestHooks', () => ({ areInstalled: false }));

type Options = Readonly<{
  /** Accepts the proxy's request id. */
  isBehindProxy: boolean;
  siteOrigin: string;
}>;

/** Patches `http.Server`, as Next has no hook. */
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
    for (const name of REQUEST_POLICIES) delete headers[name];
    const id = requestIdOf(headers[ID_HEADER], isBehindProxy);
    headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    headers[ID_HEADER] = id;
    for (const [name, value] of securityHeadersFor(headers)) response.setHeader(name, value);
    if (!STATIC_FILE.test(url)) {
      response.setHeader('X-Request-Id', id);
      // Page scripts can read only this header.
      response.setHeader('Server-Timing', `request;desc="${id}"`);
    }
    drain.trackResponse(response);
    if (request.method === 'POST') refuseMalformed(response, id);

    const refusal = refuseRequest(request, siteOrigin);
    if (refusal) {
      sendRefusal(request, response, refusal, siteOrigin);
      return true;
    }
    // Next compares it with Origin; the guard has already decided.
    if (request.method === 'POST' && headers.origin) headers['x-forwarded-host'] = headers.origin.split('://')[1];
    return requestIds.run(id, () => emit.call(this, event, ...args));
  };
}

const requestIdOf = (given: string | string[] | undefined, isBehindProxy: boolean) =>
  isBehindProxy && typeof given === 'string' && FOREIGN_ID.test(given) ? given : randomUUID();

function sendRefusal(
  { url = '', method }: IncomingMessage,
  response: ServerResponse,
  { status, code }: RequestRefusal,
  siteOrigin: string,
): void {
  const isApi = url.startsWith('/api/');
  const locale = /^\/es(\/|$)/.test(url) ? 'es' : 'en';
  const sentence = refusalTexts[locale][code].replace('{site}', siteOrigin);
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', isApi ? 'application/json' : 'text/plain; charset=utf-8');
  if (status === 405) response.setHeader('Allow', METHODS.join(', '));
  response.end(method === 'HEAD' ? undefined : isApi ? JSON.stringify({ code }) : `${sentence}\n`);
}
