import 'server-only';
import { listStoredListings, storeListings } from '@/lib/server/data/listings/catalogue';
import { changeCatalogue, excludeFiles } from '@/lib/server/data/listings/catalogue-version';
import { withdrawalOf } from './listing-events';

/** Applies to this and all later builds. Returns the number of listings. */
export async function removeFiles(): Promise<number> {
  let count = 0;
  await changeCatalogue(async (version) => {
    await excludeFiles();
    const writes = (await listStoredListings())
      .filter(({ isAbsent, source }) => source === 'files' && !isAbsent)
      .map(withdrawalOf);
    count = writes.length;
    await storeListings(version, writes);
    return count > 0;
  });
  return count;
}
