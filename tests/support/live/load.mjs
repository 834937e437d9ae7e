import http from 'node:http';
import https from 'node:https';

export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Returns requests per second, sorted times (ms) and counts by status (`failed` without response). */
export async function load(base, next, { seconds, connections = 20 }) {
  const { hostname, port, protocol } = new URL(base);
  const { Agent, request: open } = protocol === 'https:' ? https : http;
  // Test certificates are self-signed.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, rejectUnauthorized: false });
  const times = [];
  const statuses = {};
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  const once = () =>
    new Promise((resolve) => {
      const { path, method = 'GET', headers = {}, body } = next();
      const startedAt = performance.now();
      const done = (status) => {
        times.push(performance.now() - startedAt);
        statuses[status] = (statuses[status] ?? 0) + 1;
        resolve();
      };
      const request = open({
        agent,
        hostname,
        port,
        path,
        method,
        headers: { 'accept-encoding': 'gzip', ...headers },
      });
      request.on('response', (response) => response.resume().on('end', () => done(response.statusCode)));
      request.on('error', () => done('failed'));
      request.end(body);
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) await once();
    }),
  );
  agent.destroy();
  const lasted = (performance.now() - begin) / 1_000;
  const sorted = times.sort((a, b) => a - b);
  return {
    rps: times.length / lasted,
    count: times.length,
    times: sorted,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    statuses,
  };
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
