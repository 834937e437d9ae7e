import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { findListingById, storeListings, type ListingFields } from '@/lib/server/data/catalogue';
import { changeCatalogue } from '@/lib/server/data/catalogue-version';
import { findStaff } from '@/lib/server/data/staff';
import { withRight } from '@/lib/server/services/access/with-right';
import { listingHash } from '@/lib/server/services/catalogue/listing-hash';
import { lacksOf } from '@/lib/server/services/catalogue/listing-lacks';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { isoDay } from '@/lib/text/iso-day';
import { siteFacts } from '@/lib/site/site-facts';
import { copiedFields, newFields, type NewListing } from '@/lib/listings/new-fields';
import { newNames } from '@/lib/server/services/catalogue/new-names';
import type { ListingDraft } from '@/content/types/listing';

type Created = Readonly<{ id: string; reference: string }>;

/**
 * A new draft of the desk with the next reference.
 * @throws RightError without the right to edit.
 */
export async function createListing(actor: Actor, input: NewListing, now = new Date()): Promise<Created> {
  const fields = { ...newFields(input), agent: await agentOf(actor) };
  return withRight(actor, 'listing.edit', { kind: 'listing', id: '' }, async (record) => {
    const created = await addDraft(fields, now);
    const { area, operation, price, type } = fields;
    await record('listingCreated', { after: { area, operation, price, type } }, { kind: 'listing', id: created.id });
    return created;
  });
}

/**
 * A draft with what a similar home has in common; null for an unknown one.
 * @throws RightError without the right to edit.
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
    const day = isoDay(now);
    const base: ListingDraft = { ...fields, ...created, published: day, updated: day };
    const draft: ListingFields = {
      base,
      baseHash: listingHash(base),
      changes: {},
      deletedAt: null,
      editVersion: 0,
      feedId: null,
      inputHash: null,
      isAbsent: false,
      position: 0,
      problems: lacksOf({ base, changes: {} }, day),
      publishedAt: null,
      soldAt: null,
      source: 'desk',
    };
    await storeListings(version, [{ fields: draft, events: [] }]);
    return true;
  });
  return created;
}

/** The member of the team that the actor is to visitors, else the first. */
async function agentOf(actor: Actor): Promise<string | undefined> {
  const staff = actor.kind === 'staff' ? await findStaff(actor.userId) : null;
  return staff?.teamId ?? siteFacts().team.es[0]?.id;
}
