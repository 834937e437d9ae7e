import 'server-only';
import type { Readable } from 'node:stream';
import type { SellerActor, StaffActor } from '@/lib/access/actor';
import { findVersion, insertRead, type DocumentVersion } from '@/lib/server/data/sales/documents';
import { requireRight } from '@/lib/server/services/access/with-right';
import { withSale } from '@/lib/server/services/sales/with-sale';
import { getStorage } from '@/lib/server/storage/get-storage';
import { isUuid } from '@/lib/text/is-uuid';

type OpenedDocument = Readonly<{ version: DocumentVersion; stream: Readable }>;

/**
 * Records the access; null for an unknown file.
 * @throws RightError; identity documents need a separate right.
 */
export async function openDocument(
  actor: StaffActor | SellerActor,
  listingId: string,
  versionId: string,
): Promise<OpenedDocument | null> {
  const version = await withSale(actor, 'document.read', listingId, async ({ sale }, record) => {
    const found = isUuid(versionId) ? await findVersion(sale.id, versionId) : null;
    if (!found) return null;
    if (found.folder === 'identity') requireRight(actor, 'document.read-identity');
    await insertRead(found.id, actor.userId, actor.name);
    await record('documentOpened', { after: { folder: found.folder, version: found.n } });
    return found;
  });
  if (!version || version === 'gone') return null;
  const stream = await getStorage().getStream(version.storageKey);
  return stream && { version, stream };
}
