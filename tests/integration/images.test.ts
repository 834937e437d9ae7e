import { readdirSync, statSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { listingImages } from '@/lib/listings/images/listing-images';
import { findListing } from '@/lib/listings/catalogue/listings';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { deleteUnfinishedUploads } from '@/lib/server/data/sales/document-uploads';
import { env } from '@/lib/server/env';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { fetchImages } from '@/lib/server/services/images/fetch-images';
import type { ImageSourceProblem } from '@/lib/server/services/images/image-problem';
import { readImageFile } from '@/lib/server/services/images/read-image-file';
import { storeImage } from '@/lib/server/services/images/store-image';
import { getStorage } from '@/lib/server/storage/get-storage';
import { imageKey, imageNameOf } from '@/lib/server/storage/image-files';
import { findStoredImage } from '@/lib/site/stored-images';
import en from '@/messages/en';
import es from '@/messages/es';
import { onDatabase } from '@/tests/support/database/engines';

jest.setTimeout(60_000);

const photo = (background: string, width = 120) =>
  sharp({ create: { width, height: 80, channels: 3, background } })
    .jpeg()
    .toBuffer();

const folder = env.STORAGE_URL.replace('file:', '');
const writtenAt = (name: string) =>
  readdirSync(path.join(folder, 'photos', name.slice(6, 8)))
    .filter((file) => file.startsWith(name))
    .map((file) => [file, statSync(path.join(folder, 'photos', name.slice(6, 8), file)).mtimeMs]);

it.each([en, es])('has a sentence for each problem', ({ imageProblems }) => {
  const sentences: Record<ImageSourceProblem, string> = imageProblems;
  for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/\.$/);
});

