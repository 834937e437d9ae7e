import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { ImageAct } from '@/lib/listings/images/image-form';
import {
  arrangedImages,
  movedImage,
  withCover,
  withImage,
  withoutImage,
  type ImageRow,
} from '@/lib/listings/images/image-set';
import { requireRight } from '@/lib/server/services/access/with-right';
import { findStoredImages } from '@/lib/server/data/listings/images';
import { isStoredImageName } from '@/lib/site/stored-images';
import { changeImages, type ImageChangeResult } from './change-images';

export async function editImages(
  actor: Actor,
  id: string,
  { act, rows }: Readonly<{ rows: readonly ImageRow[]; act: ImageAct }>,
): Promise<ImageChangeResult> {
  requireRight(actor, 'listing.edit');
  if (act.kind === 'restore') return restore(actor, id, act);
  const name = act.kind === 'remove' ? act.name : null;
  return changeImages(
    actor,
    id,
    (set) => {
      const arranged = arrangedImages(set, rows);
      if (act.kind === 'move') return movedImage(arranged, act.name, act.step);
      if (act.kind === 'cover') return withCover(arranged, act.name);
      return act.kind === 'remove' ? withoutImage(arranged, act.name) : arranged;
    },
    name === null ? undefined : { action: 'imageRemoved', name },
  );
}

async function restore(
  actor: Actor,
  id: string,
  { at, name }: Readonly<{ name: string; at: number }>,
): Promise<ImageChangeResult> {
  if (isStoredImageName(name) && (await findStoredImages([name])).length === 0) return { status: 'unknown' };
  return changeImages(actor, id, (set) => withImage(set, name, at), { action: 'imageAdded', name });
}
