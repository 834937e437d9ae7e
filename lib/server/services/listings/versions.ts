import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { ListingDraft } from '@/content/types/listing';
import { findListingById, type DeskField } from '@/lib/server/data/listings/catalogue';
import { findRevision, listRevisions, type ListingRevision } from '@/lib/server/data/listings/listing-revisions';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { visibleListing, withChanges } from '@/lib/server/services/catalogue/visible-listing';
import type { ListingEdit } from '@/lib/server/services/catalogue/with-fields';
import type { EditResult } from '@/lib/server/services/listings/change-desk-listing';
import { saveListing } from '@/lib/server/services/listings/save-listing';

export type VersionList = Readonly<{
  versions: readonly ListingRevision[];
  isVisible: boolean;
}>;

export async function readVersions(actor: Actor, id: string): Promise<VersionList> {
  requireRight(actor, 'listing.read');
  const stored = await findListingById(id);
  return { versions: await listRevisions(id), isVisible: stored !== null && visibleListing(stored) !== null };
}

type TakeBack = Readonly<{ id: string; version: number; editVersion: number }>;

const kept: ReadonlySet<string> = new Set([
  'agreedPrice',
  'earlierPrices',
  'featured',
  'id',
  'images',
  'imageTexts',
  'published',
  'reference',
  'soldOn',
  'status',
  'updated',
] satisfies (keyof ListingDraft)[]);

export async function revertVersion(
  actor: Actor,
  { editVersion, id, version }: TakeBack,
  now = new Date(),
): Promise<EditResult> {
  return withRight(actor, 'listing.edit', { kind: 'listing', id }, async (record) => {
    const revision = await findRevision(id, version);
    const stored = await findListingById(id);
    if (!revision || !stored) return { status: 'unknown' };
    const fields = fieldsOf(revision.data, withChanges(stored));
    const result = await saveListing(actor, { id, editVersion, fields }, now);
    if (result.status === 'saved') await record('revisionTakenBack', { after: { version } });
    return result;
  });
}

function fieldsOf(version: ListingDraft, now: ListingDraft): ListingEdit {
  const names = [...Object.keys(version), ...Object.keys(now)].filter((name) => !kept.has(name)) as DeskField[];
  return Object.fromEntries(names.map((name) => [name, version[name]]));
}
