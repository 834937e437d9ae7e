import { commandActor, type Actor, type StaffActor } from '@/lib/access/actor';
import { RightError } from '@/lib/errors/right-error';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { listingSteps } from '@/lib/listings/desk/listing-steps';
import { noDeskFilters } from '@/lib/listings/desk/desk-filters';
import { findListing } from '@/lib/listings/catalogue/listings';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { listNewsSince } from '@/lib/server/data/listings/listing-prices';
import { listRevisions } from '@/lib/server/data/listings/listing-revisions';
import { sendAlerts } from '@/lib/server/services/alerts/send-alerts';
import { changeListing, type ListingChange } from '@/lib/server/services/catalogue/change-listing';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { applyListingStep } from '@/lib/server/services/listings/apply-listing-step';
import { listDeskListings } from '@/lib/server/services/listings/list-desk-listings';
import { readDeskListing } from '@/lib/server/services/listings/read-desk-listing';
import { undoChange } from '@/lib/server/services/listings/undo-change';
import { revertVersion } from '@/lib/server/services/listings/versions';
import { onDatabase } from '@/tests/support/database/engines';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

const listing = contentListings.find(({ operation, status }) => operation === 'sale' && status === 'available');
const { id = '', price = 0, reference = '' } = listing ?? {};

const staff = (role: 'owner' | 'agent'): StaffActor => ({
  kind: 'staff',
  role,
  userId: '5f0f7f6e-8a55-4a55-9c0e-0d2f2d9a7c11',
  email: `${role}@example.com`,
  name: role === 'owner' ? 'Marta' : 'Oriol',
  sessionId: 's',
});
const owner = staff('owner');
const agent = staff('agent');
const client: Actor = { kind: 'client', userId: agent.userId };

