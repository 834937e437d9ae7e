import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { answerProtocolErrors } from '../delivery/protocol-errors.mjs';
import { refuseRequest } from '../delivery/request-guard.mjs';
import { securityHeadersFor } from '../delivery/security-headers.mjs';
import { sendRefusal } from '../delivery/send-refusal.mjs';
import { endConnections } from './end-connections.mjs';
import { keepPages } from './keep-pages.mjs';
import { servePacked } from './serve-packed.mjs';

/** Read by lib/server/http/client-address.ts and lib/server/observation. */
const PEER_HEADER = 'x-peer-address';
const ID_HEADER = 'x-request-id';

/** What a proxy's number of a request may look like; anything else would not be safe in a log. */
const FOREIGN_ID = /^[\w.:-]{8,64}$/;

/** Upper ends of the buckets of durations, seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST']);

/**
 * What Next keeps to itself, taken at the door: who is at the other end of each connection (as a header, in place of
 * any that the client sent, so that nobody can choose the address that limits count by), a number for every request
 * (the proxy's own where there is one) that logs and answers carry, and how many requests took how long. Files are
 * handed out packed from here, pages that are kept as well, and connections ended when the server stops. Security
 * headers and the guard (lib/delivery) apply here to every request. `siteOrigin` is the origin of SITE_URL.
 */
export function watchRequests({ isBehindProxy, siteOrigin }) {
  const context = new AsyncLocalStorage();
  const requests = (globalThis.__requests = {
    context,
    buckets: BUCKETS,
    open: 0,
    counts: new Map(),
    times: new Map(),
  });
  const ending = endConnections();
  const packFile = servePacked();
  const answerKept = keepPages();
  const { emit } = http.Server.prototype;
  http.Server.prototype.emit = function emitWatched(event, request, ...rest) {
    if (event === 'connection') {
      answerProtocolErrors(this);
      ending.open(this, request);
    }
    if (event !== 'request') return emit.call(this, event, request, ...rest);
    const given = request.headers[ID_HEADER];
    const id = isBehindProxy && given !== undefined && FOREIGN_ID.test(given) ? given : randomUUID();
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    request.headers[ID_HEADER] = id;
    const [answer] = rest;
    for (const [name, value] of securityHeadersFor(request.headers)) answer.setHeader(name, value);
    ending.answer(answer);
    const kind = kindOf(request.url ?? '');
    if (kind !== 'file') {
      answer.setHeader('X-Request-Id', id);
      // The only header of its own document that a page can read: error screens show it.
      answer.setHeader('Server-Timing', `request;desc="${id}"`);
    }
    count(requests, request, answer, kind);
    const refusal = refuseRequest(request, siteOrigin);
    if (refusal) {
      sendRefusal(request, answer, refusal, siteOrigin);
      return true;
    }
    // Next compares the origin of an action with this header once more: decided above, whatever a proxy writes.
    const { origin } = request.headers;
    if (request.method === 'POST' && origin) request.headers['x-forwarded-host'] = hostOf(origin);
    if (kind === 'file') packFile(request, answer);
    if (kind === 'page' && answerKept(request, answer)) return true;
    return context.run(id, () => emit.call(this, event, request, ...rest));
  };
}

const hostOf = (origin) => (URL.canParse(origin) ? new URL(origin).host : '');

/** A few kinds that cost alike; never the address itself, of which there is no end. */
function kindOf(url) {
  if (/^\/(_next\/static|pictures|feeds|guides\/[^/]+\.pdf)/.test(url)) return 'file';
  if (/^\/(healthz|readyz|metrics)\b/.test(url)) return 'probe';
  return url.startsWith('/api/') ? 'api' : 'page';
}

function count(requests, { method }, answer, kind) {
  const start = process.hrtime.bigint();
  requests.open += 1;
  answer.once('close', () => {
    requests.open -= 1;
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    const status = answer.writableFinished ? `${String(answer.statusCode)[0]}xx` : 'aborted';
    const key = `${METHODS.has(method) ? method : 'other'} ${kind} ${status}`;
    requests.counts.set(key, (requests.counts.get(key) ?? 0) + 1);
    const times = requests.times.get(kind) ?? { sum: 0, counts: new Array(BUCKETS.length + 1).fill(0) };
    const bucket = BUCKETS.findIndex((end) => seconds <= end);
    times.sum += seconds;
    times.counts[bucket < 0 ? BUCKETS.length : bucket] += 1;
    requests.times.set(kind, times);
  });
}
