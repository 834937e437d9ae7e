import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { requireRight } from '@/lib/server/services/access/with-right';
import { storeImage, type StoreImageResult } from '@/lib/server/services/images/store-image';

export async function storePortrait(actor: Actor, bytes: Uint8Array): Promise<StoreImageResult> {
  requireRight(actor, 'site.edit');
  return storeImage(bytes);
}
