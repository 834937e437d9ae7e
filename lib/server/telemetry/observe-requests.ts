import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Gauge, Histogram } from 'prom-client';

type Metrics = Readonly<{ open: Gauge; duration: Histogram<'method' | 'kind' | 'status'> }>;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT']);

export function observeRequests({ open, duration }: Metrics): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const { method = '', url = '' } = request;
    const start = performance.now();
    open.inc();
    response.once('close', () => {
      open.dec();
      duration.observe(
        {
          method: METHODS.has(method) ? method : 'other',
          kind: kindOf(url),
          status: response.writableFinished ? `${String(response.statusCode)[0]}xx` : 'aborted',
        },
        (performance.now() - start) / 1000,
      );
    });
  });
}

/** Metric label: paths are unbounded. */
function kindOf(url: string): string {
  if (/^\/(_next\/static|pictures|feeds|guides\/[^/]+\.pdf)/.test(url)) return 'file';
  if (/^\/(healthz|readyz|metrics)\b/.test(url)) return 'probe';
  return url.startsWith('/api/') ? 'api' : 'page';
}