onDatabase(({ run }) => {
  let server: http.Server;
  let url = '';
  let requests: string[] = [];
  let files: Record<string, { status?: number; type?: string; body: Buffer | string }> = {};

  beforeAll(async () => {
    server = http.createServer(({ url: file = '' }, response) => {
      requests.push(file);
      const { status = 200, type = 'image/jpeg', body } = files[file] ?? { status: 404, body: 'none' };
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}`;
    Object.assign(env, { FEED_HOSTS: [`127.0.0.1:${port}`] });
  });
  beforeEach(async () => {
    requests = [];
    await run('delete from stored_images');
    await run('delete from image_sources');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('deletes sizes that never got a row, after a day, and none of an image that is there', async () => {
    const [bytes, other] = [await photo('#991144'), await photo('#449911')];
    const storage = getStorage();
    const { put: store } = storage;
    const begin = async (image: Buffer) => {
      const put = jest.spyOn(storage, 'put').mockImplementationOnce(store).mockRejectedValueOnce(new Error('killed'));
      await expect(storeImage(image)).rejects.toThrow('killed');
      put.mockRestore();
    };
    await begin(bytes);
    await begin(other);
    const [lost, kept] = [bytes, other].map((image) => imageNameOf(image));
    await deleteUnfinishedUploads();
    expect([writtenAt(lost ?? ''), writtenAt(kept ?? '')]).toMatchObject([{ length: 1 }, { length: 1 }]);
    await storeImage(other);
    await run(`insert into document_uploads (key) values ('${imageKey(`${kept}-120.avif`)}')`);
    await run(`update document_uploads set created_at = now() - interval '25 hours'`);
    await deleteUnfinishedUploads();
    expect([writtenAt(lost ?? ''), writtenAt(kept ?? '')]).toMatchObject([{ length: 0 }, { length: 2 }]);
    expect(await run('select 1 from document_uploads')).toEqual([]);
    await storeImage(bytes);
    expect(writtenAt(lost ?? '')).toHaveLength(2);
    expect(await run('select 1 from document_uploads')).toEqual([]);
  });

  it('stores the same bytes once, also when they come twice at a time', async () => {
    const bytes = await photo('#446688');
    const [one, other] = await Promise.all([storeImage(bytes), storeImage(bytes)]);
    expect(one).toEqual({ status: 'stored', name: expect.stringMatching(/^photo-[0-9a-f]{32}$/) as string });
    expect(other).toEqual(one);
    const name = one.status === 'stored' ? one.name : '';
    const before = writtenAt(name);
    expect(before.map(([file]) => file)).toEqual([`${name}-120.avif`, `${name}-960.webp`]);
    expect(await storeImage(bytes)).toEqual(one);
    expect(writtenAt(name)).toEqual(before);
    expect(await sharp((await readImageFile(`${name}-120.avif`))!).metadata()).toMatchObject({ width: 120 });
    expect(await run(`select id from stored_images`)).toEqual([{ id: name }]);
  });

  it('says what is wrong with a file, and stores nothing', async () => {
    expect(await storeImage(Buffer.from('no image'))).toEqual({ status: 'refused', problem: 'notAnImage' });
    expect(await run(`select id from stored_images`)).toEqual([]);
  });

  it.each(['photo-x-480.avif', '../../db', '../secrets.json', `photo-${'0'.repeat(32)}-480.avif`, ''])(
    'has no file %j',
    async (file) => expect(await readImageFile(file)).toBeNull(),
  );

  it('fetches each address once, and the same file behind two addresses is one image', async () => {
    const body = await photo('#884422');
    files = { '/a.jpg': { body }, '/b': { body, type: 'application/octet-stream' } };
    const urls = [`${url}/a.jpg`, `${url}/b`, `${url}/a.jpg`];
    const [first, again] = await Promise.all([fetchImages(urls), fetchImages(urls)]);
    expect(requests.toSorted()).toEqual(['/a.jpg', '/b']);
    const image = first.get(`${url}/a.jpg`);
    expect(image).toEqual({ status: 'stored', name: expect.stringMatching(/^photo-/) as string });
    expect([...first, ...again].map(([, found]) => found)).toEqual([image, image, image, image]);
    expect(await fetchImages(urls)).toEqual(first);
    expect(requests).toHaveLength(2);
  });

  it('names the problem of each address, and goes on with the others', async () => {
    const body = await photo('#228844', 1_000);
    files = {
      '/good.jpg': { body },
      '/page': { body: '<html>', type: 'text/html' },
      '/fake.jpg': { body: '<html>' },
      '/cut.jpg': { body: body.subarray(0, body.length / 2) },
      '/private.jpg': { status: 403, body: '' },
    };
    const problems = {
      '/page': 'notAnImage',
      '/fake.jpg': 'notAnImage',
      '/cut.jpg': 'broken',
      '/private.jpg': 'refused',
      '/missing.jpg': 'notFound',
    };
    const other = { 'http://127.0.0.1:1/': 'privateAddress', 'not an address': 'wrongAddress' };
    const long = `${url}/${'x'.repeat(3_000)}`;
    const found = await fetchImages([
      ...['/good.jpg', ...Object.keys(problems)].map((file) => url + file),
      ...Object.keys(other),
      long,
    ]);
    const named = Object.fromEntries([...found].map(([key, result]) => [key.replace(url, ''), result]));
    expect(named['/good.jpg']).toMatchObject({ status: 'stored' });
    for (const [key, problem] of Object.entries({ ...problems, ...other, [long.replace(url, '')]: 'wrongAddress' })) {
      expect(named[key]).toEqual({ status: 'refused', problem });
    }
  });

  it('tries a failed address again in a later run, five times at most', async () => {
    const later = () => run(`update image_sources set fetched_at = now() - interval '1 hour'`);
    const fetchOne = async () => (await fetchImages([`${url}/late.jpg`])).get(`${url}/late.jpg`);
    files = {};
    expect(await fetchOne()).toMatchObject({ problem: 'notFound' });
    expect(await fetchOne()).toMatchObject({ problem: 'notFound' });
    expect(requests).toHaveLength(1);
    for (let attempt = 2; attempt <= 7; attempt += 1) {
      await later();
      expect(await fetchOne()).toMatchObject({ problem: 'notFound' });
    }
    expect(requests).toHaveLength(5);
    await run(`update image_sources set attempts = 1, fetched_at = now() - interval '1 hour'`);
    files = { '/late.jpg': { body: await photo('#112233') } };
    expect(await fetchOne()).toMatchObject({ status: 'stored' });
  });

  it('shows stored photographs of a listing, with their texts, beside those of the build', async () => {
    await run('update catalogue_version set content_built_at = null');
    await storeContent();
    const [own, other] = await Promise.all(
      ['#335577', '#775533'].map(async (colour) => storeImage(await photo(colour))),
    );
    const names = [own, other].map((result) => (result?.status === 'stored' ? result.name : ''));
    const gone = `photo-${'f'.repeat(32)}`;
    const [{ id, images: [cover] } = { id: '', images: [] }] = contentListings;
    const images = JSON.stringify([names[0], gone, names[1], cover]);
    const texts = JSON.stringify({
      [names[1] ?? '']: { alt: { en: 'The kitchen', es: 'La cocina' }, room: 'kitchen' },
    });
    await run(`update listings set base = base || '{"images": ${images}, "imageTexts": ${texts}}' where id = '${id}'`);
    await run('update listings set version = version + 1');
    await run('update catalogue_version set version = (select max(version) from listings)');
    await loadCatalogue();
    expect(names.map(findStoredImage)).toEqual(names.map(() => expect.objectContaining({ width: 120, widths: [120] })));
    const views = listingImages(findListing(id)!, 'es');
    expect(
      views.map(({ name, folder: place, alt, shows, position }) => [name, place, alt, shows, position?.number]),
    ).toEqual([
      [names[0], '/media', '', null, 1],
      [names[1], '/media', 'La cocina', { room: 'kitchen' }, undefined],
      [cover, '/pictures', expect.any(String), views[2]?.shows, undefined],
    ]);
    expect(views[0]?.position).toMatchObject({ number: 1, total: 3 });
  });
});
