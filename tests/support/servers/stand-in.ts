import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Status, `hang` (no response) or `close` (at once). */
export type StandInMode = number | 'hang' | 'close';

type StandInCall = Readonly<{ path: string; headers: IncomingHttpHeaders; body: string }>;

/** External service on this machine. */
export type StandIn = Readonly<{
  url: string;
  calls: readonly StandInCall[];
  setMode: (mode: StandInMode, body?: unknown, headers?: Record<string, string>) => void;
  close: () => Promise<void>;
}>;

export async function startStandIn(): Promise<StandIn> {
  const calls: StandInCall[] = [];
  let answer: { mode: StandInMode; body: unknown; headers: Record<string, string> } = {
    mode: 200,
    body: {},
    headers: {},
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body });
      if (answer.mode === 'close') return request.socket.destroy();
      if (answer.mode === 'hang') return;
      response.writeHead(answer.mode, { 'content-type': 'application/json', ...answer.headers });
      response.end(JSON.stringify(answer.body));
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  // Does not keep a failed test's process alive.
  server.unref();
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    setMode: (mode, body = {}, headers = {}) => {
      answer = { mode, body, headers };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