onDatabase(({ run }) => {
  async function whileWatched<Result>(work: () => Promise<Result>): Promise<Result> {
    const timer = setInterval(() => void loadCatalogue(), 50);
    return work().finally(() => clearInterval(timer));
  }
  const editVersion = async () => (await findListingById(id))?.editVersion ?? 0;
  const change = async (actor: Actor, step: ListingChange) => {
    return changeListing(actor, reference, step, { editVersion: await editVersion() });
  };
  const undo = async (actor: Actor) => undoChange(actor, id, await editVersion());
  const state = async () => (await readDeskListing(owner, id))?.listing.state;
  const eventKinds = async () => {
    const rows = await run<{ kind: string; origin: string }>(
      `select kind, origin from listing_events where listing_id = '${id}' order by created_at`,
    );
    return rows.map(({ kind, origin }) => `${kind} ${origin}`);
  };
  const activity = async () => {
    const rows = await run<{ action: string; actor_name: string }>(
      `select action, actor_name from activity_log where subject_id = '${id}' order by created_at`,
    );
    return rows.map(({ action, actor_name }) => `${actor_name} ${action}`);
  };
  const minutesLater = (minutes: number) =>
    run(`update recent_changes set created_at = created_at - interval '${minutes} minutes'`);
  const news = async () => (await listNewsSince(new Date(0))).map(({ kind, listingId }) => `${kind} ${listingId}`);

  beforeEach(async () => {
    await run('update catalogue_version set content_built_at = null, has_files = true, restore_id = gen_random_uuid()');
    await storeContent();
    await loadCatalogue();
  });

  it('leads through the states of a home, each recorded with its author', async () => {
    expect(await state()).toBe('available');
    expect(await change(agent, { kind: 'reserve' })).toEqual({ status: 'changed', id });
    expect(await state()).toBe('reserved');
    const sold = {
      kind: 'sell',
      soldOn: '2026-11-20',
      agreedPrice: { amount: price - 1, hasSellerConsent: false },
    } as const;
    await change(owner, sold);
    expect((await findListingById(id))?.changes).toMatchObject({ soldOn: { value: '2026-11-20' } });
    await change(owner, { kind: 'publish' });
    expect((await findListingById(id))?.changes).toEqual({ updated: expect.any(String) });
    await change(agent, { kind: 'withdraw' });
    expect(await state()).toBe('withdrawn');
    await change(agent, { kind: 'publish' });
    expect(await state()).toBe('available');
    expect(await activity()).toEqual([
      'Oriol listingReserved',
      'Marta listingSold',
      'Marta listingReturned',
      'Oriol listingWithdrawn',
      'Oriol listingReturned',
    ]);
    expect((await listRevisions(id)).map(({ author, version }) => [version, author])).toEqual([
      [5, 'Oriol'],
      [3, 'Marta'],
      [2, 'Marta'],
      [1, 'Oriol'],
      [0, ''],
    ]);
  });

  it.each(listingSteps)('refuses to %s for a client', async (kind) => {
    const step = (kind === 'price' ? { kind, price: 1 } : { kind }) as ListingChange;
    await expect(changeListing(client, reference, step)).rejects.toThrow(RightError);
    await expect(applyListingStep(client, { id, editVersion: 0, change: step })).rejects.toThrow(RightError);
    expect(await activity()).toEqual([]);
  });

  it('refuses to undo, to take back and to read for a client', async () => {
    await expect(undoChange(client, id, 0)).rejects.toThrow(RightError);
    await expect(revertVersion(client, { id, version: 0, editVersion: 0 })).rejects.toThrow(RightError);
    await expect(listDeskListings(client, noDeskFilters)).rejects.toThrow(RightError);
  });

  it('refuses an agreed price that is a slip of the keyboard, and a sale before the publication', async () => {
    const agreedPrice = { amount: Math.round(price / 10), hasSellerConsent: false };
    expect(await change(owner, { kind: 'sell', agreedPrice })).toMatchObject({ status: 'incomplete' });
    expect(await change(owner, { kind: 'sell', soldOn: '2001-01-01' })).toMatchObject({ status: 'incomplete' });
    expect(await state()).toBe('available');
  });

  it('stores a price that differs by more than 30% only once it is confirmed', async () => {
    const far = price * 2;
    const step = { id, editVersion: 0, change: { kind: 'price', price: far } } as const;
    expect(await applyListingStep(agent, step)).toEqual({ status: 'largePrice', before: price, after: far });
    expect(await applyListingStep(agent, { ...step, confirmed: far - 1 })).toMatchObject({ status: 'largePrice' });
    expect((await readDeskListing(agent, id))?.listing.price).toBe(price);
    const confirmed = () => applyListingStep(agent, { ...step, confirmed: far });
    expect(await whileWatched(confirmed)).toEqual({ status: 'changed', id });
  });

  it('shows a new price at once, and says since when', async () => {
    const result = await whileWatched(() =>
      applyListingStep(agent, {
        id,
        editVersion: 0,
        change: { kind: 'price', price: price - 1_000, reason: 'Nobody came' },
      }),
    );
    expect(result).toEqual({ status: 'changed', id });
    expect(findListing(id)?.price).toBe(price - 1_000);
    const view = await readDeskListing(agent, id);
    expect(view?.recent).toMatchObject({ action: 'priceChanged', seenAt: expect.any(Date), isLowered: true });
    const [row] = await run<{ before: object; after: object }>('select before, after from activity_log');
    expect(row).toEqual({ before: { price }, after: { price: price - 1_000, reason: 'Nobody came' } });
  });

  it('lets one of two concurrent changes through', async () => {
    const lower = (actor: Actor, by: number) =>
      changeListing(actor, reference, { kind: 'price', price: price - by }, { editVersion: 0 });
    const results = await Promise.all([lower(owner, 1), lower(agent, 2)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['changed', 'conflict']);
    expect(await eventKinds()).toEqual(['published files', 'price desk']);
  });

  it('undoes within ten minutes, without a trace in the history of prices', async () => {
    await change(agent, { kind: 'price', price: price - 1_000 });
    await loadCatalogue();
    expect(findListing(id)?.earlierPrices?.at(-1)?.price).toBe(price);
    await minutesLater(9);
    const changed = await editVersion();
    expect(await undoChange(owner, id, changed)).toBe('undone');
    await loadCatalogue();
    expect(findListing(id)).toMatchObject({ price });
    expect(findListing(id)?.earlierPrices).toEqual(listing?.earlierPrices);
    expect(await eventKinds()).toEqual(['published files']);
    expect(await activity()).toEqual(['Oriol priceChanged', 'Marta changeUndone']);
    expect(await undoChange(owner, id, changed)).toBe('undone');
    expect(await undoChange(owner, id, changed + 1)).toBe('changed');
    expect(await activity()).toEqual(['Oriol priceChanged', 'Marta changeUndone']);
  });

  it('undoes the change that its form names, not the later one of a colleague', async () => {
    await change(owner, { kind: 'price', price: price - 1_000 });
    const own = await editVersion();
    await change(agent, { kind: 'price', price: price - 2_000 });
    expect(await undoChange(owner, id, own)).toBe('changed');
    await loadCatalogue();
    expect(findListing(id)?.price).toBe(price - 2_000);
    expect(await undo(agent)).toBe('undone');
    expect(await undoChange(owner, id, own)).toBe('changed');
    await loadCatalogue();
    expect(findListing(id)?.price).toBe(price - 1_000);
  });

  it('undoes once for twelve presses', async () => {
    await change(agent, { kind: 'price', price: price - 1_000 });
    const own = await editVersion();
    const results = await Promise.all(Array.from({ length: 12 }, () => undoChange(agent, id, own)));
    expect(new Set(results)).toEqual(new Set(['undone']));
    expect(await activity()).toEqual(['Oriol priceChanged', 'Oriol changeUndone']);
  });

  it('undoes neither after ten minutes nor over the work of somebody else', async () => {
    await change(agent, { kind: 'reserve' });
    const own = await editVersion();
    await changeListing(commandActor, reference, { kind: 'price', price: price - 1 });
    expect(await undoChange(agent, id, own)).toBe('changed');
    await change(agent, { kind: 'sell' });
    await minutesLater(11);
    expect(await undo(agent)).toBe('late');
    expect(await state()).toBe('sold');
  });

  it('keeps from alerts for ten minutes what can be undone, and for good what was', async () => {
    await sendAlerts();
    await change(agent, { kind: 'price', price: price - 1_000 });
    await loadCatalogue();
    await sendAlerts();
    expect(await news()).toEqual([]);
    await undo(agent);
    await loadCatalogue();
    await sendAlerts();
    await minutesLater(11);
    await sendAlerts();
    expect(await news()).toEqual([]);
    await change(agent, { kind: 'price', price: price - 2_000 });
    await loadCatalogue();
    await minutesLater(11);
    await sendAlerts();
    expect(await news()).toEqual([`priceDrop ${id}`]);
  });

  it('tells nobody of a new home where a withdrawal was undone', async () => {
    await sendAlerts();
    await run(`update watched_homes set seen_at = now() - interval '1 hour'`);
    await change(agent, { kind: 'withdraw' });
    await loadCatalogue();
    await sendAlerts();
    await undo(agent);
    await loadCatalogue();
    await minutesLater(11);
    await sendAlerts();
    expect(await news()).toEqual([]);
    expect(findListing(id)?.price).toBe(price);
  });

  it('takes back a version, but not the state', async () => {
    await change(agent, { kind: 'price', price: price - 1_000 });
    await change(agent, { kind: 'reserve' });
    expect(await revertVersion(owner, { id, version: 0, editVersion: 1 })).toMatchObject({ status: 'conflict' });
    expect(await revertVersion(owner, { id, version: 0, editVersion: 2 })).toMatchObject({ status: 'saved' });
    await loadCatalogue();
    expect(findListing(id)).toMatchObject({ price, status: 'reserved' });
    expect(await revertVersion(owner, { id, version: 9, editVersion: 3 })).toEqual({ status: 'unknown' });
    expect((await activity()).at(-1)).toBe('Marta revisionTakenBack');
  });

  it('lists what has just changed, finds by reference and street, and counts states', async () => {
    const all = await listDeskListings(agent, noDeskFilters);
    expect(all.total).toBe(contentListings.length);
    await change(agent, { kind: 'reserve' });
    const found = await listDeskListings(agent, { ...noDeskFilters, q: reference.toLowerCase().replace('-', '') });
    expect(found.items.map((item) => [item.id, item.state])).toEqual([[id, 'reserved']]);
    const reserved = await listDeskListings(agent, { ...noDeskFilters, state: 'reserved' });
    expect(reserved.total).toBe(all.counts.reserved + 1);
    expect(reserved.counts.all).toBe(all.total);
    expect((await listDeskListings(agent, { ...noDeskFilters, q: 'nowhere at all' })).items).toEqual([]);
  });
});
