import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import type { StaffActor } from '@/lib/access/actor';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { findListing } from '@/lib/listings/catalogue/listings';
import { imageMark } from '@/lib/listings/images/image-set';
import { listingImages } from '@/lib/listings/images/listing-images';
import { withAltText } from '@/lib/site/images';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { findListingDraft, storeListingDraft } from '@/lib/server/data/listings/listing-drafts';
import { receiveFile } from '@/lib/server/http/receive-file';
import { waitForUpload } from '@/lib/server/http/upload-turn';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { editImages } from '@/lib/server/services/images/edit-images';
import { findListingImages } from '@/lib/server/services/images/listing-images';
import { ingestImage } from '@/lib/server/services/images/ingest-image';
import { createListing } from '@/lib/server/services/listings/create-listing';
import { fillLooks } from '@/lib/server/services/images/fill-looks';
import { imageNameOf } from '@/lib/server/storage/image-files';
import { incomingFolder } from '@/lib/server/storage/incoming';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

jest.setTimeout(60_000);

const kitchen = sharp(readFileSync('public/pictures/consell-kitchen-960.webp'));
const terrace = sharp(readFileSync('public/pictures/lluis-terrace-960.webp'));
const small = (picture: Sharp, width = 300, quality = 80) => picture.clone().resize(width).jpeg({ quality }).toBuffer();

async function makeActor(role: 'owner' | 'agent'): Promise<StaffActor> {
  const { email, id } = await makeUser();
  return { kind: 'staff', role, userId: id, email, name: 'Marta', sessionId: '' };
}

const makeListing = async (actor: StaffActor) =>
  (await createListing(actor, { operation: 'sale', type: 'apartment', area: 'Vic' })).id;

async function send(actor: Parameters<typeof ingestImage>[0], id: string, bytes: Buffer): Promise<string> {
  return ingestImage(actor, id, await receiveFile(Readable.from([bytes]), { maxBytes: 25_000_000 }));
}

const imagesOf = async (actor: StaffActor, id: string) => (await findListingImages(actor, id, 'en'))?.images ?? [];
const namesOf = async (actor: StaffActor, id: string) => (await imagesOf(actor, id)).map(({ name }) => name);

