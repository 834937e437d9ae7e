import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { createS3Storage } from '@/lib/server/storage/s3';
import { expectStorage } from '@/tests/support/expect-storage';
import { giveImages, writePhoto } from '@/tests/support/give-images';
import { hasS3Server } from '@/tests/support/servers/has-s3-server.mjs';
import { startS3Server, type S3Server } from '@/tests/support/servers/s3.mjs';
import { folder, runCommand, serve, stop } from '@/tests/support/site-server';

jest.setTimeout(240_000);

const [listing] = contentListings;

(hasS3Server ? describe : describe.skip)('with a bucket', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server(`${folder}/s3`, 'homes');
  });
  afterAll(() => server.stop());

  const storageOf = (changes: Partial<Parameters<typeof createS3Storage>[0]> = {}) =>
    createS3Storage({
      url: 's3://homes/contract',
      endpoint: server.endpoint,
      region: 'us-east-1',
      accessKeyId: server.environment.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: server.environment.AWS_SECRET_ACCESS_KEY ?? '',
      ...changes,
    });

  it('stores files', () => expectStorage(storageOf()));

  it.each([
    ['a wrong key', { secretAccessKey: 'wrong' }],
    ['a bucket that does not exist', { url: 's3://none' }],
    ['no server', { endpoint: 'http://127.0.0.1:1' }],
  ])('fails with %s', async (_, changes) => {
    await expect(storageOf(changes).put('a', Buffer.from('a'))).rejects.toThrow();
    await expect(storageOf(changes).get('a')).rejects.toThrow();
  });

  it('serves photographs from every instance, and the doctor tries the bucket', async () => {
    const { environment } = server;
    const first = await serve(environment);
    await stop(first);
    const names = giveImages({ ...first.environment }, { [listing?.id ?? '']: [await writePhoto('#335577')] });
    const site = await serve(environment);
    const response = await fetch(`${site.url}/media/${names[0]}-480.avif`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    const doctor = runCommand('doctor', [], environment);
    await doctor.ended;
    expect(doctor.output()).toMatch(
      /works\s+Images\s+http:\/\/127\.0\.0\.1:\d+\/homes\/photos can be written and read/,
    );
    await server.stop();
    expect((await fetch(`${site.url}/media/${names[0]}-750.avif`)).status).toBe(503);
    await stop(site);
  });
});
