import { refuseRequest } from './request-guard';

const SITE = 'https://www.example.com';

const decide = (request: Partial<Parameters<typeof refuseRequest>[0]> = {}) =>
  refuseRequest(
    { method: 'GET', url: '/en', httpVersion: '1.1', ...request, headers: { host: 'localhost', ...request.headers } },
    SITE,
  );

describe('methods', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('lets %s pass from anywhere', (method) => {
    expect(decide({ method, headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' } })).toBeNull();
  });

  it.each(['TRACE', 'TRACK', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'get', ''])('refuses %p', (method) => {
    expect(decide({ method })).toEqual({ status: 405, code: 'methodNotAllowed' });
  });
});

it('lets files be put to the desk, from the site itself', () => {
  const put = (url: string, headers: Record<string, string>) => decide({ method: 'PUT', url, headers });
  expect(put('/api/desk/listings/a/images?name=a.jpg', { origin: SITE })).toBeNull();
  expect(put('/api/desk/listings/a/images', { origin: 'https://evil.test' })).toMatchObject({ status: 403 });
  expect(put('/api/desk/listings/a/images', {})).toMatchObject({ status: 403 });
  expect(put('/api/contact/send', { origin: SITE })).toMatchObject({ status: 405 });
  expect(put('/en/api/desk/', { origin: SITE })).toMatchObject({ status: 405 });
});

describe('addresses', () => {
  it.each([
    '/',
    '//x',
    '/en/blog/caf%C3%A9',
    '/en/100%25',
    '/en/search?q=%E0%A4%A',
    '/en/search?q=%',
    '/en/search?q=a%0Ab',
    '/en/search?x=1?y=%E0',
  ])('lets %s pass', (url) => expect(decide({ url })).toBeNull());

  it.each([
    '',
    '*',
    'evil.test:443',
    'http://evil.test/',
    'https://www.example.com/en',
    '/%',
    '/%E0',
    '/en/%E0%A4%A?q=a',
    '/en/%c0%af',
    '/en/%00',
    '/en/a%0d%0aSet-Cookie:x',
    '/en/%7f',
    '/en/search?q=%00',
    '/en/search?q=a&%00=b',
  ])('refuses %p', (url) => expect(decide({ url })).toEqual({ status: 400, code: 'malformed' }));

  it('requires Host in HTTP/1.1, not in HTTP/1.0', () => {
    const bare = { method: 'GET', url: '/en', headers: {} };
    expect(refuseRequest({ ...bare, httpVersion: '1.1' }, SITE)).toEqual({ status: 400, code: 'malformed' });
    expect(refuseRequest({ ...bare, httpVersion: '1.0' }, SITE)).toBeNull();
  });
});

describe('unsafe methods', () => {
  const post = (headers: Record<string, string>, url = '/en/contact') => decide({ method: 'POST', url, headers });

  it.each([
    ['the origin of the site', { origin: SITE }],
    ['the origin of the site and what browsers add', { origin: SITE, 'sec-fetch-site': 'same-origin' }],
    ['the origin of the site, typed in anew by a person', { origin: SITE, 'sec-fetch-site': 'none' }],
    ['no origin, but the word of a browser', { 'sec-fetch-site': 'same-origin' }],
    ['this machine by its own name', { origin: 'http://localhost:3001', host: 'localhost:3001' }],
    ['this machine by its address', { origin: 'http://127.0.0.1', host: '127.0.0.1' }],
    ['this machine by its new address', { origin: 'http://[::1]:3001', host: '[::1]:3001' }],
  ])('pass with %s', (_, headers) => expect(post(headers)).toBeNull());

  it.each([
    ['nothing', {}],
    ['no origin from another site', { 'sec-fetch-site': 'cross-site' }],
    ['no origin from a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['no origin and no page', { 'sec-fetch-site': 'none' }],
    ['a sandboxed page', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    ['another origin', { origin: 'https://evil.test' }],
    ['another origin that is the host', { origin: 'https://evil.test', host: 'evil.test' }],
    ['another origin that is the forwarded host', { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }],
    ['the origin of the site from another site', { origin: SITE, 'sec-fetch-site': 'cross-site' }],
    ['the origin of the site without TLS', { origin: 'http://www.example.com' }],
    ['another port', { origin: `${SITE}:8443` }],
    ['a name that begins alike', { origin: `${SITE}.evil.test` }],
    ['two origins', { origin: `${SITE}, https://evil.test` }],
    ['another port of this machine', { origin: 'http://localhost:9999', host: 'localhost:3001' }],
    ['a name that begins as this machine', { origin: 'http://localhost.evil.test', host: 'localhost.evil.test' }],
  ])('are refused with %s', (_, headers) => {
    expect(post(headers)).toEqual({ status: 403, code: 'forbiddenOrigin' });
  });

  it.each([
    '/api/newsletter/unsubscribe?token=x',
    '/api/alerts/stop',
    '/api/sale-figures/stop',
    '/api/matches/stop',
    '/api/leads',
  ])('pass from anywhere at %s', (url) => {
    expect(post({}, url)).toBeNull();
    expect(post({ origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }, url)).toBeNull();
  });

  it.each(['/api/alerts/stop/', '/api/alerts/stopx', '/en?x=/api/alerts/stop', '/api//alerts/stop'])(
    'are refused at %s as elsewhere',
    (url) => expect(post({}, url)).toEqual({ status: 403, code: 'forbiddenOrigin' }),
  );
});