onDatabase(({ run }) => {
  afterEach(() => expect(existsSync(incomingFolder()) ? readdirSync(incomingFolder()) : []).toEqual([]));

  it.each(['owner', 'agent'] as const)('takes the photographs of an %s, and says so in the log', async (role) => {
    const actor = await makeActor(role);
    const id = await makeListing(actor);
    const bytes = await small(kitchen);
    expect(await send(actor, id, bytes)).toBe('added');
    expect(await send(actor, id, bytes)).toBe('known');
    expect(await send(actor, id, Buffer.from('<svg/>'))).toBe('notAnImage');
    expect(await send(actor, 'no-such-home', bytes)).toBe('unknown');
    const [image] = await imagesOf(actor, id);
    expect(image).toMatchObject({ isFixed: false, others: [], text: {}, view: { folder: '/media', width: 300 } });
    const rows = await run<{ actor_name: string }>(
      `select actor_name from activity_log where action = 'imageAdded' and subject_id = '${id}'`,
    );
    expect(rows).toEqual([{ actor_name: 'Marta' }]);
  });

  it('takes none of a client, who sees none either', async () => {
    const owner = await makeActor('owner');
    const id = await makeListing(owner);
    const client = { kind: 'client', userId: owner.userId } as const;
    await expect(send(client, id, await small(kitchen))).rejects.toThrow('listing.edit');
    await expect(findListingImages(client, id, 'en')).rejects.toThrow('listing.read');
    await expect(editImages(client, id, { act: { kind: 'save' }, rows: [] })).rejects.toThrow('listing.edit');
    expect(await namesOf(owner, id)).toEqual([]);
  });

  it('notices the same photograph in another home, in another size and compression', async () => {
    const actor = await makeActor('agent');
    const [one, two, three] = [await makeListing(actor), await makeListing(actor), await makeListing(actor)];
    await send(actor, one, await small(kitchen));
    await send(actor, two, await small(kitchen, 220, 50));
    await send(actor, two, await small(terrace));
    await send(actor, three, await small(terrace));
    const [own, other] = [await imagesOf(actor, one), await imagesOf(actor, two)];
    expect(own.map(({ others }) => others.map(({ id }) => id))).toEqual([[two]]);
    expect(other.map(({ others }) => others.map(({ id }) => id))).toEqual([[one], [three]]);
    expect((await imagesOf(actor, three))[0]?.others).toEqual([{ id: two, reference: expect.any(String) }]);
  });

  it('names three of the other listings and counts the rest', async () => {
    const actor = await makeActor('agent');
    const drafts = await Promise.all(Array.from({ length: 6 }, () => makeListing(actor)));
    for (const id of drafts) await send(actor, id, await small(terrace, 180));
    const [image] = await imagesOf(actor, drafts[0] ?? '');
    expect(image?.others).toHaveLength(3);
    expect(image?.moreOthers).toBeGreaterThanOrEqual(2);
  });

  it('keeps the order of selection when a later file arrives first', async () => {
    const actor = await makeActor('agent');
    const id = await makeListing(actor);
    const files = await Promise.all([260, 261, 262].map((width) => small(kitchen, width)));
    const names = files.map(imageNameOf);
    const selection = names.map(imageMark);
    for (const at of [1, 0, 2]) {
      const received = await receiveFile(Readable.from([files[at]]), { maxBytes: 25_000_000 });
      expect(await ingestImage(actor, id, received, selection)).toBe('added');
    }
    expect(await namesOf(actor, id)).toEqual(names);
  });

  it('arranges, describes, takes away and brings back, beside what others do', async () => {
    const [marta, oriol] = [await makeActor('owner'), await makeActor('agent')];
    const id = await makeListing(marta);
    const files = await Promise.all([200, 210, 220].map((width) => small(kitchen, width)));
    expect(await Promise.all(files.map((bytes, at) => send(at === 1 ? oriol : marta, id, bytes)))).toEqual(
      Array(3).fill('added'),
    );
    const [a = '', b = '', c = ''] = await namesOf(marta, id);
    const text = { alt: { en: 'The kitchen' }, room: 'kitchen' } as const;
    const rows = [{ name: c }, { name: a, text }, { name: b, text: { kind: 'plan' } as const }];
    await editImages(marta, id, { act: { kind: 'move', name: a, step: -1 }, rows });
    expect((await imagesOf(marta, id)).map((image) => [image.name, image.text])).toEqual([
      [a, text],
      [c, {}],
      [b, { kind: 'plan' }],
    ]);
    await send(oriol, id, await small(kitchen, 230));
    const removal = await editImages(marta, id, { act: { kind: 'remove', name: a }, rows });
    expect(removal.status).toBe('saved');
    const left = await namesOf(marta, id);
    expect(left).toEqual([c, b, left[2]]);
    await editImages(marta, id, { act: { kind: 'restore', name: a, at: 0 }, rows: [] });
    expect((await imagesOf(marta, id))[0]).toMatchObject({ name: a, text });
    await editImages(marta, id, {
      act: { kind: 'cover', name: b },
      rows: [{ name: a, text }, { name: c }, { name: b }],
    });
    expect(await namesOf(marta, id)).toEqual([b, a, c, left[2]]);
    const unknown = `photo-${'0'.repeat(32)}`;
    const restored = await editImages(marta, id, { act: { kind: 'restore', name: unknown, at: 0 }, rows: [] });
    expect(restored.status).toBe('unknown');
  });

  it('leaves what somebody types in the editor as it is', async () => {
    const actor = await makeActor('agent');
    const id = await makeListing(actor);
    const version = (await findListingById(id))?.editVersion ?? -1;
    await storeListingDraft(id, actor.userId, { fields: { price: '400000' }, overVersion: version } as never);
    await send(actor, id, await small(kitchen));
    const now = (await findListingById(id))?.editVersion;
    expect(now).toBeGreaterThan(version);
    expect(await findListingDraft(id, actor.userId)).toMatchObject({ fields: { price: '400000' }, overVersion: now });
  });

  it('shows visitors a new image of a published home, declared where a computer made it', async () => {
    await run('update catalogue_version set content_built_at = null');
    await storeContent();
    await loadCatalogue();
    const [{ id, images } = { id: '', images: [] }] = contentListings;
    const actor = await makeActor('owner');
    expect(await send(actor, id, await small(terrace))).toBe('added');
    const name = (await namesOf(actor, id)).at(-1) ?? '';
    const rows = [{ name, text: { kind: 'render' } as const }, ...images.map((image) => ({ name: image }))];
    await editImages(actor, id, { act: { kind: 'save' }, rows });
    await loadCatalogue();
    const [view] = listingImages(findListing(id)!, 'en');
    expect(view).toMatchObject({ name, isPhotograph: false, position: { number: 1 } });
    const draft = await makeListing(actor);
    await send(actor, draft, await small(terrace, 250));
    expect((await imagesOf(actor, draft))[0]?.others).toEqual([{ id, reference: findListing(id)?.reference }]);
    const said = withAltText(view!, ((key: string, { alt }: { alt?: string }) => `${key} ${alt ?? ''}`) as never);
    expect(said.alt).toContain('renderAlt photo');
  });

  it('looks at images that were stored before looks were', async () => {
    const actor = await makeActor('owner');
    const [one, two] = [await makeListing(actor), await makeListing(actor)];
    await send(actor, one, await small(terrace, 310));
    await send(actor, two, await small(terrace, 320));
    const hashes = () => run<{ look_hash: string | null }>('select look_hash from stored_images order by id');
    const before = await hashes();
    await run('update stored_images set look_hash = null');
    expect((await imagesOf(actor, one))[0]?.others).toEqual([]);
    await fillLooks();
    const after = await hashes();
    expect(after.map(({ look_hash: hash }) => hash)).toEqual(before.map(() => expect.stringMatching(/^[0-9a-f]{64}$/)));
    expect((await imagesOf(actor, one))[0]?.others.map(({ id }) => id)).toEqual([two]);
  });

  it('takes four files of one person at once, and 600 an hour', async () => {
    const { userId } = await makeActor('agent');
    let finish = (): void => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const running = [1, 2, 3, 4].map(() => waitForUpload(userId, () => gate));
    expect(await waitForUpload(userId, () => gate)).toEqual({ isAllowed: false, retryAfter: 5 });
    finish();
    expect((await Promise.all(running)).every(({ isAllowed }) => isAllowed)).toBe(true);
    await run('update rate_limits set count = 600');
    expect(await waitForUpload(userId, () => gate)).toMatchObject({ isAllowed: false });
    expect(await waitForUpload((await makeActor('owner')).userId, () => gate)).toMatchObject({ isAllowed: true });
  });
});
