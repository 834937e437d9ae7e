import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { MAX_IMAGES, withSelected } from '@/lib/listings/images/image-set';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import type { ReceivedFile } from '@/lib/server/http/receive-file';
import { requireRight } from '@/lib/server/services/access/with-right';
import type { UploadProblem } from '@/lib/server/services/images/image-problem';
import { storeImageFile } from '@/lib/server/services/images/store-image';
import { uploadKind } from '@/lib/server/services/images/upload-kind';
import { changeImages } from './change-images';

type AddImageResult = Readonly<
  | { status: 'added' | 'known'; name: string }
  | { status: 'unknown' | 'full' }
  | { status: 'refused'; problem: UploadProblem }
>;

/** The last image by default. The caller deletes the file. @throws RightError */
export async function addImage(
  actor: Actor,
  id: string,
  file: ReceivedFile,
  selection: readonly string[] = [],
): Promise<AddImageResult> {
  requireRight(actor, 'listing.edit');
  if (!(await findListingById(id))) return { status: 'unknown' };
  const kind = await uploadKind(file.path);
  if (kind !== 'photograph') return { status: 'refused', problem: kind === 'other' ? 'notAnImage' : kind };
  const stored = await storeImageFile(file);
  if (stored.status === 'refused') return stored;
  const { name } = stored;
  let isFull = false;
  const result = await changeImages(
    actor,
    id,
    (set) => {
      isFull = set.images.length >= MAX_IMAGES;
      return isFull ? set : withSelected(set, name, selection);
    },
    { action: 'imageAdded', name },
  );
  if (result.status !== 'saved') return { status: 'unknown' };
  if (result.before.images.includes(name)) return { status: 'known', name };
  return isFull ? { status: 'full' } : { status: 'added', name };
}
