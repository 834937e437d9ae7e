import net from 'node:net';

const LIMIT_MS = 20_000;

export const rawStatus = (port, address) =>
  new Promise((resolve) => {
    const socket = net.connect(port, 'localhost');
    let head = '';
    const done = () => {
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0));
      socket.destroy();
    };
    socket.setTimeout(LIMIT_MS, done);
    socket.on('data', (part) => {
      head += part.toString('latin1');
      if (head.includes('\r\n')) done();
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
