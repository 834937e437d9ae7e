import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { ActivityAction } from '@/lib/access/activity';
import type { ImageSet } from '@/lib/listings/images/image-set';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { findListingDraft, storeListingDraft } from '@/lib/server/data/listings/listing-drafts';
import { withRight } from '@/lib/server/services/access/with-right';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { saveListing } from '@/lib/server/services/listings/save-listing';
import { isSameValue } from '@/lib/text/is-same-value';

/** `refused`: the law requires images for a published listing. */
export type ImageChangeResult = Readonly<
  { status: 'saved'; before: ImageSet; after: ImageSet } | { status: 'unknown' | 'refused' }
>;

type Activity = Readonly<{ action: Extract<ActivityAction, 'imageAdded' | 'imageRemoved'>; name: string }>;

const ATTEMPTS = 3;

/** No version check: concurrent changes are independent of order. @throws RightError */
export function changeImages(
  actor: Actor,
  id: string,
  change: (set: ImageSet) => ImageSet,
  activity?: Activity,
): Promise<ImageChangeResult> {
  return withRight(actor, 'listing.edit', { kind: 'listing', id }, async (record) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const stored = await findListingById(id);
      if (!stored) return { status: 'unknown' };
      const before = imagesOf(withChanges(stored));
      const after = change(before);
      if (isSameValue(before, after)) return { status: 'saved', before, after };
      const typed = actor.kind === 'staff' ? await findListingDraft(id, actor.userId) : null;
      const result = await saveListing(actor, { id, editVersion: stored.editVersion, fields: fieldsOf(before, after) });
      if (result.status === 'conflict') continue;
      if (result.status !== 'saved') return { status: result.status };
      // Moves the unsaved draft to the new version, because it has no images.
      if (typed && actor.kind === 'staff') {
        const isOverThis = typed.overVersion === stored.editVersion;
        const overVersion = isOverThis ? result.editVersion : typed.overVersion;
        await storeListingDraft(id, actor.userId, { fields: typed.fields, overVersion });
      }
      if (activity) await record(activity.action, { after: { name: activity.name, images: after.images.length } });
      return { status: 'saved', before, after };
    }
    throw new Error(`the images of ${id} could not be saved beside other changes`);
  });
}

export const imagesOf = ({ images = [], imageTexts = {} }: Partial<ImageSet>): ImageSet => ({ images, imageTexts });

function fieldsOf(before: ImageSet, { images, imageTexts }: ImageSet) {
  return {
    ...(!isSameValue(before.images, images) && { images }),
    ...(!isSameValue(before.imageTexts, imageTexts) && {
      imageTexts: Object.keys(imageTexts).length > 0 ? imageTexts : undefined,
    }),
  };
}
