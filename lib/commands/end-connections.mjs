/** How often connections that nobody uses are looked for while the server stops. */
const LOOK_MS = 100;
/** By then a proxy has seen that /readyz fails, and sends nothing more that a closed door could turn away. */
const GRACE_MS = 2_000;

/**
 * Asked to stop, Next takes no more connections and waits for those that are open. Node closes the idle ones at once,
 * but neither those that are just answering, which stay open for a next request, nor those on which nothing came yet,
 * which proxies and browsers open in advance: the process would wait for them until its time is up. Here every
 * connection ends with its answer, and then what nobody uses is closed.
 */
export function endConnections() {
  const servers = new Set();
  const sockets = new Set();
  const answers = new Set();
  let isStopping = false;

  const closeUnused = () => {
    servers.forEach((server) => server.closeIdleConnections());
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => {
      isStopping = true;
      // Where the head of the answer has not left, it says that the connection ends.
      for (const answer of answers) answer.shouldKeepAlive = false;
      setTimeout(() => setInterval(closeUnused, LOOK_MS).unref(), GRACE_MS).unref();
    });
  }

  const keep = (set, one) => {
    set.add(one);
    one.once('close', () => set.delete(one));
  };
  return {
    /** Tells it of a connection that was opened. */
    open: (server, socket) => {
      servers.add(server);
      keep(sockets, socket);
    },
    /** Tells it of a request that is to be answered. */
    answer: (answer) => {
      keep(answers, answer);
      if (isStopping) answer.shouldKeepAlive = false;
    },
  };
}
