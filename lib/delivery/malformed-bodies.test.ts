import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { MalformedFormError } from '@/lib/errors/malformed-form-error';
import { refusalTexts } from '@/lib/i18n/error-texts';
import { malformedStatus, markMalformed, refuseMalformed } from './malformed-bodies';

/* Stacks as Next 16.4 writes them. */
const NEXT = '/srv/site/node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js';
const SITE = '/srv/site/.next/server/chunks/ssr/lib_server_http_form-action_ts_0xb9a2nxoxz4t._.js';
const action = { method: 'POST', routeType: 'action', renderSource: 'react-server-components-payload' };
const plainForm = { method: 'POST', routeType: 'render' };

function failure(message: string, ...frames: readonly string[]): Error {
  return Object.assign(new Error(message), {
    stack: [message, ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });
}

const badJson = failure('Unexpected end of JSON input', 'JSON.parse (<anonymous>)', `tI (${NEXT}:15:70523)`);
const cutForm = failure(
  'Failed to parse body as FormData.',
  'node:internal/deps/undici/undici:5817:27',
  'async consumeBody (node:internal/deps/undici/undici:5870:7)',
  'async Promise.all (index 1)',
  `async ${NEXT}:18:622`,
);
const tooLarge = Object.assign(failure('Body exceeded 1 MB limit.', `Transform.transform (${NEXT}:18:1)`), {
  statusCode: 413,
});
const bug = failure('x is undefined', `${SITE}:1:1394`, `${NEXT}:18:3465`);

it.each([
  ['Flight that ends early', badJson, action, 400],
  ['a form without JavaScript that ends early', cutForm, plainForm, 400],
  ['arguments that are no form', new MalformedFormError('no form'), action, 400],
  ['a body over the limit', tooLarge, action, 413],
  ['a bug of an action', bug, action, null],
  ['a bug behind a library', failure('x', `query (/srv/site/node_modules/pg/lib/client.js:1:1)`), action, null],
  ['a bug without a stack', failure('x'), action, null],
  ['something that is no error', 'x', action, null],
  ['a page that cannot be rendered', badJson, { ...plainForm, renderSource: 'server-rendering' }, null],
  ['a request without a body', badJson, { method: 'GET', routeType: 'render' }, null],
  ['an address of the API', badJson, { method: 'POST', routeType: 'route' }, null],
])('judges %s', (_, error, failed, status) => expect(malformedStatus(error, failed)).toBe(status));

it('answers a marked request with its status, and no other', async () => {
  const server = http.createServer((request, response) => {
    const id = String(request.headers['x-request-id']);
    refuseMalformed(response, id);
    if (id === 'malformed') markMalformed(id, 400);
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    response.statusCode = Number(pathname.slice(1));
    if (search === '?compressed') {
      response.setHeader('content-length', 21);
      response.writeHead(response.statusCode);
    }
    response.end('Internal Server Error');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const statusOf = async (id: string, status: number) =>
    (await fetch(`http://localhost:${port}/${status}`, { method: 'POST', headers: { 'x-request-id': id } })).status;
  expect(await statusOf('malformed', 500)).toBe(400);
  for (const path of ['/500', '/500?compressed']) {
    const refused = await fetch(`http://localhost:${port}${path}`, { headers: { 'x-request-id': 'malformed' } });
    expect(refused.headers.get('content-type')).toMatch('text/plain');
    expect(await refused.text()).toBe(`${refusalTexts.en.cutForm}\n${refusalTexts.es.cutForm}\n`);
  }
  expect(await statusOf('malformed', 303)).toBe(303);
  expect(await statusOf('other', 500)).toBe(500);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
