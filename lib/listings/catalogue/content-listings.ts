import 'server-only';
import { listings } from '@/content/properties/all';
import { listingIds } from '@/content/properties/ids';
import { isBuilding } from '@/lib/env/process';
import { checkListings } from '@/lib/listings/schema/listing-schema';
import { listingWarnings } from '@/lib/listings/schema/listing-warnings';
import type { Listing } from '@/content/types/listing';

/** Featured ones first. An incomplete listing fails the build. */
export const contentListings: readonly Listing[] = checkListings(listingIds.map((id) => listings[id]));

if (isBuilding()) {
  for (const listing of contentListings) {
    for (const { field, message } of listingWarnings(listing)) {
      process.emitWarning(`${listing.id}: ${field} ${message}`, 'ListingWarning');
    }
  }
}
