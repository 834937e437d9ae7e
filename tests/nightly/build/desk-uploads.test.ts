import { existsSync, readdirSync } from 'node:fs';
import https from 'node:https';
import net from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { MAX_UPLOAD_BYTES } from '@/lib/listings/images/upload-outcome';
import { makeDeskSession } from '@/tests/support/desk-session';
import { hasNginx, startNginx } from '@/tests/support/live/nginx.mjs';
import { folder, freePort, serve, stop, type Site } from '@/tests/support/site-server';
import { until } from '@/tests/support/until.mjs';

jest.setTimeout(120_000);

const [listing] = contentListings;
const address = `/api/desk/listings/${listing?.id}/images`;
const incoming = path.join(folder, 'storage/incoming');
const left = () => (existsSync(incoming) ? readdirSync(incoming) : []);

async function photo(background: string, bytes?: number): Promise<Buffer> {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  const jpeg = await image.jpeg().toBuffer();
  return bytes === undefined ? jpeg : Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
}

(hasNginx ? describe : describe.skip)('uploads behind nginx', () => {
  let site: Site;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let cookie = '';

  beforeAll(async () => {
    const behind = { TRUSTED_PROXY_HOPS: '1', SITE_URL: 'https://localhost' };
    const first = await serve(behind);
    await stop(first);
    cookie = makeDeskSession(first.environment, 'agent');
    site = await serve(behind);
    nginx = await startNginx([site.port, await freePort()]);
  });
  afterAll(async () => {
    await nginx.stop();
    await stop(site);
  });
  afterEach(() => until(() => Promise.resolve(left().length === 0), 10_000));

  type Sent = Readonly<{ status: number; location: string | undefined; text: string }>;
  const send = (body: Buffer, headers: Readonly<Record<string, string>> = {}, method = 'PUT', name = 'a.jpg') =>
    new Promise<Sent>((resolve, reject) => {
      const url = new URL(`${address}?name=${name}`, nginx.url);
      const all = { cookie, origin: 'https://localhost', 'content-length': String(body.length), ...headers };
      const request = https.request(url, { method, headers: all, rejectUnauthorized: false }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, location: response.headers.location, text });
        });
      });
      request.on('error', reject);
      request.end(body);
    });

  it('takes 25 MB whole, twice at once as one photograph', async () => {
    const body = await photo('#446688', MAX_UPLOAD_BYTES);
    const results = await Promise.all([send(body), send(body)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  });

  it('refuses one byte more', async () => {
    const { status, text } = await send(await photo('#446688', MAX_UPLOAD_BYTES + 1));
    expect([status, JSON.parse(text)]).toEqual([413, expect.objectContaining({ code: 'tooLarge' })]);
  });

  it('leaves nothing of an upload that is cut', async () => {
    await new Promise<void>((resolve) => {
      const headers = { cookie, origin: 'https://localhost', 'content-length': String(MAX_UPLOAD_BYTES) };
      const options = { method: 'PUT', headers, rejectUnauthorized: false };
      const request = https.request(new URL(address, nginx.url), options);
      request.on('error', () => resolve());
      request.write(Buffer.alloc(3_000_000));
      void until(() => Promise.resolve(left().length > 0), 10_000).finally(() => request.destroy());
    });
    await until(() => Promise.resolve(left().length === 0), 10_000);
    expect((await send(await photo('#557799'))).status).toBe(201);
  });

  it('leaves nothing where another length was promised', async () => {
    const head = `PUT ${address} HTTP/1.1\r\nHost: localhost:${site.port}\r\nOrigin: http://localhost:${site.port}\r\n`;
    const socket = net.connect(site.port, 'localhost');
    socket.on('error', () => undefined);
    socket.write(`${head}Cookie: ${cookie}\r\nContent-Length: 5000\r\n\r\n`);
    socket.write(Buffer.alloc(1000));
    await until(() => Promise.resolve(left().length > 0), 10_000);
    socket.end();
    await until(() => Promise.resolve(left().length === 0), 10_000);
  });

  it('takes several in a form, and leads back to the page with what was refused', async () => {
    const part = (name: string, body: Buffer) => [
      Buffer.from(`--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      body,
      Buffer.from('\r\n'),
    ];
    const files = [await photo('#117733'), Buffer.from('<svg/>'), await photo('#993311')];
    const body = Buffer.concat([...files.flatMap((file, at) => part(`${at}.jpg`, file)), Buffer.from('--edge--\r\n')]);
    const headers = { 'content-type': 'multipart/form-data; boundary=edge', referer: 'https://localhost/en/dashboard' };
    const { location, status } = await send(body, headers, 'POST');
    expect(status).toBe(303);
    expect(location).toBe(
      `/en/dashboard/agency/homes/${listing?.id}/images?added=2&file=${encodeURIComponent('notAnImage:1.jpg')}`,
    );
  });

  it('is not there for anybody else, nor for other sites', async () => {
    const body = await photo('#446688');
    expect((await send(body, { cookie: '' })).status).toBe(404);
    expect((await send(body, { cookie: cookie.replace(/=.*/, '=forged') })).status).toBe(404);
    expect((await send(body, { origin: 'https://evil.test' })).status).toBe(403);
  });
});
