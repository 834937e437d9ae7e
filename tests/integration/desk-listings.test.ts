import { commandActor, type Actor, type StaffActor } from '@/lib/access/actor';
import { RightError } from '@/lib/errors/right-error';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { typedValues } from '@/lib/listings/fields/typed-values';
import { findListingById, listStoredListings } from '@/lib/server/data/listings/catalogue';
import { readCatalogueState } from '@/lib/server/data/listings/catalogue-version';
import { listRevisions } from '@/lib/server/data/listings/listing-revisions';
import { changeListing } from '@/lib/server/services/catalogue/change-listing';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { isShown, withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { createListing, duplicateListing } from '@/lib/server/services/listings/create-listing';
import { deleteListing } from '@/lib/server/services/listings/delete-listing';
import { findDeskListing } from '@/lib/server/services/listings/find-desk-listing';
import { previewForm } from '@/lib/server/services/listings/form-preview';
import { resolveConflict } from '@/lib/server/services/listings/resolve-conflict';
import { discardDraft, saveDraft, saveForm } from '@/lib/server/services/listings/save-form';
import { restoreField, saveListing } from '@/lib/server/services/listings/save-listing';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

const [sample] = contentListings;
const ID = sample?.id ?? '';
const PRICE = sample?.price ?? 0;

async function makeStaff(name: string, role: StaffActor['role'] = 'agent'): Promise<StaffActor> {
  const { email, id } = await makeUser();
  return { kind: 'staff', role, userId: id, email, name, sessionId: '' };
}

const flat = { operation: 'sale', type: 'apartment', area: 'eixample', street: 'Carrer de Girona' } as const;

async function stored(id: string) {
  const listing = await findListingById(id);
  if (!listing) throw new Error(`no listing ${id}`);
  return listing;
}

onDatabase(({ run }) => {
  beforeEach(async () => {
    await run('update catalogue_version set content_built_at = null, has_files = true');
    await storeContent();
  });

  const actions = async () =>
    (await run<{ action: string }>('select action from activity_log order by created_at')).map(({ action }) => action);

  it('creates a draft with the next reference, which lacks what nobody has said', async () => {
    const ada = await makeStaff('Ada');
    const { id, reference } = await createListing(ada, { ...flat, price: 500_000 });
    const references = contentListings.map((listing) => Number(listing.reference.slice(3)));
    expect(reference).toBe(`CM-${String(Math.max(...references) + 1).padStart(4, '0')}`);
    expect(id).toBe(`apartment-eixample-${reference.slice(3)}`);
    const found = await findDeskListing(ada, id);
    expect(found?.isVisible).toBe(false);
    expect(found?.shown).toMatchObject({ municipality: 'Barcelona', region: 'catalonia', price: 500_000 });
    expect(found?.problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['energy', 'habitability', 'protection', 'registry', 'text']),
    );
    const second = await createListing(ada, { ...flat, area: 'Vilafamés' });
    expect(second.reference).not.toBe(reference);
    expect((await stored(second.id)).base).toMatchObject({ area: 'Vilafamés', municipality: 'Vilafamés' });
    expect(await actions()).toEqual(['listingCreated', 'listingCreated']);
  });

  it('previews unsaved input with its card and what is missing, and stores nothing', async () => {
    const ada = await makeStaff('Ada');
    const { id } = await createListing(ada, flat);
    const before = await stored(id);
    const preview = await previewForm(ada, id, { price: '450000', 'text.en.title': 'A flat', bedrooms: 'two' }, 'en');
    expect(preview?.card).toMatchObject({ price: '€450,000', title: 'A flat' });
    const missing = preview?.gaps.map(({ field }) => field);
    expect(missing).toEqual(expect.arrayContaining(['bedrooms', 'energy', 'text']));
    expect(missing).not.toContain('price');
    expect(await stored(id)).toEqual(before);
    expect((await findDeskListing(ada, id))?.draft).toBeNull();
    expect(await previewForm(ada, 'no-such-home', {}, 'en')).toBeNull();
  });

  it('saves a draft whatever it lacks, and says what', async () => {
    const ada = await makeStaff('Ada');
    const { id } = await createListing(ada, flat);
    const result = await saveListing(ada, { id, editVersion: 0, fields: { builtArea: 80, street: undefined } });
    expect(result).toEqual({ status: 'saved', editVersion: 1 });
    const { base, changes, editVersion, problems } = await stored(id);
    expect(base).toMatchObject({ builtArea: 80 });
    expect(base).not.toHaveProperty('street');
    expect({ changes, editVersion }).toEqual({ changes: {}, editVersion: 1 });
    expect(problems.map(({ field }) => field)).not.toContain('builtArea');
    expect(await listRevisions(id)).toEqual([]);
  });

  it('tells the second of two editors who was first, and loses nothing of hers', async () => {
    const [ada, bea] = [await makeStaff('Ada'), await makeStaff('Bea')];
    const { id } = await createListing(ada, { ...flat, price: 500_000 });
    const began = typedValues(withChanges(await stored(id)));
    const form = { id, editVersion: 0, began };
    expect(await saveForm(ada, { ...form, typed: { price: '490000', bedrooms: '3' } })).toMatchObject({
      status: 'saved',
    });
    const second = await saveForm(bea, { ...form, typed: { price: '480.000', bathrooms: '2' } });
    expect(second).toMatchObject({ status: 'conflict', editVersion: 1, author: 'Ada', theirs: { price: 490_000 } });
    expect((await stored(id)).base.price).toBe(490_000);
    expect((await findDeskListing(bea, id))?.draft?.fields).toEqual({ price: '480.000', bathrooms: '2' });
    const isMine = (input: string) => input === 'bathrooms';
    expect(await resolveConflict(bea, { id, editVersion: 1, isMine })).toEqual({ status: 'saved', editVersion: 2 });
    expect((await stored(id)).base).toMatchObject({ price: 490_000, bedrooms: 3, bathrooms: 2 });
    expect((await findDeskListing(bea, id))?.draft).toBeNull();
    expect(await saveListing(ada, { id, editVersion: 1, fields: { floor: 3 } })).toMatchObject({ status: 'conflict' });
  });

  it('asks before it saves a price that differs by more than 30%, and keeps the other fields as they were', async () => {
    const ada = await makeStaff('Ada');
    const { id } = await createListing(ada, { ...flat, price: 645_000 });
    const began = typedValues(withChanges(await stored(id)));
    const form = { id, editVersion: 0, began, typed: { price: '1.111.111', bedrooms: '3' } };
    const question = { status: 'largePrice', before: 645_000, after: 1_111_111 };
    expect(await saveForm(ada, form)).toEqual(question);
    expect(await saveForm(ada, { ...form, confirmedPrice: 1_111_000 })).toEqual(question);
    expect((await stored(id)).base).toMatchObject({ price: 645_000 });
    expect((await stored(id)).base).not.toHaveProperty('bedrooms');
    expect(await saveForm(ada, { ...form, confirmedPrice: 1_111_111 })).toMatchObject({ status: 'saved' });
    expect((await stored(id)).base).toMatchObject({ price: 1_111_111, bedrooms: 3 });
  });

  it('saves one of two at the same time', async () => {
    const ada = await makeStaff('Ada');
    const { id } = await createListing(ada, flat);
    const results = await Promise.all(
      [2, 3].map((bedrooms) => saveListing(ada, { id, editVersion: 0, fields: { bedrooms } })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['conflict', 'saved']);
  });

  it('changes a listing of the files over its source, for visitors too, and gives it back', async () => {
    const ada = await makeStaff('Ada');
    const lower = PRICE - 1_000;
    expect(await saveListing(ada, { id: ID, editVersion: 0, fields: { price: lower } })).toMatchObject({
      status: 'saved',
    });
    const changed = await stored(ID);
    expect(changed.base.price).toBe(PRICE);
    expect(changed.changes.price).toEqual({ value: lower, over: PRICE });
    expect(isShown(changed)).toBe(true);
    expect(await listRevisions(ID)).toMatchObject([
      { version: 1, author: 'Ada', data: { price: lower } },
      { version: 0, author: '', data: { price: PRICE } },
    ]);
    expect(await run(`select 1 from listing_events where kind = 'price' and origin = 'desk'`)).toHaveLength(1);
    expect(await actions()).toEqual(['priceChanged']);
    expect(await restoreField(ada, { id: ID, field: 'price', editVersion: 0 })).toMatchObject({ status: 'conflict' });
    expect(await restoreField(ada, { id: ID, field: 'price', editVersion: 1 })).toMatchObject({ status: 'saved' });
    const returned = await stored(ID);
    expect(returned.changes.price).toBeUndefined();
    expect(withChanges(returned).price).toBe(PRICE);
  });

  it('keeps no change that the source says too, and other changes through a new state', async () => {
    const ada = await makeStaff('Ada');
    const { street } = (await stored(ID)).base;
    await saveListing(ada, { id: ID, editVersion: 0, fields: { street: 'Carrer Nou', floor: 1 } });
    await saveListing(ada, { id: ID, editVersion: 1, fields: { street } });
    expect(Object.keys((await stored(ID)).changes).toSorted()).toEqual(['floor', 'updated']);
    await changeListing(commandActor, sample?.reference ?? '', { kind: 'reserve' });
    expect(withChanges(await stored(ID))).toMatchObject({ floor: 1, status: 'reserved' });
  });

  it('refuses what would make a published listing unlawful, and takes it once it is withdrawn', async () => {
    const ada = await makeStaff('Ada');
    await saveDraft(ada, ID, { editVersion: 0, fields: { 'energy.status': '' } });
    const save = { id: ID, editVersion: 0, fields: { energy: undefined } };
    expect(await saveListing(ada, save)).toMatchObject({ status: 'refused', problems: [{ field: 'energy' }] });
    expect((await stored(ID)).editVersion).toBe(0);
    expect((await findDeskListing(ada, ID))?.draft).not.toBeNull();
    await changeListing(commandActor, sample?.reference ?? '', { kind: 'withdraw' });
    expect(await saveListing(ada, save)).toMatchObject({ status: 'conflict', editVersion: 1 });
    expect(await saveListing(ada, { ...save, editVersion: 1 })).toMatchObject({ status: 'saved' });
  });

  it('reads a form with what is wrong in it, and saves nothing of it', async () => {
    const ada = await makeStaff('Ada');
    const began = typedValues(withChanges(await stored(ID)));
    const typed = { ...began, price: 'a lot', bedrooms: '9' };
    expect(await saveForm(ada, { id: ID, editVersion: 0, began, typed })).toEqual({
      status: 'invalid',
      errors: { price: 'number' },
    });
    expect(await saveForm(ada, { id: ID, editVersion: 0, began, typed: began })).toEqual({
      status: 'saved',
      editVersion: 0,
    });
    const made = { ...began, id: 'x', reference: 'x', status: 'sold', published: '2020-01-01' };
    expect(await saveForm(ada, { id: ID, editVersion: 0, began, typed: made })).toEqual({
      status: 'saved',
      editVersion: 0,
    });
    expect(await saveForm(ada, { id: 'nowhere', editVersion: 0, began, typed })).toEqual({ status: 'unknown' });
  });

  it('stores what is typed without a new number of the catalogue', async () => {
    const ada = await makeStaff('Ada');
    const before = await readCatalogueState();
    await saveDraft(ada, ID, { editVersion: 0, fields: { price: '12a' } });
    expect(await readCatalogueState()).toEqual(before);
    expect((await findDeskListing(ada, ID))?.draft?.fields).toEqual({ price: '12a' });
    expect((await findDeskListing(await makeStaff('Bea'), ID))?.draft).toBeNull();
    await saveListing(await makeStaff('Bea'), { id: ID, editVersion: 0, fields: { floor: 2 } });
    expect(await saveDraft(ada, ID, { editVersion: 0, fields: { price: '12' } })).toMatchObject({ status: 'changed' });
    await discardDraft(ada, ID);
    expect((await findDeskListing(ada, ID))?.draft).toBeNull();
    expect(await saveDraft(ada, 'nowhere', { editVersion: 0, fields: {} })).toEqual({ status: 'unknown' });
  });

  it('deletes a draft that nobody saw, and nothing else', async () => {
    const ada = await makeStaff('Ada');
    const { id, reference } = await createListing(ada, flat);
    await saveDraft(ada, id, { editVersion: 0, fields: { price: '1' } });
    expect(await deleteListing(ada, id)).toBe('deleted');
    expect(await deleteListing(ada, id)).toBe('unknown');
    expect(await deleteListing(ada, ID)).toBe('refused');
    expect(await findDeskListing(ada, id)).toBeNull();
    expect((await listStoredListings()).map((listing) => listing.id)).not.toContain(id);
    expect(await changeListing(commandActor, reference, { kind: 'publish' })).toEqual({ status: 'unknown' });
    expect(await run('select 1 from listing_drafts')).toHaveLength(0);
    expect(await run(`select 1 from listings where id = '${id}' and deleted_at is not null`)).toHaveLength(1);
    expect((await createListing(ada, flat)).reference).not.toBe(reference);
  });

  it('duplicates a home without what belongs to one alone', async () => {
    const ada = await makeStaff('Ada');
    const copy = await duplicateListing(ada, ID);
    const { base, publishedAt, source } = await stored(copy?.id ?? '');
    expect({ publishedAt, source }).toEqual({ publishedAt: null, source: 'desk' });
    expect(base).toMatchObject({ area: sample?.area, text: sample?.text, images: [], status: 'available' });
    for (const field of ['energy', 'habitability', 'registry', 'video']) expect(base).not.toHaveProperty(field);
    expect(await duplicateListing(ada, 'nowhere')).toBeNull();
  });

  it('does nothing for a client', async () => {
    const { id: userId } = await makeUser();
    const client: Actor = { kind: 'client', userId };
    const target = { id: ID, editVersion: 0 };
    const attempts = [
      () => createListing(client, flat),
      () => saveListing(client, { ...target, fields: { price: 1 } }),
      () => saveForm(client, { ...target, began: {}, typed: {} }),
      () => saveDraft(client, ID, { editVersion: 0, fields: {} }),
      () => discardDraft(client, ID),
      () => restoreField(client, { ...target, field: 'price' }),
      () => resolveConflict(client, { ...target, isMine: () => true }),
      () => duplicateListing(client, ID),
      () => deleteListing(client, ID),
      () => findDeskListing(client, ID),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow(RightError);
    expect(await actions()).toEqual([]);
  });
});
