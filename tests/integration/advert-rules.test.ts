import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandActor } from '@/lib/access/actor';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { isShownListing } from '@/lib/listings/catalogue/listing-ids';
import { parseFeedSettings } from '@/lib/listings/kyero/feed-settings';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { changeListing, type ListingChange } from '@/lib/server/services/catalogue/change-listing';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { importFeed } from '@/lib/server/services/feeds/import-feed';
import { readToday } from '@/lib/server/services/listings/read-today';
import { saveListing } from '@/lib/server/services/listings/save-listing';
import { completeSupplement, longDescription } from '@/tests/support/complete-supplement';
import { onDatabase, temporaryFolder } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { kyeroFeed, kyeroProperty } from '@/tests/support/kyero-feed';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

const listing = contentListings.find(
  ({ operation, region, status, type }) =>
    operation === 'sale' && region === 'catalonia' && status === 'available' && type !== 'commercial',
);
const { id = '', price = 0, reference = '' } = listing ?? {};
const RULES_AT = new Date('2026-11-20T12:00:00Z');
const IN_NOTICE = new Date('2026-11-28T12:00:00Z');
const AFTER_NOTICE = new Date('2027-01-20T12:00:00Z');

onDatabase(({ run }) => {
  const makeActor = async () => {
    const { email, id: userId } = await makeUser();
    return { kind: 'staff', role: 'owner', userId, email, name: 'Marta', sessionId: 's' } as const;
  };
  const editVersion = async () => (await findListingById(id))?.editVersion ?? 0;
  const change = (step: ListingChange, now = IN_NOTICE) => changeListing(commandActor, reference, step, { now });
  const edit = async (fields: Parameters<typeof saveListing>[1]['fields'], now = IN_NOTICE) =>
    saveListing(await makeActor(), { id, editVersion: await editVersion(), fields }, now);

  beforeEach(async () => {
    await run('update catalogue_version set content_built_at = null, has_files = true, restore_id = gen_random_uuid()');
    await storeContent(IN_NOTICE);
    await run(`update catalogue_version set advert_rules_at = '${RULES_AT.toISOString()}'`);
    await run(`update listings set base = base - 'isLargeHolderSale' where id = '${id}'`);
    await loadCatalogue();
  });

  it('shows a published listing that breaks a rule in Today, with 60 days from the upgrade', async () => {
    const { adverts } = await readToday(await makeActor(), IN_NOTICE);
    expect(adverts.until).toBe('2027-01-19');
    expect(adverts.listings.map((one) => [one.id, one.adverts.map(({ rule }) => rule)])).toEqual([
      [id, ['largeHolderSale']],
    ]);
  });

  it('accepts changes of it until then, but no further gap', async () => {
    expect(await change({ kind: 'price', price: price - 1_000 })).toMatchObject({ status: 'changed' });
    expect(await edit({ builtArea: 10 })).toMatchObject({
      status: 'refused',
      problems: [{ rule: 'usableAboveBuilt' }],
    });
    expect(await edit({ communityFees: 1 })).toMatchObject({ status: 'saved' });
    await loadCatalogue();
    expect(isShownListing(id)).toBe(true);
  });

  it('refuses changes that leave it afterwards, and never takes it down', async () => {
    const gap = [{ rule: 'largeHolderSale' }];
    expect(await change({ kind: 'price', price: price - 1_000 }, AFTER_NOTICE)).toMatchObject({
      status: 'incomplete',
      problems: gap,
    });
    expect(await edit({ communityFees: 1 }, AFTER_NOTICE)).toMatchObject({ status: 'refused', problems: gap });
    expect(isShownListing(id)).toBe(true);
    expect(await edit({ isLargeHolderSale: false }, AFTER_NOTICE)).toMatchObject({ status: 'saved' });
  });

  it('applies the rules to the next publication', async () => {
    await change({ kind: 'withdraw' });
    expect(await change({ kind: 'publish' })).toMatchObject({
      status: 'incomplete',
      problems: [{ rule: 'largeHolderSale' }],
    });
  });

  it('publishes words that seem to keep people out after a confirmation, which it logs', async () => {
    const text = listing?.text;
    if (!text) throw new Error('no listing for sale in a stressed area');
    await edit({ isLargeHolderSale: false, text: { ...text, es: { ...text.es, opening: 'No se admiten niños.' } } });
    await change({ kind: 'withdraw' });
    expect(await change({ kind: 'publish' })).toMatchObject({ status: 'unconfirmed' });
    expect(await change({ kind: 'publish', confirmsWords: true })).toMatchObject({ status: 'changed' });
    const rows = await run<{ after: unknown }>(
      `select after from activity_log where subject_id = '${id}' and action = 'listingReturned'`,
    );
    expect(rows).toEqual([{ after: { status: 'available', words: 'no se admiten ninos' } }]);
  });

  it('leaves such a listing of a trusted feed to the desk', async () => {
    const file = path.join(temporaryFolder(), 'feed.xml');
    const desc = longDescription.replace('<es>', '<es>No se admiten niños. ');
    writeFileSync(file, kyeroFeed([kyeroProperty({ id: 'A-3', ref: 'A-3', town: 'Moraira', desc, images: null })]));
    const settings = parseFeedSettings(JSON.stringify({ trusted: true, defaults: completeSupplement }), 'crm.yaml');
    expect(await importFeed({ name: 'crm', address: file, settings })).toMatchObject({ counts: { published: 0 } });
  });
});
