import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { StaffActor } from '@/lib/access/actor';
import { RightError } from '@/lib/errors/right-error';
import { findStoredListing } from '@/lib/server/data/listings/catalogue';
import { env } from '@/lib/server/env';
import { fetchImportedImages } from '@/lib/server/services/imports/fetch-imported-images';
import { importListings, planListings } from '@/lib/server/services/imports/import-listings';
import { mapImport, openImport, startImport } from '@/lib/server/services/imports/open-import';
import { readImageReport } from '@/lib/server/services/imports/read-image-report';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';

jest.setTimeout(60_000);

const colours = ['red', 'green', 'blue', 'white'];

onDatabase(({ run }) => {
  let server: http.Server;
  let files: Record<string, Buffer | string> = {};
  let requests: string[] = [];
  let at = (name: string) => name;

  beforeAll(async () => {
    server = http.createServer(({ url = '' }, response) => {
      requests.push(url);
      const body = files[url];
      response.writeHead(body ? 200 : 404, { 'content-type': typeof body === 'string' ? 'text/html' : 'image/jpeg' });
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    Object.assign(env, { FEED_HOSTS: [`127.0.0.1:${port}`] });
    at = (name) => `http://127.0.0.1:${port}/${name}.jpg`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  beforeEach(async () => {
    requests = [];
    files = { '/page.jpg': '<html>' };
    for (const background of colours) {
      files[`/${background}.jpg`] = await sharp({ create: { width: 120, height: 80, channels: 3, background } })
        .jpeg()
        .toBuffer();
    }
  });

  const HEAD = 'Ref;Operación;Tipo;Población;Fotos;Foto 2';
  const row = (reference: string, photographs: string, other = '') =>
    `${reference};Venta;Piso;Barcelona;"${photographs}";${other}`;

  async function take(actor: StaffActor, ...rows: readonly string[]) {
    const bytes = Buffer.from([HEAD, ...rows].join('\n'));
    const started = await startImport(actor, 'listings', { bytes, name: 'old.csv' });
    const open = started.status === 'started' ? await openImport(actor, 'listings', started.id) : null;
    if (!open) throw new Error('not there');
    return open;
  }

  async function report(actor: StaffActor, id: string) {
    const open = await openImport(actor, 'photographs', id);
    if (!open) throw new Error('not there');
    return readImageReport(actor, open);
  }

  async function imagesOf(reference: string) {
    const rows = await run<{ url: string; image_id: string }>('select url, image_id from image_sources');
    const { images = [] } = (await findStoredListing(reference))?.base ?? {};
    return images.map((name) => rows.find(({ image_id }) => image_id === name)?.url);
  }

  it('fetches the photographs of drafts in their order, and says by the line what did not come', async () => {
    const owner = await makeStaff('owner');
    const open = await take(
      owner,
      row('A-1', `${at('green')}|${at('gone')};${at('red')}`, at('blue')),
      row('A-2', `${at('page')} ${at('green')}`),
      row('A-3', ''),
    );
    expect(await importListings(owner, open)).toEqual({ added: 3, changed: 0, refused: 0, hasImages: true });
    expect(await openImport(owner, 'listings', open.stored.id)).toBeNull();
    expect(await report(owner, open.stored.id)).toMatchObject({ isDone: false, rows: [{ come: 0 }, { come: 0 }] });

    await fetchImportedImages();
    expect(await imagesOf('A-1')).toEqual(['green', 'red', 'blue'].map(at));
    expect(await imagesOf('A-2')).toEqual([at('green')]);
    expect((await findStoredListing('A-1'))?.publishedAt).toBeNull();
    expect(await report(owner, open.stored.id)).toEqual({
      isDone: true,
      rows: [
        {
          ...{ line: 2, reference: 'A-1', isTaken: true, given: 4, come: 3 },
          problems: [{ address: at('gone'), problem: 'notFound' }],
        },
        {
          ...{ line: 3, reference: 'A-2', isTaken: true, given: 2, come: 1 },
          problems: [{ address: at('page'), problem: 'notAnImage' }],
        },
      ],
    });
    expect(requests.toSorted()).toEqual(['blue', 'gone', 'green', 'page', 'red'].map((name) => `/${name}.jpg`));

    // Failed images are fetched once more.
    files['/gone.jpg'] = files['/white.jpg'] ?? '';
    await run(`update image_sources set fetched_at = now() - interval '11 minutes'`);
    const again = await take(
      owner,
      row('a 1', `${at('green')}|${at('gone')};${at('red')}`, at('blue')),
      row('A-3', ''),
    );
    expect((await planListings(owner, again)).map(({ outcome }) => outcome)).toEqual(['changed', 'unchanged']);
    await importListings(owner, again);
    await fetchImportedImages();
    expect(await imagesOf('A-1')).toEqual(['green', 'gone', 'red', 'blue'].map(at));
    expect(requests.filter((url) => url === '/green.jpg')).toHaveLength(1);
  });

  it('goes on after a run that was killed, and brings none to a home that visitors saw before the file', async () => {
    const owner = await makeStaff('owner');
    await importListings(owner, await take(owner, row('B-1', '')));
    const open = await take(owner, row('B-1', at('red')), row('B-2', at('blue')));
    await run(`update listings set published_at = now() where reference = 'B-1'`);
    await importListings(owner, open);
    await run(`update imports set settings = jsonb_build_object('leasedUntil', now() + interval '1 minute')`);
    await fetchImportedImages();
    expect(requests).toEqual([]);
    await run(`update imports set settings = jsonb_build_object('leasedUntil', now() - interval '1 second')`);
    await fetchImportedImages();
    expect([await imagesOf('B-1'), await imagesOf('B-2')]).toEqual([[], [at('blue')]]);
    expect((await report(owner, open.stored.id)).rows.map(({ isTaken }) => isTaken)).toEqual([false, true]);
  });

  it('brings them to a home that was published while they came, as its next version', async () => {
    const owner = await makeStaff('owner');
    const open = await take(owner, row('D-1', `${at('red')} ${at('blue')}`));
    await importListings(owner, open);
    await run(`update listings set published_at = now() where reference = 'D-1'`);
    const before = await findStoredListing('D-1');
    await fetchImportedImages();
    expect(await imagesOf('D-1')).toEqual(['red', 'blue'].map(at));
    const after = await findStoredListing('D-1');
    expect([after?.editVersion, after?.publishedAt]).toEqual([(before?.editVersion ?? 0) + 1, before?.publishedAt]);
    const rows = await run<{ action: string; actor: string }>(
      `select action, actor_name as actor from activity_log where subject_id = '${after?.id}' order by created_at`,
    );
    expect(rows.at(-1)).toMatchObject({ action: 'listingEdited', actor: 'job' });
    expect((await report(owner, open.stored.id)).rows).toMatchObject([{ isTaken: true, given: 2, come: 2 }]);
  });

  it('shows the report to the owner who took the file in, and keeps what the columns are', async () => {
    const [owner, other, agent] = [await makeStaff('owner'), await makeStaff('owner'), await makeStaff('agent')];
    const open = await take(owner, row('C-1', at('red')));
    await importListings(owner, open);
    expect(await openImport(other, 'photographs', open.stored.id)).toBeNull();
    await expect(readImageReport(agent, open)).rejects.toThrow(RightError);
    const stored = await openImport(owner, 'photographs', open.stored.id);
    if (stored) await mapImport(owner, stored, [], {});
    expect((await report(owner, open.stored.id)).rows).toHaveLength(1);
  });
});
