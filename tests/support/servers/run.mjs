/** The outside world for the browser tests: a mail server, Google and Facebook, each in one process of ours. */
import { createServer } from 'node:http';
import { startFacebook } from './facebook.mjs';
import { startGoogle } from './google.mjs';
import { ports } from './ports.mjs';
import { createMailServer } from './smtp.mjs';

const mailServer = createMailServer(ports.smtp);
await Promise.all([mailServer.setMode('up'), startGoogle(), startFacebook()]);

// How tests read the mails and switch the mail server: see mailbox.ts.
createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://localhost:${ports.control}`);
  const answer = (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (url.pathname === '/mails') {
    const to = url.searchParams.get('to');
    return void answer(mailServer.mails.filter(({ recipients }) => !to || recipients.includes(to)));
  }
  if (url.pathname === '/mode' && request.method === 'POST') {
    return void mailServer.setMode(url.searchParams.get('is')).then(() => answer({ mode: mailServer.mode }));
  }
  answer({ status: 'ready' });
}).listen(ports.control);

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));
