import { lawDay } from '@/lib/listings/law/law-day';
import type { FeedReport } from '@/lib/listings/kyero/feed-report';
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { isGoneListing } from '@/lib/listings/catalogue/listing-ids';
import { findListing } from '@/lib/listings/catalogue/listings';
import { parseFeedSettings } from '@/lib/listings/kyero/feed-settings';
import { readCatalogueState } from '@/lib/server/data/listings/catalogue-version';
import { leaseFeed } from '@/lib/server/data/feeds/feeds';
import { recordPrices } from '@/lib/server/data/listings/listing-prices';
import { commandActor } from '@/lib/access/actor';
import { changeListing } from '@/lib/server/services/catalogue/change-listing';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { env } from '@/lib/server/env';
import { importFeed } from '@/lib/server/services/feeds/import-feed';
import { listAskingPrices } from '@/lib/listings/alerts/alerts';
import { completeSupplement, longDescription } from '@/tests/support/complete-supplement';
import { inWords } from '@/tests/support/read-kyero';
import { onDatabase, temporaryFolder } from '@/tests/support/database/engines';
import { feedFaults } from '@/tests/support/feed-faults';
import { until } from '@/tests/support/until.mjs';
import { kyeroFeed, kyeroProperty, type FeedFields } from '@/tests/support/kyero-feed';

const file = path.join(temporaryFolder(), 'feed.xml');
const settings = (trusted: boolean) =>
  parseFeedSettings(JSON.stringify({ trusted, defaults: completeSupplement }), 'crm.yaml');

const home = (reference: string, changes: FeedFields = {}) =>
  kyeroProperty({ id: reference, ref: reference, town: 'Moraira', desc: longDescription, images: null, ...changes });

async function bring(
  homes: readonly string[],
  { trusted = true, withdrawsAll = false, isRenumbered = false, cut = 0 } = {},
) {
  const xml = kyeroFeed(homes);
  writeFileSync(file, cut > 0 ? xml.slice(0, -cut) : xml);
  const report = await importFeed(
    { name: 'crm', address: file, settings: settings(trusted) },
    { withdrawsAll, isRenumbered },
  );
  await loadCatalogue();
  return report;
}

const idOf = (reference: string) => `villa-moraira-${reference.toLowerCase()}`;

