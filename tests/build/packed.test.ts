import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask } from '@/tests/support/ask';
import { serve, stop } from '@/tests/support/site-server';

jest.setTimeout(60_000);

it('hands out scripts, styles and page data packed once, and the same to whoever cannot take that', async () => {
  const site = await serve();
  const { port } = site;
  const find = (folder: string, end: string) =>
    `${folder}/${readdirSync(`.next/static/${folder}`)
      .find((name) => name.endsWith(`${end}.br`))
      ?.replace(/\.br$/, '')}`;
  for (const [file, type] of [
    [find('chunks', '.js'), 'application/javascript'],
    [find('chunks', '.css'), 'text/css'],
    [find('data', '.txt'), 'text/plain'],
  ] as const) {
    const content = readFileSync(`.next/static/${file}`);
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['br;q=0.5, gzip;q=0.4', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ] as const) {
      const { headers, status, body } = await ask(port, `/_next/static/${file}`, { 'accept-encoding': accepted });
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-type']).toContain(type);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(unpack(body).equals(content)).toBe(true);
    }
  }
  const missing = await ask(port, '/_next/static/chunks/none.js', { 'accept-encoding': 'br' });
  expect(missing.status).toBe(404);
  expect(missing.headers['content-encoding']).toBeUndefined();
  await stop(site);
});
