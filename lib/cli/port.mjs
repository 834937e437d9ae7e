import net from 'node:net';

/** Uses nothing outside, because `withPortCheck` copies it into Next's server.js. */
export function readPort(value) {
  const given = value?.trim() || '3000';
  const port = /^\d+$/.test(given) ? Number(given) : 0;
  if (port > 0 && port < 65_536) return port;
  console.error('\nPORT must be a whole number from 1 to 65535.\n');
  process.exit(1);
}

const READS_PORT = 'parseInt(process.env.PORT, 10) || 3000';

/** Next's server.js takes port 3000 for every wrong PORT. Returns null for a source that reads PORT in another way. */
export const withPortCheck = (source) =>
  source.includes(READS_PORT) ? source.replace(READS_PORT, () => `(${readPort})(process.env.PORT)`) : null;

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
