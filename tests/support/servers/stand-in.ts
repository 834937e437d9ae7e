import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StandInMode = number | 'hang' | 'close';

type StandInRequest = Readonly<{ path: string; headers: IncomingHttpHeaders; body: string }>;

export type StandIn = Readonly<{
  url: string;
  calls: readonly StandInRequest[];
  setMode: (mode: StandInMode, body?: unknown, headers?: Record<string, string>) => void;
  close: () => Promise<void>;
}>;

export async function startStandIn(): Promise<StandIn> {
  const calls: StandInRequest[] = [];
  let result: { mode: StandInMode; body: unknown; headers: Record<string, string> } = {
    mode: 200,
    body: {},
    headers: {},
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body });
      if (result.mode === 'close') return request.socket.destroy();
      if (result.mode === 'hang') return;
      response.writeHead(result.mode, { 'content-type': 'application/json', ...result.headers });
      response.end(JSON.stringify(result.body));
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  // Does not keep a failed test's process alive.
  server.unref();
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    setMode: (mode, body = {}, headers = {}) => {
      result = { mode, body, headers };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
