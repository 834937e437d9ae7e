import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { goodMessage } from '@/tests/support/lead-client';
import { hasNginx, startNginx } from '@/tests/support/live/nginx.mjs';
import { freePort, serve, type Site } from '@/tests/support/site-server';
import { found } from '@/tests/support/until.mjs';

jest.setTimeout(60_000);

type Response = Readonly<{ headers: http2.IncomingHttpHeaders; body: Buffer }>;

(hasNginx ? describe : describe.skip)('behind nginx', () => {
  let site: Site;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let client: http2.ClientHttp2Session;

  beforeAll(async () => {
    site = await serve({ TRUSTED_PROXY_HOPS: '1', SITE_URL: 'https://localhost' });
    nginx = await startNginx([site.port, await freePort()]);
    client = http2.connect(nginx.url, { rejectUnauthorized: false });
  });
  afterAll(async () => {
    client.close();
    await nginx.stop();
  });

  const send = (path: string, headers: http2.OutgoingHttpHeaders = {}, body?: string) =>
    new Promise<Response>((resolve, reject) => {
      const stream = client.request({ ':path': path, ...headers });
      const parts: Buffer[] = [];
      let head: http2.IncomingHttpHeaders = {};
      stream.on('response', (received) => (head = received));
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('error', reject);
      stream.on('end', () => resolve({ headers: head, body: Buffer.concat(parts) }));
      stream.end(body);
    });

  /** The cache expires after one second. */
  const fromCache = (path: string, headers: http2.OutgoingHttpHeaders) =>
    found(async () => {
      const response = await send(path, headers);
      return response.headers['x-cache'] === 'HIT' ? response : null;
    }, 20_000);

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)(
    'caches a public page for clients that accept %s, compressed once',
    async (accepted, encoding, decompress) => {
      const first = await send('/en/about', { 'accept-encoding': accepted });
      const second = await fromCache('/en/about', { 'accept-encoding': accepted });
      expect(second.headers).toMatchObject({
        ':status': 200,
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age') as string,
        'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-") as string,
      });
      expect(second.headers['content-encoding']).toBe(encoding);
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
      expect(decompress(second.body).toString()).toContain('</html>');
    },
  );

  it('caches a filtered list of offered values', async () => {
    const { headers } = await fromCache('/en/properties?beds=3', {});
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('fetches a feed again only where it has changed', async () => {
    const { body } = await send('/feeds/kyero.xml');
    const again = await found(async () => {
      const response = await send('/feeds/kyero.xml');
      return response.headers['x-cache'] === 'REVALIDATED' ? response : null;
    }, 20_000);
    expect([again.headers[':status'], again.body.equals(body)]).toEqual([200, true]);
    expect(body.toString()).toContain('</root>');
  });

  it('caches hashed files of the build for a year', async () => {
    const html = (await send('/en')).body.toString();
    const sheet = /href="(\/_next\/static\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
    expect((await fromCache(sheet, { 'accept-encoding': 'br' })).headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each(['/en/login', '/en/properties?location=g', '/en/saved-homes', '/healthz'])(
    'does not cache %s',
    async (path) => {
      for (let index = 0; index < 2; index += 1) {
        const { headers } = await send(path);
        expect([headers[':status'], headers['x-cache']]).not.toEqual([200, 'HIT']);
        expect(String(headers['cache-control'])).toContain('no-store');
      }
    },
  );

  it('forwards forms once, and limits count by the real address', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      const headers = { origin: 'https://localhost', 'content-type': 'application/json' };
      const message = { ...goodMessage, email: `ada${index}@example.com` };
      const { headers: head } = await send(
        '/api/contact/send',
        { ':method': 'POST', ...headers, 'x-forwarded-for': `203.0.113.${index}` },
        JSON.stringify(message),
      );
      statuses.push(head[':status']);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('logs no query: neither of a request, nor of the page before, nor where no instance answers, as people are told', async () => {
    const secret = 'token=hush-7';
    const referer = `https://localhost/en/search?q=${secret}`;
    await send(`/en/about?${secret}`, { referer });
    await new Promise((resolve, reject) => {
      const request = http.get({ port: nginx.httpPort, path: `/en/plain?${secret}`, headers: { referer } }, resolve);
      request.on('error', reject);
    });
    const silent = await startNginx([await freePort()]);
    const lonely = http2.connect(silent.url, { rejectUnauthorized: false });
    const stream = lonely.request({ ':path': `/en/contact?${secret}`, referer, accept: 'text/html' });
    const [head] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
    const words = await text(stream);
    lonely.close();
    expect(head).toMatchObject({
      ':status': 502,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(words).toMatch(/lang="es"[\s\S]*vuelva atrás[\s\S]*lang="en"[\s\S]*go back/);
    const logs = await found(() => {
      const text = nginx.readLogs() + silent.readLogs();
      return ['/en/about', '/en/plain', '/en/contact', '/en/search'].every((path) => text.includes(path)) ? text : null;
    }, 5_000);
    await silent.stop();
    expect(logs).not.toContain('hush-7');
  });

  it('does not log page views of homes, which would say whose they are', async () => {
    const headers = { ':method': 'POST', origin: 'https://localhost', 'content-type': 'application/json' };
    const response = await send('/api/beacon', headers, JSON.stringify({ listing: 'no-such-home' }));
    expect(response.headers[':status']).toBe(202);
    await send('/en/contact?after-the-beacon');
    const logs = await found(() => {
      const text = nginx.readLogs();
      return text.includes('/en/contact') ? text : null;
    }, 5_000);
    expect(logs).not.toContain('beacon');
  });

  describe('of a body that is too large', () => {
    const size = { 'content-length': String(102 * 1024 * 1024) };
    const address = '/api/sale/no-such-home/documents';
    const post = { ':method': 'POST', origin: 'https://localhost', 'content-type': 'multipart/form-data; boundary=x' };

    it('tells people in both languages what to do', async () => {
      const { body, headers } = await send(address, { ...post, ...size, accept: 'text/html,*/*;q=0.8' }, '');
      expect(headers).toMatchObject({
        ':status': 413,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      });
      expect(body.toString()).toMatch(/lang="es"[\s\S]*Vuelva atrás[\s\S]*lang="en"[\s\S]*Go back/);
    });

    it('gives scripts what they show', async () => {
      const { body, headers } = await send(address, { ...post, ':method': 'PUT', ...size, accept: '*/*' }, '');
      expect([headers[':status'], headers['content-type']]).toEqual([413, 'application/json']);
      expect(JSON.parse(body.toString())).toEqual({
        code: 'tooLarge',
        message: expect.stringMatching(/25 MB.*100 MB.*25 MB.*100 MB/) as string,
      });
    });

    it('is in the log with the address that was asked for', async () => {
      await send('/api/sale/a-home-of-the-log/documents?x=1', { ...post, ...size }, '');
      const line = await found(
        () =>
          nginx
            .readLogs()
            .split('\n')
            .find((one) => one.includes('a-home-of-the-log')) ?? null,
        5_000,
      );
      expect(line).toContain('POST "/api/sale/a-home-of-the-log/documents" 413');
    });

    it('names the limit of a form for the public', async () => {
      const large = { 'content-length': String(2 * 1024 * 1024), accept: 'text/html' };
      const { body, headers } = await send('/en/contact', { ...post, ...large }, '');
      const words = body.toString();
      expect([headers[':status'], words.includes('<main>'), words.match(/\d+ MB/g)]).toEqual([
        413,
        true,
        ['1 MB', '1 MB'],
      ]);
    });
  });

  it('leads from http to https', async () => {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ port: nginx.httpPort, path: '/en?x=1' }, resolve).on('error', reject);
    });
    response.resume();
    expect([response.statusCode, response.headers.location]).toEqual([308, 'https://localhost/en?x=1']);
  });
});
