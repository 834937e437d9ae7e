import { METHODS } from './request-guard.mjs';
import { securityHeadersFor } from './security-headers.mjs';

/** As Node tells them apart itself (`clientError` in the documentation of node:http). */
const STATUS_LINES = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const EXPECTATION_FAILED = 417;

const prepared = new WeakSet();

/**
 * Gives security headers also to what Node answers by itself, before there is a request that Next could see. Call it
 * with each connection: a server is prepared once.
 */
export function answerProtocolErrors(server) {
  if (prepared.has(server)) return;
  prepared.add(server);
  // The guard refuses such requests, with headers.
  server.requireHostHeader = false;
  server.on('clientError', (error, socket) => endWith(socket, STATUS_LINES[error.code] ?? '400 Bad Request'));
  server.on('connect', (_, socket) => endWith(socket, '405 Method Not Allowed', [['Allow', METHODS.join(', ')]]));
  server.on('checkExpectation', ({ headers }, response) => {
    response.writeHead(EXPECTATION_FAILED, Object.fromEntries(securityHeadersFor(headers))).end();
  });
}

function endWith(socket, statusLine, headers = []) {
  socket.on('error', () => socket.destroy());
  // Where a response is on its way, these bytes would become part of it.
  if (!socket.writable || socket._httpMessage?.headersSent) return socket.destroy();
  const lines = [...headers, ...securityHeadersFor({}), ['Connection', 'close'], ['Content-Length', '0']];
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${statusLine}\r\n${head}\r\n`, () => socket.destroy());
}