// One build, as in next.config.ts.
process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onDatabase(({ engine, run }) => {
  // Clears listings that the previous test left in memory.
  beforeEach(() => run('update catalogue_version set restore_id = gen_random_uuid()'));

  it('publishes the complete homes of a trusted feed, and a repeated import changes nothing', async () => {
    const report = await bring([home('A-1'), home('A-2', { desc: '<en>Nice.</en>' })]);
    expect(report).toMatchObject({
      outcome: 'complete',
      counts: { read: 2, added: 2, published: 1, drafts: 1, skipped: 0 },
      drafts: [
        { reference: 'A-2', problems: expect.arrayContaining([expect.objectContaining({ field: 'text.es.title' })]) },
      ],
    });
    expect([findListing(idOf('A-1'))?.price, findListing(idOf('A-2'))]).toEqual([289_000, null]);
    const { version } = await readCatalogueState();
    expect(await bring([home('A-1'), home('A-2', { desc: '<en>Nice.</en>' })])).toMatchObject({
      counts: { read: 2, unchanged: 2, added: 0, changed: 0 },
    });
    expect((await readCatalogueState()).version).toBe(version);
    expect(await run('select report from feed_runs')).toHaveLength(2);
  });

  it('publishes no home by itself whose text says that less than the whole is sold', async () => {
    const desc = longDescription.replace('<es>', '<es>Se vende la nuda propiedad. ');
    const report = await bring([home('A-1'), home('A-2', { desc })]);
    expect(report).toMatchObject({ counts: { added: 2, published: 1, drafts: 1 }, drafts: [{ reference: 'A-2' }] });
    expect(report?.notes.map(inWords)).toContainEqual(
      expect.objectContaining({
        listing: 'ref A-2',
        field: 'desc/es',
        message: expect.stringContaining('nuda propiedad'),
      }),
    );
    await bring([home('A-1'), home('A-2', { desc, price: '280000' })]);
    expect(findListing(idOf('A-2'))).toBeNull();
    expect(await changeListing(commandActor, 'A-2', { kind: 'publish' })).toMatchObject({ status: 'changed' });
  });

  it('keeps the homes of an untrusted feed as drafts until they are published, complete ones alone', async () => {
    await bring([home('A-1'), home('A-2', { desc: '<en>Nice.</en>' })], { trusted: false });
    expect(findListing(idOf('A-1'))).toBeNull();
    expect(await changeListing(commandActor, 'A-1', { kind: 'reserve' })).toMatchObject({ status: 'draft' });
    expect(await changeListing(commandActor, 'A-2', { kind: 'publish' })).toMatchObject({ status: 'incomplete' });
    expect(await changeListing(commandActor, 'A-1', { kind: 'publish' })).toMatchObject({ status: 'changed' });
    await loadCatalogue();
    expect(findListing(idOf('A-1'))?.status).toBe('available');
  });

  it('dates a home by its last price where the feed leaves its date as it was', async () => {
    await bring([home('A-1', { date: '2026-01-02' })]);
    await bring([home('A-1', { date: '2026-01-02', price: '270000' })]);
    const shown = findListing(idOf('A-1'));
    expect(shown?.earlierPrices?.map(({ price }) => price)).toEqual([289_000]);
    expect(shown?.updated).toBe(lawDay(new Date()));
  });

  it('follows new prices, reservations, sales, withdrawals and returns', async () => {
    const shown = async (changes: FeedFields | null) => {
      await bring([home('A-1'), ...(changes ? [home('A-2', changes)] : [])]);
      const listing = findListing(idOf('A-2'));
      return listing ? [listing.status, listing.price] : isGoneListing(idOf('A-2'));
    };
    expect(await shown({})).toEqual(['available', 289_000]);
    expect(await shown({ price: '270000' })).toEqual(['available', 270_000]);
    expect(await shown({ price: '270000', status: 'Reserved' })).toEqual(['reserved', 270_000]);
    expect(await shown({ price: '270000', status: 'vendido' })).toEqual(['sold', 270_000]);
    expect(await shown({ status: 'withdrawn' })).toBe(true);
    expect(await shown({})).toEqual(['available', 289_000]);
    expect(await shown(null)).toBe(true);
    expect(await shown({})).toEqual(['available', 289_000]);
    const events = await run<{ kind: string }>(
      `select kind from listing_events where listing_id = '${idOf('A-2')}' order by created_at`,
    );
    expect(events.map(({ kind }) => kind)).toEqual(
      'published price reserved sold withdrawn published withdrawn published'.split(' '),
    );
  });

  it('leaves what the desk changed', async () => {
    await bring([home('A-1')]);
    await changeListing(commandActor, 'A-1', { kind: 'price', price: 250_000 });
    await bring([home('A-1', { price: '280000' })]);
    expect(findListing(idOf('A-1'))?.price).toBe(250_000);
  });

  it('tells each of 40 kinds of faults with its field, and reads the others', async () => {
    const faulty = feedFaults.map(({ changes }, index) => home(`F-${index}`, changes));
    const report = await bring([...faulty, home('A-1')]);
    const reported = feedFaults.map(({ outcome }, index) => {
      const reference = `F-${index}`;
      const ofListing = ({ listing }: { listing: string | number | null }) =>
        listing === reference || listing === index + 1;
      const ofField = (outcome === 'noted' ? report?.notes : report?.skipped)?.find(
        (one) => ofListing(one) && one.field !== 'images',
      );
      const ofStored = (lines: FeedReport['warnings'] = []) =>
        lines.find((one) => one.reference === reference)?.problems[0]?.field.split('.')[0];
      if (outcome === 'draft') return ofStored(report?.drafts);
      return outcome === 'warned' ? ofStored(report?.warnings) : ofField?.field;
    });
    expect(reported).toEqual(feedFaults.map(({ field }) => field));
    expect(findListing(idOf('A-1'))).not.toBeNull();
  });

  it('skips the second home of a reference, and a reference of another source', async () => {
    await bring([home('A-1')]);
    await run(`update listings set source = 'desk' where reference = 'A-1'`);
    const report = await bring([home('A-1', { price: '100000' }), home('B-1'), home('B-1', { id: 'other' })]);
    expect(report?.skipped.map(inWords).map(({ listing, message }) => [listing, message])).toEqual([
      ['ref A-1', expect.stringContaining('another source')],
      ['ref B-1', expect.stringContaining('already been used')],
    ]);
    expect(findListing(idOf('A-1'))?.price).toBe(289_000);
  });

  it('withdraws nothing where the feed is cut off, or most of it is gone, unless it is told to', async () => {
    const homes = Array.from({ length: 12 }, (_, index) => home(`A-${index}`));
    await bring(homes);
    expect(await bring(homes, { cut: 60 })).toMatchObject({ outcome: 'broken', counts: { withdrawn: 0 } });
    expect(await bring(homes.slice(0, 2))).toMatchObject({
      outcome: 'held',
      held: { withdrawn: 10, repriced: 0, of: 12 },
      counts: { withdrawn: 0 },
    });
    expect(findListing(idOf('A-11'))).not.toBeNull();
    expect(await bring(homes.slice(0, 2), { withdrawsAll: true })).toMatchObject({ counts: { withdrawn: 10 } });
    expect(isGoneListing(idOf('A-11'))).toBe(true);
  });

  it.each([3, 6, 60])('withdraws none of %i homes where more than half of them are gone', async (count) => {
    const homes = Array.from({ length: count }, (_, index) => home(`A-${index}`));
    const left = homes.slice(0, Math.ceil(count / 2) - 1);
    await bring(homes);
    const held = { withdrawn: count - left.length, repriced: 0, of: count };
    expect(await bring(left)).toMatchObject({ held, counts: { withdrawn: 0 } });
    expect(await bring(left, { withdrawsAll: true })).toMatchObject({ held: null });
    expect(isGoneListing(idOf(`A-${count - 1}`))).toBe(true);
  });

  it('withdraws half of the homes', async () => {
    await bring(['A-1', 'A-2'].map((reference) => home(reference)));
    expect(await bring([home('A-1')])).toMatchObject({ held: null, counts: { withdrawn: 1 } });
  });

  describe('a home, known by its id,', () => {
    const numbered = (id: number, ref: string) => home(ref, { id: String(id) });
    const references = async () => {
      const rows = await run<{ id: string; reference: string; is_absent: boolean }>(
        'select id, reference, is_absent from listings order by id',
      );
      return Object.fromEntries(rows.map((row) => [row.id, row.is_absent ? 'gone' : row.reference]));
    };
    const first = ['A-1', 'A-2', 'A-3'].map((reference, index) => numbered(index + 1, reference));
    beforeEach(() => bring(first));

    it.each([
      ['in one case', ['a-1', 'A-2', 'A-3']],
      ['all in case', ['a-1', 'a-2', 'a-3']],
      ['wholly', ['B-7', 'B-8', 'B-9']],
      ['between two', ['A-2', 'A-1', 'A-3']],
      ['round', ['A-2', 'A-3', 'A-1']],
    ])('keeps its address as references change %s', async (_, [one = '', two = '', three = '']) => {
      const report = await bring([numbered(1, one), numbered(2, two), numbered(3, three)]);
      expect(report).toMatchObject({ outcome: 'complete', counts: { added: 0, withdrawn: 0, skipped: 0 } });
      expect(await references()).toEqual({ [idOf('A-1')]: one, [idOf('A-2')]: two, [idOf('A-3')]: three });
      expect(findListing(idOf('A-1'))?.reference).toBe(one);
      expect(await bring([numbered(1, one), numbered(2, two), numbered(3, three)])).toMatchObject({
        counts: { unchanged: 3, changed: 0 },
      });
    });

    it('keeps it where another home takes the reference in an earlier batch, or it is gone', async () => {
      const many = Array.from({ length: 120 }, (_, index) => numbered(index + 1, `M-${index + 1}`));
      await bring([...first.slice(3), ...many]);
      const renamed = many.with(0, numbered(1, 'M-120')).with(119, numbered(120, 'M-1'));
      expect(await bring(renamed)).toMatchObject({ counts: { added: 0, changed: 2 } });
      expect(findListing(idOf('A-1'))?.reference).toBe('M-120');
      expect(findListing('villa-moraira-m-120')?.reference).toBe('M-1');
      expect(await bring(renamed.slice(0, 119).with(0, numbered(1, 'M-1')))).toMatchObject({
        counts: { added: 0, changed: 1, withdrawn: 1 },
      });
      expect([findListing(idOf('A-1'))?.reference, isGoneListing('villa-moraira-m-120')]).toEqual(['M-1', true]);
    });

    it('that was stored without one gets it by its reference', async () => {
      await run('update listings set feed_id = null');
      await bring([numbered(1, 'a-1'), numbered(2, 'A-2'), numbered(3, 'A-3')]);
      await bring([numbered(1, 'C-1'), numbered(2, 'C-2'), numbered(3, 'C-3')]);
      expect(await references()).toEqual({ [idOf('A-1')]: 'C-1', [idOf('A-2')]: 'C-2', [idOf('A-3')]: 'C-3' });
    });

    it('with a new id and the reference of another is another home', async () => {
      await bring([...first.slice(0, 2), numbered(9, 'A-3')]);
      expect(await references()).toMatchObject({ [idOf('A-3')]: 'gone', [`${idOf('A-3')}-2`]: 'A-3' });
    });

    it('holds the run where most ids are new and their references known, until it is told so', async () => {
      const renumbered = [numbered(11, 'A-1'), numbered(12, 'a-2'), numbered(3, 'A-3'), numbered(4, 'A-4')];
      const report = await bring(renumbered);
      expect(report).toMatchObject({ outcome: 'held', renumbered: 2, counts: { added: 0, changed: 0, withdrawn: 0 } });
      expect(Object.keys(await references())).toHaveLength(3);
      await bring(renumbered, { isRenumbered: true });
      const all = { [idOf('A-1')]: 'A-1', [idOf('A-2')]: 'a-2', [idOf('A-3')]: 'A-3', [idOf('A-4')]: 'A-4' };
      expect(await references()).toEqual(all);
      expect(await bring(renumbered)).toMatchObject({ outcome: 'complete', counts: { unchanged: 4 } });
    });

    it('whose reference another source has, in any case, is told and stays as it was', async () => {
      await run(`update listings set source = 'desk' where reference = 'A-3'`);
      const report = await bring([numbered(1, 'a-3'), numbered(2, 'A-2')]);
      expect(report?.skipped.map((problem) => inWords(problem).message)).toEqual([
        expect.stringContaining('another source'),
      ]);
      expect(await references()).toMatchObject({ [idOf('A-1')]: 'A-1', [idOf('A-3')]: 'A-3' });
    });
  });

  it('makes news of what comes after the first import alone', async () => {
    await recordPrices([{ id: 'older', price: 1 }]);
    await bring([home('A-1')]);
    await recordPrices([{ id: 'older', price: 1 }]);
    expect(await recordPrices([{ id: 'older', price: 1 }, ...listAskingPrices()])).toBe(0);
    await bring([home('A-1', { price: '200000' }), home('A-2')]);
    await recordPrices([{ id: 'older', price: 1 }, ...listAskingPrices()]);
    const news = await run<{ kind: string; listing_id: string }>(
      'select kind, listing_id from home_news order by kind',
    );
    expect(news).toEqual([
      { kind: 'new', listing_id: idOf('A-2') },
      { kind: 'priceDrop', listing_id: idOf('A-1') },
    ]);
  });

  it('publishes complete drafts once their feed is trusted', async () => {
    await bring([home('A-1')], { trusted: false });
    expect(await bring([home('A-1')])).toMatchObject({ counts: { changed: 1, published: 1 } });
    expect(findListing(idOf('A-1'))?.status).toBe('available');
  });

  it('looks again at a home whose image could not be fetched, and only at what its own supplement changes', async () => {
    const images = '<image id="1"><url>http://127.0.0.1:1/1.jpg</url></image>';
    await bring([home('A-1', { images }), home('A-2')]);
    await bring([home('A-1', { images }), home('A-2')]);
    const hashes = () => run<{ input_hash: string | null }>('select input_hash from listings order by reference');
    const before = await hashes();
    expect(before).toEqual([{ input_hash: null }, { input_hash: expect.any(String) }]);
    const listings = { 'A-1': { year: 1999 } };
    const changed = parseFeedSettings(
      JSON.stringify({ trusted: true, defaults: completeSupplement, listings }),
      'crm.yaml',
    );
    await importFeed({ name: 'crm', address: file, settings: changed });
    expect((await hashes())[1]).toEqual(before[1]);
  });

  it('tells homes without pictures, with few, and with the same one at two addresses, which it shows once', async () => {
    const photo = (background: string) =>
      sharp({ create: { width: 120, height: 80, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const files: Record<string, Buffer> = {
      '/1': await photo('red'),
      '/2': await photo('red'),
      '/3': await photo('blue'),
    };
    const server = http.createServer(({ url }, response) => response.end(files[url ?? '']));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    Object.assign(env, { FEED_HOSTS: ['127.0.0.1'] });
    const at = (name: string) => `<image><url>http://127.0.0.1:${port}/${name}</url></image>`;
    const report = await bring([home('A-1'), home('A-2', { images: at('1') + at('2') + at('3') })]);
    server.closeAllConnections();
    server.close();
    expect(report?.notes.map((note) => [note.listing, note.field, 'code' in note && note.code])).toEqual([
      ['A-1', 'images', 'noImage'],
      ['A-2', 'images', 'fewImages'],
      ['A-2', 'images', 'sameImage'],
    ]);
    expect(report?.counts.notes).toBe(3);
    expect(findListing(idOf('A-2'))?.images).toHaveLength(2);
  });

  describe('while connections are reset', () => {
    afterEach(() => jest.restoreAllMocks());
    const reset = () => Promise.reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));

    it('tries again, and counts once', async () => {
      const { db } = engine();
      const transaction = db.transaction.bind(db);
      jest
        .spyOn(db, 'transaction')
        .mockImplementationOnce(async (work) => {
          await transaction(async (tx) => {
            await work(tx);
            tx.rollback();
          }).catch(() => undefined);
          return reset();
        })
        .mockImplementationOnce(reset);
      expect(await bring([home('A-1'), home('A-2')])).toMatchObject({
        outcome: 'complete',
        counts: { read: 2, added: 2, published: 2, unchanged: 0, notes: 2 },
      });
      expect(await run('select id from listings')).toHaveLength(2);
    });

    it('tries again where no connection is to be had at its start', async () => {
      const timeout = () => {
        throw new Error('timeout exceeded when trying to connect');
      };
      jest.spyOn(engine().db, 'insert').mockImplementationOnce(timeout).mockImplementationOnce(timeout);
      expect(await bring([home('A-1')])).toMatchObject({ outcome: 'complete', counts: { added: 1 } });
    });

    it('breaks off with a sentence in the end, and the next run goes on', async () => {
      jest.spyOn(engine().db, 'transaction').mockImplementation(reset);
      await expect(bring([home('A-1')])).rejects.toMatchObject({ name: 'FeedUnavailableError' });
      jest.restoreAllMocks();
      expect(await bring([home('A-1')])).toMatchObject({ counts: { added: 1 } });
    });
  });

  describe('announces to instances what it stored', () => {
    const versionNow = async () => (await readCatalogueState()).version;

    it('once at the end of a short run, also of one that breaks off, and nothing where nothing changed', async () => {
      const homes = Array.from({ length: 120 }, (_, index) => home(`A-${index}`));
      const before = await versionNow();
      await bring(homes);
      expect([await versionNow(), findListing(idOf('A-0'))?.price]).toEqual([before + 1, 289_000]);
      await bring([home('A-0', { price: '270000' }), ...homes.slice(1)], { cut: 60 });
      expect([await versionNow(), findListing(idOf('A-0'))?.price]).toEqual([before + 2, 270_000]);
      await bring(homes.slice(0, 100));
      expect([await versionNow(), isGoneListing(idOf('A-119'))]).toEqual([before + 3, true]);
      await bring(homes.slice(0, 100));
      expect(await versionNow()).toBe(before + 3);
    });

    it('every few seconds while it runs', async () => {
      const before = await versionNow();
      let seen = 0;
      const server = http.createServer((_, response) => {
        void until(async () => (seen = await versionNow()) > before, 20_000).finally(() => response.end('no picture'));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      Object.assign(env, { FEED_HOSTS: ['127.0.0.1'] });
      const images = `<image><url>http://127.0.0.1:${port}/1</url></image>`;
      const homes = Array.from({ length: 100 }, (_, index) => home(`A-${index}`));
      expect(await bring([...homes, home('B-1', { images })])).toMatchObject({ counts: { added: 101 } });
      server.close();
      expect([seen, await versionNow()]).toEqual([before + 1, before + 2]);
    });
  });

  it('runs once at a time', async () => {
    await leaseFeed('crm', 'another instance');
    expect(await leaseFeed('crm', 'another instance')).not.toBeNull();
    expect(await bring([home('A-1')])).toBeNull();
    await run(`update feeds set leased_until = now() - interval '1 second'`);
    expect(await bring([home('A-1')])).toMatchObject({ counts: { added: 1 } });
  });
});
