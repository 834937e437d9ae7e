import { createServer } from 'node:http';
import { clients } from './clients.mjs';
import { startFacebook } from './facebook.mjs';
import { startGoogle } from './google.mjs';
import { ports } from './ports.mjs';
import { createEmailServer } from './smtp.mjs';
import { seededStaff } from './staff.mjs';

const emailServer = createEmailServer(ports.smtp);
await Promise.all([emailServer.setMode('up'), startGoogle(), startFacebook()]);

const taken = { en: 0, es: 0 };
const takenStaff = {};

createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://localhost:${ports.control}`);
  const respond = (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (url.pathname === '/mails') {
    const to = url.searchParams.get('to');
    return void respond(emailServer.mails.filter(({ recipients }) => !to || recipients.includes(to)));
  }
  if (url.pathname === '/mode' && request.method === 'POST') {
    return void emailServer.setMode(url.searchParams.get('is')).then(() => respond({ mode: emailServer.mode }));
  }
  if (url.pathname === '/clients' && request.method === 'POST') {
    const locale = url.searchParams.get('locale');
    const n = taken[locale]++;
    if (n < clients.perLanguage) return void respond({ email: clients.email(locale, n) });
    return void response.writeHead(404).end();
  }
  if (url.pathname === '/staff' && request.method === 'POST') {
    const [role, locale] = [url.searchParams.get('role'), url.searchParams.get('locale')];
    const n = (takenStaff[`${role} ${locale}`] = (takenStaff[`${role} ${locale}`] ?? -1) + 1);
    if (n < seededStaff.perRole) {
      return void respond({ email: seededStaff.email(role, locale, n), id: seededStaff.id(role, locale, n) });
    }
    return void response.writeHead(404).end();
  }
  respond({ status: 'ready' });
}).listen(ports.control);

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));
