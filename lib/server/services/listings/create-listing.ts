import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { findListingById, storeListings } from '@/lib/server/data/listings/catalogue';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { withRight } from '@/lib/server/services/access/with-right';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { copiedFields, newFields, type NewListing } from '@/lib/listings/schema/new-fields';
import { deskDraft } from '@/lib/server/services/catalogue/desk-draft';
import { newNames } from '@/lib/server/services/catalogue/new-names';
import { ownAgent } from '@/lib/server/services/catalogue/own-agent';
import type { ListingDraft } from '@/content/types/listing';

type Created = Readonly<{ id: string; reference: string }>;

/**
 * Creates a draft with the next reference.
 * @throws RightError
 */
export async function createListing(actor: Actor, input: NewListing, now = new Date()): Promise<Created> {
  const fields = { ...newFields(input), agent: await ownAgent(actor) };
  return withRight(actor, 'listing.edit', { kind: 'listing', id: '' }, async (record) => {
    const created = await addDraft(fields, now);
    const { area, operation, price, type } = fields;
    await record('listingCreated', { after: { area, operation, price, type } }, { kind: 'listing', id: created.id });
    return created;
  });
}

/**
 * Creates a draft with the shared fields of similar listings; null for an unknown listing.
 * @throws RightError
 */
export async function duplicateListing(actor: Actor, id: string, now = new Date()): Promise<Created | null> {
  return withRight(actor, 'listing.edit', { kind: 'listing', id }, async (record) => {
    const stored = await findListingById(id);
    if (!stored) return null;
    const created = await addDraft(copiedFields(withChanges(stored)), now);
    await record('listingDuplicated', { before: { id } }, { kind: 'listing', id: created.id });
    return created;
  });
}

async function addDraft(fields: Partial<ListingDraft>, now: Date): Promise<Created> {
  let created: Created = { id: '', reference: '' };
  await changeCatalogue(async (version) => {
    created = await newNames(fields.type ?? 'home', fields.area ?? '');
    await storeListings(version, [{ fields: deskDraft(fields, created, now), events: [] }]);
    return true;
  });
  return created;
}
