import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { METHODS } from './request-guard';
import { securityHeadersFor } from './security-headers';

/** Node's mapping (`clientError`, node:http). */
const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const prepared = new WeakSet<Server>();

export function handleProtocolErrors(server: Server): void {
  if (prepared.has(server)) return;
  prepared.add(server);
  // The request guard refuses requests without Host, with headers. Node reads the option per request.
  (server as Server & { requireHostHeader: boolean }).requireHostHeader = false;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) =>
    endWith(socket, STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'),
  );
  server.on('connect', (_: IncomingMessage, socket: Duplex) =>
    endWith(socket, '405 Method Not Allowed', [['Allow', METHODS.join(', ')]]),
  );
  server.on('checkExpectation', ({ headers }: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, Object.fromEntries(securityHeadersFor(headers))).end();
  });
}

type Pending = Duplex & { _httpMessage?: ServerResponse };

function endWith(socket: Pending, statusLine: string, headers: readonly (readonly [string, string])[] = []): void {
  socket.on('error', () => socket.destroy());
  // The bytes would become part of the response.
  if (!socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const lines = [...headers, ...securityHeadersFor({}), ['Connection', 'close'], ['Content-Length', '0']];
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${statusLine}\r\n${head}\r\n`, () => socket.destroy());
}
