import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const INTERVAL_MS = 100;
/** By then a proxy has seen that /readyz fails and sends nothing more. */
const GRACE_MS = 2_000;

/**
 * Ends connections on SIGTERM. Next stops listening and waits for open connections; Node closes idle ones once, but
 * not those that are answering (kept alive afterwards) nor those without a request yet (opened in advance by browsers
 * and proxies). Every response then ends its connection, and after a grace period unused connections are closed.
 */
export function drainConnections() {
  const servers = new Set<Server>();
  const sockets = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  let isStopping = false;

  const stop = () => {
    isStopping = true;
    for (const response of responses) response.shouldKeepAlive = false;
    setTimeout(() => setInterval(closeUnused, INTERVAL_MS).unref(), GRACE_MS).unref();
  };
  const closeUnused = () => {
    for (const server of servers) server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);

  return {
    trackConnection(server: Server, socket: Socket): void {
      servers.add(server);
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    },
    trackResponse(response: ServerResponse): void {
      responses.add(response);
      response.once('close', () => responses.delete(response));
      if (isStopping) response.shouldKeepAlive = false;
    },
  };
}
