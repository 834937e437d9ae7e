import { createServer } from 'node:http';
import { ports, secrets } from './ports.mjs';

export function startFacebook() {
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(500).end());
  });
  return new Promise((resolve) => server.listen(ports.facebook, () => resolve(server)));
}

async function respond(request, response) {
  const url = new URL(request.url, `http://localhost:${ports.facebook}`);
  const path = url.pathname.replace(/^\/v\d+\.\d+/, '');
  if (path === '/dialog/oauth') return dialog(url, response);
  if (path === '/decide') return decide(url, response);
  if (path === '/oauth/access_token') return token(request, response);
  if (path === '/me') return me(request, response);
  response.writeHead(404).end();
}

function dialog(url, response) {
  const hiddenFields = ['redirect_uri', 'state'].map(
    (name) => `<input type="hidden" name="${name}" value="${escape(url.searchParams.get(name) ?? '')}">`,
  );
  const fields = ['id', 'name', 'email'].map((name) => `<label>${name} <input name="${name}"></label>`);
  response.writeHead(200, { 'content-type': 'text/html' }).end(
    `<!doctype html><title>Facebook</title><form action="/decide">${[...hiddenFields, ...fields].join('')}
    <button name="choice" value="allow">Continue</button><button name="choice" value="deny">Not now</button></form>`,
  );
}

function decide(url, response) {
  const given = url.searchParams;
  const back = new URL(given.get('redirect_uri'));
  if (back.origin !== `http://localhost:${ports.site}`) return void response.writeHead(400).end();
  back.searchParams.set('state', given.get('state') ?? '');
  if (given.get('choice') === 'deny') {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_reason', 'user_denied');
  } else {
    const user = { id: given.get('id'), name: given.get('name'), email: given.get('email') || undefined };
    back.searchParams.set('code', Buffer.from(JSON.stringify(user)).toString('base64url'));
  }
  response.writeHead(302, { location: back.href }).end();
}

async function token(request, response) {
  let text = '';
  for await (const chunk of request) text += chunk;
  const given = new URLSearchParams(text);
  const isClient =
    given.get('client_id') === secrets.facebook.id && given.get('client_secret') === secrets.facebook.secret;
  if (!isClient) return void json(response, 401, { error: { message: 'Error validating client secret.' } });
  json(response, 200, { access_token: given.get('code'), token_type: 'bearer', expires_in: 3600 });
}

function me(request, response) {
  const [, code = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  json(response, 200, JSON.parse(Buffer.from(code, 'base64url').toString()));
}

const json = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const escape = (text) => text.replace(/[&"<]/g, (character) => `&#${character.charCodeAt(0)};`);
