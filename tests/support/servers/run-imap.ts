/** Dovecot beside the site of the browser tests, which deliver emails over HTTP. */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startImapServer } from './imap';
import { ports } from './ports.mjs';

const imap = await startImapServer(ports.imap);

const server = createServer((request, response) => {
  void buffer(request).then((source) => {
    if (source.length > 0) imap.deliver(source);
    response.end();
  });
}).listen(ports.delivery);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close();
    void imap.stop().then(() => process.exit(0));
  });
}
