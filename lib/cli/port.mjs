import net from 'node:net';

/** Uses nothing outside, because `completeServer` copies it into Next's server.js. */
export function readPort(value) {
  const given = value?.trim() || '3000';
  const port = /^\d+$/.test(given) ? Number(given) : 0;
  if (port > 0 && port < 65_536) return port;
  console.error('\nPORT must be a whole number from 1 to 65535.\n');
  process.exit(1);
}

export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
