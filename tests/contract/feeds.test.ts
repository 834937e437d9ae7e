import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isGoneListing } from '@/lib/listings/listing-ids';
import { findListing } from '@/lib/listings/listings';
import { parseFeedSettings } from '@/lib/listings/kyero/feed-settings';
import { readCatalogueState } from '@/lib/server/data/catalogue';
import { leaseFeed } from '@/lib/server/data/feeds';
import { recordPrices } from '@/lib/server/data/listing-prices';
import { changeListing } from '@/lib/server/services/catalogue/change-listing';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { importFeed } from '@/lib/server/services/feeds/import-feed';
import { listAskingPrices } from '@/lib/listings/alerts';
import { completeSupplement, longDescription } from '@/tests/support/complete-supplement';
import { onBothEngines, temporaryFolder } from '@/tests/support/database/engines';
import { feedFaults } from '@/tests/support/feed-faults';
import { kyeroFeed, kyeroProperty, type FeedFields } from '@/tests/support/kyero-feed';

const file = path.join(temporaryFolder(), 'feed.xml');
const settings = (trusted: boolean) =>
  parseFeedSettings(JSON.stringify({ trusted, defaults: completeSupplement }), 'crm.yaml');

const home = (reference: string, changes: FeedFields = {}) =>
  kyeroProperty({ id: reference, ref: reference, town: 'Moraira', desc: longDescription, images: null, ...changes });

/** Writes and imports a feed; the report. */
async function bring(homes: readonly string[], { trusted = true, withdrawsAll = false, cut = 0 } = {}) {
  const xml = kyeroFeed(homes);
  writeFileSync(file, cut > 0 ? xml.slice(0, -cut) : xml);
  const report = await importFeed({ name: 'crm', address: file, settings: settings(trusted) }, { withdrawsAll });
  await loadCatalogue();
  return report;
}

const idOf = (reference: string) => `villa-moraira-${reference.toLowerCase()}`;

// One build, as next.config.ts says it.
process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onBothEngines(({ run }) => {
  // The test before left listings in memory.
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

  it('keeps the homes of an untrusted feed as drafts until they are published, complete ones alone', async () => {
    await bring([home('A-1'), home('A-2', { desc: '<en>Nice.</en>' })], { trusted: false });
    expect(findListing(idOf('A-1'))).toBeNull();
    expect(await changeListing('A-1', { kind: 'reserve' })).toMatchObject({ status: 'draft' });
    expect(await changeListing('A-2', { kind: 'publish' })).toMatchObject({ status: 'incomplete' });
    expect(await changeListing('A-1', { kind: 'publish' })).toMatchObject({ status: 'changed' });
    await loadCatalogue();
    expect(findListing(idOf('A-1'))?.status).toBe('available');
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
    await changeListing('A-1', { kind: 'price', price: 250_000 });
    await bring([home('A-1', { price: '280000' })]);
    expect(findListing(idOf('A-1'))?.price).toBe(250_000);
  });

  it('tells each of 40 kinds of faults with its field, and reads the others', async () => {
    const faulty = feedFaults.map(({ changes }, index) => home(`F-${index}`, changes));
    const report = await bring([...faulty, home('A-1')]);
    const reported = feedFaults.map(({ outcome }, index) => {
      const reference = `F-${index}`;
      const ofHome = ({ listing }: { listing: string | null }) =>
        listing === `ref ${reference}` || listing === `home ${index + 1}`;
      // Images: this feed has none.
      const ofField = (outcome === 'noted' ? report?.notes : report?.skipped)?.find(
        (one) => ofHome(one) && one.field !== 'images',
      );
      const draft = report?.drafts.find((one) => one.reference === reference);
      return outcome === 'draft' ? draft?.problems[0]?.field.split('.')[0] : ofField?.field;
    });
    expect(reported).toEqual(feedFaults.map(({ field }) => field));
    expect(findListing(idOf('A-1'))).not.toBeNull();
  });

  it('skips the second home of a reference, and a reference of another source', async () => {
    await bring([home('A-1')]);
    await run(`update listings set source = 'desk' where reference = 'A-1'`);
    const report = await bring([home('A-1', { price: '100000' }), home('B-1'), home('B-1', { id: 'other' })]);
    expect(report?.skipped.map(({ listing, message }) => [listing, message])).toEqual([
      ['ref A-1', expect.stringContaining('another source')],
      ['ref B-1', expect.stringContaining('was used before')],
    ]);
    expect(findListing(idOf('A-1'))?.price).toBe(289_000);
  });

  it('withdraws nothing where the feed is cut off, or most of it is gone, unless it is told to', async () => {
    const homes = Array.from({ length: 12 }, (_, index) => home(`A-${index}`));
    await bring(homes);
    expect(await bring(homes, { cut: 60 })).toMatchObject({ outcome: 'broken', counts: { withdrawn: 0 } });
    expect(await bring(homes.slice(0, 2))).toMatchObject({ isWithdrawalHeld: true, counts: { withdrawn: 0 } });
    expect(findListing(idOf('A-11'))).not.toBeNull();
    expect(await bring(homes.slice(0, 2), { withdrawsAll: true })).toMatchObject({ counts: { withdrawn: 10 } });
    expect(isGoneListing(idOf('A-11'))).toBe(true);
  });

  it('makes news of what comes after the first import alone', async () => {
    await recordPrices([{ id: 'older', price: 1 }]);
    await bring([home('A-1')]);
    // Another instance that has not read the catalogue yet compares, too.
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

  it('runs once at a time', async () => {
    await leaseFeed('crm', 'another instance');
    expect(await bring([home('A-1')])).toBeNull();
    await run(`update feeds set leased_until = now() - interval '1 second'`);
    expect(await bring([home('A-1')])).toMatchObject({ counts: { added: 1 } });
  });
});
