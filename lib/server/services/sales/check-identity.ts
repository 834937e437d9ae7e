import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { findVersion, storeCheck } from '@/lib/server/data/sales/documents';
import { withSale } from './with-sale';

/**
 * Records that an identity document was checked. Agents may not open it, and see the day (ISO) until which it is valid.
 * @throws RightError
 */
export async function checkIdentity(
  actor: StaffActor,
  listingId: string,
  versionId: string,
  validUntil: string,
): Promise<'done' | 'gone'> {
  return withSale<'done' | 'gone'>(actor, 'document.read-identity', listingId, async ({ sale }, record) => {
    const found = await findVersion(sale.id, versionId);
    if (found?.folder !== 'identity') return 'gone';
    await storeCheck(found.id, actor.name, validUntil);
    await record('documentChecked', { after: { version: found.n, validUntil } });
    return 'done';
  });
}
