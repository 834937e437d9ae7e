import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const INTERVAL_MS = 100;
/** Proxies see /readyz fail within this time. */
const GRACE_MS = 2_000;

/**
 * Closes connections on SIGTERM, because Node closes only idle ones: busy ones after their response, unused ones after
 * a grace period.
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
