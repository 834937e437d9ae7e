import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { makeDeskSession } from '@/tests/support/desk-session';
import { filesIn, formOf, pdfOf, seedSale } from '@/tests/support/document-files';
import { folder, freePort, serve, stop } from '@/tests/support/site-server';
import { texts } from '@/tests/support/texts';

jest.setTimeout(300_000);

const [listing = ''] = contentListings.filter(({ status }) => status === 'available').map(({ id }) => id);

const disk = mkdtempSync(path.join(tmpdir(), 'site-disk-'));
const hasDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (hasDisk) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

(hasDisk ? it : it.skip)('says that a full disk takes nothing, and goes on when there is room', async () => {
  const environment = { DATABASE_URL: `file:${folder}/full`, STORAGE_URL: `file:${disk}`, LOG_LEVEL: 'silent' };
  const first = await serve(environment);
  await stop(first);
  const cookie = makeDeskSession(first.environment, 'agent');
  seedSale(first, listing);
  const port = await freePort();
  const site = await serve({ ...environment, SITE_URL: `http://localhost:${port}` }, port);
  const send = async (bytes: number) => {
    const response = await fetch(`${site.url}/api/sale/${listing}/documents`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: site.url, 'content-type': 'multipart/form-data; boundary=edge' },
      body: new Uint8Array(formOf('deed.pdf', pdfOf(bytes))),
    });
    return new URL(response.headers.get('location') ?? '/', site.url).searchParams.get('outcome');
  };
  const documents = () => ['documents', 'incoming'].flatMap((name) => filesIn(path.join(disk, name)));
  const filler = path.join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - 1_000_000));
  expect(await send(25_000_000)).toBe('failed');
  expect(documents()).toEqual([]);
  const page = await fetch(`${site.url}/en/dashboard/agency/homes/${listing}/sale?outcome=failed`, {
    headers: { cookie },
  });
  expect(await page.text()).toContain(texts.en.sale.papers.outcomes.failed);
  rmSync(filler);
  expect(await send(2_000_000)).toBe('added');
  expect(documents()).toHaveLength(1);
  await stop(site);
});
