import 'server-only';
import type { SystemActor } from '@/lib/access/actor';
import { lawDay } from '@/lib/listings/law/law-day';
import { withOrdered } from '@/lib/listings/images/image-set';
import { findListingById, storeListings } from '@/lib/server/data/listings/catalogue';
import { changeUnannounced } from '@/lib/server/data/listings/catalogue-version';
import { completeImages, leaseImages, renewImages } from '@/lib/server/data/feeds/import-images';
import { log } from '@/lib/server/log';
import { withRight } from '@/lib/server/services/access/with-right';
import { missingFields } from '@/lib/server/services/catalogue/missing-fields';
import { withFields } from '@/lib/server/services/catalogue/with-fields';
import type { StoredImport } from '@/lib/server/data/feeds/imports';
import { changeImages } from '@/lib/server/services/images/change-images';
import { imageName } from '@/lib/server/services/feeds/feed-images';
import { fetchImages } from '@/lib/server/services/images/fetch-images';
import { rowsWithImages, acceptsImages } from './rows-with-images';

const LEASE_SECONDS = 120;

const job: SystemActor = { kind: 'system', name: 'job' };

/** Fetches images of imported listings; an aborted run continues. Safe in several instances. */
export async function fetchImportedImages(): Promise<void> {
  const file = await leaseImages(LEASE_SECONDS);
  if (!file) return;
  const timer = setInterval(
    () => {
      renewImages(file.id, LEASE_SECONDS).catch((error: unknown) => log.warn({ err: error }, 'lease of an import'));
    },
    (LEASE_SECONDS * 1_000) / 3,
  );
  try {
    for (const { listing, images: addresses } of await rowsWithImages(file)) {
      if (!listing) continue;
      const images = await fetchImages(addresses);
      const names = addresses.flatMap((address) => imageName(images, address));
      await addImages(file, listing.id, names);
    }
    await completeImages(file.id);
  } finally {
    clearInterval(timer);
  }
  await fetchImportedImages();
}

/** The listing may have been published meanwhile. */
async function addImages(file: StoredImport, id: string, names: readonly string[]): Promise<void> {
  if (await addToDraft(id, names)) return;
  const stored = await findListingById(id);
  if (!stored || !acceptsImages(stored, file)) return;
  await changeImages(job, id, (set) => ({ ...set, images: withOrdered(set.images, names) }));
}

/** Keeps the edit version to avoid conflicts with an open editor. Returns false without a draft. */
async function addToDraft(id: string, names: readonly string[], now = new Date()): Promise<boolean> {
  let isDraft = false;
  await withRight(job, 'listing.edit', { kind: 'listing', id }, (record) =>
    changeUnannounced(async (version) => {
      const stored = await findListingById(id);
      isDraft = stored?.publishedAt === null;
      if (!stored || !isDraft) return;
      const before = stored.base.images ?? [];
      const images = withOrdered(before, names);
      if (images.length === before.length) return;
      const next = withFields(stored, { images }, now);
      await storeListings(version, [{ fields: { ...next, problems: missingFields(next, lawDay(now)) }, events: [] }]);
      await record('imageAdded', { after: { images: images.length } });
    }),
  );
  return isDraft;
}
