import { lawDay } from '@/lib/listings/law/law-day';
import { currentCatalogue } from '@/lib/listings/catalogue/catalogue';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { isGoneListing, isShownListing } from '@/lib/listings/catalogue/listing-ids';
import { findListing } from '@/lib/listings/catalogue/listings';
import { findStoredListing, listStoredListings, storeListings } from '@/lib/server/data/listings/catalogue';
import { announceChanges, changeUnannounced, readCatalogueState } from '@/lib/server/data/listings/catalogue-version';
import { commandActor } from '@/lib/access/actor';
import { changeListing } from '@/lib/server/services/catalogue/change-listing';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { removeFiles } from '@/lib/server/services/catalogue/remove-files';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { onDatabase } from '@/tests/support/database/engines';

const [listing, other] = contentListings.filter(({ status }) => status === 'available');
const { id = '', reference = '', price = 0 } = listing ?? {};
onDatabase(({ run }) => {
  const eventsOf = async (listingId: string) => {
    const rows = await run<{ kind: string; price: number; origin: string }>(
      `select kind, price, origin from listing_events where listing_id = '${listingId}' order by created_at`,
    );
    return rows.map(({ kind, price: to, origin }) => [kind, to, origin]);
  };

  beforeEach(async () => {
    await run('update catalogue_version set content_built_at = null, has_files = true');
    await storeContent();
    await loadCatalogue();
  });

  it('holds the content of the build, whose pages stay valid', async () => {
    // For listings from files, `soldOn` is the day of their last change.
    const withDay = contentListings.map((one) =>
      one.status === 'sold' ? { ...one, soldOn: one.soldOn ?? one.updated } : one,
    );
    expect(currentCatalogue().listings).toEqual(withDay);
    expect(await loadCatalogue()).toBe(false);
    expect(await eventsOf(id)).toEqual([['published', price, 'files']]);
  });

  it('stores a build’s content once, and never an older one’s', async () => {
    const { version } = await readCatalogueState();
    await storeContent();
    expect((await readCatalogueState()).version).toBe(version);
    await run(`update listings set base_hash = '', base = jsonb_set(base, '{price}', '1') where id = '${id}'`);
    await run(`update catalogue_version set content_built_at = now() + interval '1 hour'`);
    await storeContent();
    expect((await listStoredListings()).find((stored) => stored.id === id)?.base.price).toBe(1);
  });

  it('leaves the listings that stay the same objects: what is computed of each is kept by them', async () => {
    const before = currentCatalogue();
    await changeListing(commandActor, reference, { kind: 'price', price: 234_567 });
    await loadCatalogue();
    const changed = currentCatalogue().listings.filter((one) => one !== before.byId.get(one.id));
    expect(changed.map((one) => one.id)).toEqual([id]);
  });

  it('shows a new price, a reservation and a sale at the next look', async () => {
    expect(await changeListing(commandActor, reference, { kind: 'price', price: 123_456 })).toEqual({
      status: 'changed',
      id,
    });
    await changeListing(commandActor, reference, { kind: 'reserve' });
    expect(await loadCatalogue()).toBe(true);
    expect(findListing(id)).toMatchObject({ price: 123_456, status: 'reserved' });
    await changeListing(commandActor, reference, { kind: 'sell' });
    await loadCatalogue();
    expect(findListing(id)?.status).toBe('sold');
    expect((await eventsOf(id)).map(([kind, , origin]) => [kind, origin])).toEqual([
      ['published', 'files'],
      ['price', 'command'],
      ['reserved', 'command'],
      ['sold', 'command'],
    ]);
    expect(await changeListing(commandActor, reference, { kind: 'sell' })).toEqual({ status: 'unchanged', id });
  });

  it('keeps the prices that were asked before, each with its last day, across a restart', async () => {
    await changeListing(commandActor, reference, { kind: 'price', price: 123_456 });
    await loadCatalogue();
    await changeListing(commandActor, reference, { kind: 'price', price: 120_000 });
    await loadCatalogue();
    const today = lawDay(new Date());
    const earlierPrices = [
      { price, until: today },
      { price: 123_456, until: today },
    ];
    expect(findListing(id)).toMatchObject({ price: 120_000, earlierPrices });
    await run('update catalogue_version set restore_id = gen_random_uuid()');
    await loadCatalogue();
    expect(findListing(id)?.earlierPrices).toEqual(earlierPrices);
    expect(findListing(other?.id ?? '')?.earlierPrices).toBe(other?.earlierPrices);
    await run(`delete from listing_events where kind = 'price'`);
  });

  it('ends the page of a sold listing after six months', async () => {
    await changeListing(commandActor, reference, { kind: 'sell' });
    const DAY_MS = 86_400_000;
    await loadCatalogue(Date.now() + 182 * DAY_MS);
    expect([isShownListing(id), isGoneListing(id)]).toEqual([true, false]);
    await loadCatalogue(Date.now() + 184 * DAY_MS);
    expect([isShownListing(id), isGoneListing(id)]).toEqual([false, true]);
  });

  it('withdraws a listing and publishes it again at the same address', async () => {
    await changeListing(commandActor, reference, { kind: 'withdraw' });
    await loadCatalogue();
    expect([findListing(id), isGoneListing(id)]).toEqual([null, true]);
    expect(await changeListing(commandActor, reference, { kind: 'reserve' })).toEqual({ status: 'withdrawn', id });
    await changeListing(commandActor, reference, { kind: 'publish' });
    await loadCatalogue();
    expect([findListing(id)?.status, isGoneListing(id)]).toEqual(['available', false]);
  });

  it('does not overwrite the desk with a file, and withdraws a listing whose file is gone', async () => {
    await changeListing(commandActor, reference, { kind: 'price', price: 123_456 });
    await run(`update listings set base_hash = '', base = jsonb_set(base, '{price}', '1') where id = '${id}'`);
    await run(`insert into listings (id, reference, source, base, base_hash, version, published_at)
      select 'file-of-before', 'CM-0001', source, base || '{"id":"file-of-before","reference":"CM-0001"}', '', version, published_at
      from listings where id = '${other?.id}'`);
    await run('update catalogue_version set content_built_at = null');
    await storeContent();
    await loadCatalogue();
    expect(findListing(id)?.price).toBe(123_456);
    expect([isShownListing('file-of-before'), isGoneListing('file-of-before')]).toEqual([false, true]);
  });

  it('gives each concurrent change a number of its own', async () => {
    const { version: before } = await readCatalogueState();
    await Promise.all(
      [1, 2, 3, 4].map((step) => changeListing(commandActor, reference, { kind: 'price', price: price + step })),
    );
    expect((await readCatalogueState()).version).toBe(before + 4);
    await loadCatalogue();
    expect(findListing(id)?.price).toBe((await eventsOf(id)).at(-1)?.[1]);
  });

  describe('what an import stores', () => {
    /** Stores another price without notifying other instances. */
    const storeUnannounced = (to: number) =>
      changeUnannounced(async (version) => {
        const stored = await findStoredListing(reference);
        if (stored)
          await storeListings(version, [{ fields: { ...stored, base: { ...stored.base, price: to } }, events: [] }]);
      });

    it('is seen once it is announced, under a new number', async () => {
      const { version } = await readCatalogueState();
      await storeUnannounced(123_456);
      expect([await loadCatalogue(), findListing(id)?.price]).toEqual([false, price]);
      await announceChanges();
      expect((await readCatalogueState()).version).toBe(version + 1);
      expect([await loadCatalogue(), findListing(id)?.price]).toEqual([true, 123_456]);
      await announceChanges();
      expect([(await readCatalogueState()).version, await loadCatalogue()]).toEqual([version + 1, false]);
    });

    it('is seen with the next change by the desk, and what comes after it with the next announcement', async () => {
      await storeUnannounced(123_456);
      await changeListing(commandActor, other?.reference ?? '', { kind: 'reserve' });
      await storeUnannounced(234_567);
      await loadCatalogue();
      expect(findListing(other?.id ?? '')?.status).toBe('reserved');
      await announceChanges();
      await loadCatalogue();
      expect(findListing(id)?.price).toBe(234_567);
    });
  });

  it('is not changed by drafts that come and are deleted', async () => {
    await run(`insert into listings (id, reference, source, base, base_hash, version)
      select 'draft', 'CM-0002', 'desk', base || '{"id":"draft","reference":"CM-0002"}', '', version + 1
      from listings where id = '${id}'`);
    await announceChanges();
    expect(await loadCatalogue()).toBe(false);
    await run(`delete from listings where id = 'draft'`);
    await changeListing(commandActor, reference, { kind: 'reserve' });
    await loadCatalogue();
    expect([isShownListing('draft'), isGoneListing('draft')]).toEqual([false, false]);
  });

  it('follows a file again where the desk says the same, and after the desk published what was withdrawn', async () => {
    await changeListing(commandActor, reference, { kind: 'price', price: 123_456 });
    await changeListing(commandActor, reference, { kind: 'price', price });
    await changeListing(commandActor, reference, { kind: 'withdraw' });
    await changeListing(commandActor, reference, { kind: 'publish' });
    const stored = (await listStoredListings()).find((one) => one.id === id);
    expect(stored?.changes).toEqual({ updated: expect.any(String) });
  });

  it('leaves the files out for good', async () => {
    expect(await removeFiles()).toBe(contentListings.length);
    await loadCatalogue();
    expect([currentCatalogue().listings, isGoneListing(id)]).toEqual([[], true]);
    await run('update catalogue_version set content_built_at = null');
    await storeContent();
    await loadCatalogue();
    expect(currentCatalogue().listings).toEqual([]);
  });

  it('knows no other reference', async () => {
    expect(await changeListing(commandActor, 'CM-9999', { kind: 'sell' })).toEqual({ status: 'unknown' });
  });
});
