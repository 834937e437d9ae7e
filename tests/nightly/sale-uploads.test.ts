import { utimesSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { MAX_DOCUMENT_BYTES } from '@/lib/sales/document-outcome';
import { makeDeskSession } from '@/tests/support/desk-session';
import { filesIn, formOf, pdfOf, readDocumentKeys, seedSale } from '@/tests/support/document-files';
import { hostileDocuments } from '@/tests/support/hostile-documents';
import { hasNginx, startNginx } from '@/tests/support/live/nginx.mjs';
import { folder, freePort, serve, stop, type Site } from '@/tests/support/site-server';
import { texts } from '@/tests/support/texts';
import { until } from '@/tests/support/until.mjs';

jest.setTimeout(300_000);

const [listing = ''] = contentListings.filter(({ status }) => status === 'available').map(({ id }) => id);
const upload = `/api/sale/${listing}/documents`;
const { papers: documents } = texts.en.sale;

(hasNginx ? describe : describe.skip)('documents of a sale behind nginx', () => {
  let site: Site;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let cookie = '';
  const storage = path.join(folder, 'storage');
  const behind = { TRUSTED_PROXY_HOPS: '1', SITE_URL: 'https://localhost', LOG_LEVEL: 'silent' };

  beforeAll(async () => {
    site = await serve(behind);
    await stop(site);
    cookie = makeDeskSession(site.environment, 'agent');
    seedSale(site, listing);
    site = await serve(behind);
    nginx = await startNginx([site.port, await freePort()]);
  });
  afterAll(async () => {
    await nginx.stop();
    await stop(site);
  });

  type Answer = Readonly<{
    status: number;
    headers: Readonly<Record<string, unknown>>;
    body: Buffer;
    query: URLSearchParams;
  }>;
  const open = (address: string, method: string, headers: Readonly<Record<string, string>> = {}) =>
    https.request(new URL(address, nginx.url), {
      method,
      headers: { cookie, origin: 'https://localhost', referer: 'https://localhost/en/x', ...headers },
      rejectUnauthorized: false,
    });
  const ask = (address: string, body?: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const type = { 'content-type': 'multipart/form-data; boundary=edge', 'content-length': String(body?.length) };
      const request = body ? open(address, 'POST', type) : open(address, 'GET');
      request.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const query = new URL(response.headers.location ?? '/', nginx.url).searchParams;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts), query });
        });
      });
      request.on('error', reject);
      request.end(body);
    });
  const send = async (name: string, bytes: Buffer) => {
    const { query, status } = await ask(upload, formOf(name, bytes));
    expect(status).toBe(303);
    return { outcome: query.get('outcome'), file: query.get('file') };
  };
  const deskPage = (query = '') => ask(`/en/dashboard/agency/homes/${listing}/sale${query}`);
  const stored = () => filesIn(path.join(storage, 'documents'));
  const arriving = () => filesIn(path.join(storage, 'incoming'));
  const newest = async () => {
    const html = (await deskPage()).body.toString();
    return [...html.matchAll(/\/api\/sale\/[^"]+\/documents\/[\da-f-]{36}/g)].map(([found]) => found).at(-1) ?? '';
  };

  it('takes 25 MB whole, and refuses one byte more in words', async () => {
    const largest = pdfOf(MAX_DOCUMENT_BYTES);
    expect(await send('deed.pdf', largest)).toEqual({ outcome: 'added', file: 'deed.pdf' });
    expect((await ask(await newest())).body.equals(largest)).toBe(true);
    const before = stored();
    expect((await send('deed.pdf', pdfOf(MAX_DOCUMENT_BYTES + 1))).outcome).toBe('tooLarge');
    expect((await send('deed.pdf', pdfOf(2 * MAX_DOCUMENT_BYTES))).outcome).toBe('tooLarge');
    expect((await deskPage('?outcome=tooLarge')).body.toString()).toContain(documents.outcomes.tooLarge);
    expect([stored(), arriving()]).toEqual([before, []]);
  });

  it('refuses hostile files by what they are, in a sentence with their name, or only ever sends them as downloads', async () => {
    for (const { bytes, isKept, name, what } of await hostileDocuments()) {
      const before = stored();
      const begun = Date.now();
      const { file, outcome } = await send(name, bytes);
      expect([what, outcome]).toEqual([what, isKept ? 'added' : 'wrongKind']);
      expect([what, Date.now() - begun < 20_000, arriving()]).toEqual([what, true, []]);
      // The name contains no path and no character that hides the extension.
      expect(file).toMatch(/^[^/\\\p{C}"<>]+$/u);
      if (!isKept) {
        expect([what, stored()]).toEqual([what, before]);
        const page = (await deskPage(`?outcome=wrongKind&file=${encodeURIComponent(file ?? '')}`)).body.toString();
        const sentence = documents.ofFile.replace('{name}', file ?? '').replace('{text}', documents.outcomes.wrongKind);
        expect(page).toContain(sentence);
        continue;
      }
      const { headers } = await ask(await newest());
      expect(headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''[\w.%-]+$/) as string,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': expect.stringMatching(/^application\/(pdf|vnd\.)/) as string,
        'cache-control': 'no-store',
      });
    }
  });

  it('leaves nothing of an upload that is cut', async () => {
    const before = stored();
    await new Promise<void>((resolve) => {
      const length = { 'content-length': '9000000', 'content-type': 'multipart/form-data; boundary=edge' };
      const request = open(upload, 'POST', length);
      request.on('error', () => resolve());
      request.write(formOf('deed.pdf', pdfOf(3_000_000)).subarray(0, -12));
      void until(() => Promise.resolve(arriving().length > 0), 20_000).finally(() => request.destroy());
    });
    await until(() => Promise.resolve(arriving().length === 0), 20_000);
    expect(stored()).toEqual(before);
  });

  it('has no row without a file, and no file without a row, after a kill -9 and the next sweep', async () => {
    const length = { 'content-length': '9000000', 'content-type': 'multipart/form-data; boundary=edge' };
    const request = open(upload, 'POST', length).on('error', () => undefined);
    request.write(formOf('deed.pdf', pdfOf(3_000_000)).subarray(0, -12));
    await until(() => Promise.resolve(arriving().length > 0), 20_000);
    await stop(site, 'SIGKILL');
    request.destroy();
    for (const file of arriving()) utimesSync(file, new Date(0), new Date(0));
    site = await serve(behind, site.port);
    await until(() => Promise.resolve(arriving().length === 0), 30_000);
    expect((await send('deed.pdf', pdfOf(200))).outcome).toBe('added');
    await stop(site);
    const keys = readDocumentKeys(site);
    expect(
      stored()
        .map((file) => path.relative(storage, file))
        .toSorted(),
    ).toEqual(keys.toSorted());
    site = await serve(behind, site.port);
  });
});
