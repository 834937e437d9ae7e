import http from 'node:http';

/** Read by lib/server/http/client-address.ts. */
const HEADER = 'x-peer-address';

/**
 * Tells the site who is at the other end of each connection, which Next keeps to itself: as a header, in place of any
 * that the client sent, so that nobody can choose the address that limits count by.
 */
export function tellPeerAddress() {
  const { emit } = http.Server.prototype;
  http.Server.prototype.emit = function emitWithPeer(event, request, ...rest) {
    if (event === 'request') request.headers[HEADER] = request.socket.remoteAddress ?? '';
    return emit.call(this, event, request, ...rest);
  };
}
