/** Polls `/readyz`, round robin; repeats readings without an answer, and messages that reached no instance. */
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../../lib/cli/port.mjs';
import { statusOf } from './instance.mjs';

const LOOK_MS = 250;

export async function startProxy(urls) {
  const upstreams = urls.map((url) => ({ url: new URL(url), isReady: true, served: 0 }));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  let turn = 0;
  const next = () => {
    const ready = upstreams.filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % ready.length] ?? upstreams[turn % upstreams.length];
  };

  const server = http.createServer(async (request, response) => {
    // Buffers the body, because a retry without it would hang.
    const body = await buffer(request).catch(() => null);
    if (!body) return response.destroy();
    const pass = (triesLeft) => {
      const upstream = next();
      const headers = { ...request.headers, 'x-forwarded-for': request.headers['x-forwarded-for'] ?? '127.0.0.1' };
      const { hostname, port } = upstream.url;
      const passed = http.request({ agent, hostname, port, path: request.url, method: request.method, headers });
      passed.on('response', (result) => {
        upstream.served += 1;
        response.writeHead(result.statusCode, result.headers);
        result.pipe(response);
      });
      passed.on('error', (error) => {
        if (error.code === 'ECONNREFUSED') upstream.isReady = false;
        // As `proxy_next_upstream error` of deploy/nginx.conf: a reading that no instance answered may be repeated.
        const mayRepeat = error.code === 'ECONNREFUSED' || request.method === 'GET';
        if (mayRepeat && triesLeft > 0 && !response.headersSent) return pass(triesLeft - 1);
        if (!response.headersSent) response.writeHead(502);
        response.end();
      });
      passed.end(body);
    };
    pass(3);
  });

  const timer = setInterval(() => {
    for (const upstream of upstreams) {
      void statusOf(new URL('/readyz', upstream.url).href).then((status) => (upstream.isReady = status === 200));
    }
  }, LOOK_MS);
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${port}`,
    served: () => upstreams.map(({ served }) => served),
    isReady: (index) => upstreams[index].isReady,
    stop: () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
